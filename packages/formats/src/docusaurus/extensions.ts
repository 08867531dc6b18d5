import { fieldsOf, listIn } from './fields.ts'

/** The entries of `presets`, `themes` or `plugins`: names, or names with options. */
export function extensionUses(entries: unknown) {
  return listIn(entries).flatMap((entry) => {
    if (!entry) return []
    const [extension, options] = Array.isArray(entry) ? entry : [entry]
    // `false` turns off what a preset contains.
    return [{ name: nameOf(extension), options: fieldsOf(options), isOff: options === false }]
  })
}

/** Name of the package, or of the function or object that stands in the configuration. */
function nameOf(extension: unknown): string {
  if (typeof extension === 'string') return packageIn(extension)
  const { $function, $missing, name } = fieldsOf(extension)
  return String($missing ?? ($function || name) ?? 'a plugin without a name')
}

/** `/x/node_modules/@a/b/lib/index.js`, as `require.resolve` returns it, is `@a/b`. */
function packageIn(text: string): string {
  const path = text.replaceAll('\\', '/')
  const [, name] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path) ?? []
  return name ?? text
}

/** Whether a name is that of a package of Docusaurus, in any of its short forms. */
export function isNamed(name: string, kind: 'preset' | 'plugin' | 'theme', short: string): boolean {
  return [short, `@docusaurus/${short}`, `@docusaurus/${kind}-${short}`].includes(name)
}
