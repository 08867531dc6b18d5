type Fields = Readonly<Record<string, unknown>>

const VERSION_FOLDER =
  /(?:^|\/)(?:[\w-]*versioned_docs|docusaurus-plugin-content-docs[\w-]*)\/version-([^/]+)\//

/**
 * The version of a page as components of Docusaurus read it. Without a label in the configuration
 * the version that is being written is called `Next`.
 * @param file path of the page
 * @param site configuration of the project
 */
export function docsVersion(file: string, site: Fields | undefined) {
  const [, name = 'current'] = VERSION_FOLDER.exec(file) ?? []
  const [label] = [site?.presets, site?.plugins]
    .flat()
    .flatMap((use) => (Array.isArray(use) ? [use[1]] : []))
    .flatMap((options) => [fieldIn(options, 'docs'), options])
    .map((docs) => fieldIn(fieldIn(fieldIn(docs, 'versions'), name), 'label'))
    .filter((found) => typeof found === 'string')
  return { name, version: name, label: label ?? (name === 'current' ? 'Next' : name) }
}

function fieldIn(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Fields)[name] : undefined
}
