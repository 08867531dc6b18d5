const VERSION_FOLDER =
  /(?:^|\/)(?:[\w-]*versioned_docs|docusaurus-plugin-content-docs[\w-]*)\/version-([^/]+)\//

/**
 * The version of a page as components of Docusaurus read it. Without a label in the configuration
 * the version that is being written is called `Next`.
 */
export function docsVersion(file: string, site: Readonly<Record<string, unknown>> | undefined) {
  const [, name = 'current'] = VERSION_FOLDER.exec(file) ?? []
  const [label] = [site?.presets, site?.plugins]
    .flat()
    .flatMap((use) => (Array.isArray(use) ? [use[1]] : []))
    .flatMap((options) => [field(options, 'docs'), options])
    .map((docs) => field(docs, 'versions', name, 'label'))
    .filter((found) => typeof found === 'string')
  return { name, version: name, label: label ?? (name === 'current' ? 'Next' : name) }
}

/** A value inside data of unknown shape. */
function field(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (inner, name) =>
      typeof inner === 'object' && inner !== null && Object.hasOwn(inner, name)
        ? Reflect.get(inner, name)
        : undefined,
    value,
  )
}
