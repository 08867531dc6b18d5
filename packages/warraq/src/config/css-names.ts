import type { Plugin } from 'vite'
import type { StylesReader } from '../plugins/page-module-hook.ts'

/** A style sheet in CSS or in a language that Vite translates to it. */
export const STYLE_FILE = /\.(?:css|scss|sass|less|styl|stylus|pcss|postcss)$/
const CSS_MODULE = /\.module\.\w+$/
const PREFIX = '\0docs-css:'

/**
 * Gives modules what they import from a style sheet: of a CSS module the names of its classes, of
 * any other nothing. The styles themselves are bundled for the whole site or for pages, because the
 * HTML that uses them is on the page before any script.
 *
 * @param isOurs whether this applies to a style sheet, by absolute path
 * @param onRead called with every style sheet that is read, by absolute path
 */
export function cssNames(
  read: StylesReader,
  {
    isOurs = () => true,
    onRead = () => {},
  }: {
    readonly isOurs?: (file: string) => boolean
    readonly onRead?: (file: string) => void
  },
): Plugin {
  return {
    name: 'docs-css-names',
    enforce: 'pre',
    async resolveId(id, importer, options) {
      if (!STYLE_FILE.test(id) || importer === undefined || STYLE_FILE.test(importer)) return null
      const found = await this.resolve(id, importer, { ...options, skipSelf: true })
      // Vite reads a suffix as the language; here the code is JavaScript.
      return found !== null && isOurs(found.id) ? `${PREFIX}${found.id}.js` : null
    },
    async load(id) {
      const file = styleFileOf(id)
      if (file === undefined) return null
      onRead(file)
      if (!CSS_MODULE.test(file))
        return { code: 'export default {}', moduleSideEffects: true, moduleType: 'js' }
      const { modules, deps } = await read(file)
      deps.forEach(onRead)
      return { code: codeOf(modules), moduleSideEffects: true, moduleType: 'js' }
    },
  }
}

/** The style sheet that a module of this plugin stands for. */
export function styleFileOf(id: string): string | undefined {
  return id.startsWith(PREFIX) ? id.slice(PREFIX.length, -'.js'.length) : undefined
}

/** `export const title = 'Card_title_x1y2z'`, and an object of all of them as default. */
function codeOf(modules: Readonly<Record<string, string>>): string {
  const named = Object.entries(modules)
    .filter(([name]) => /^[A-Za-z_$][\w$]*$/.test(name))
    .map(
      ([name, value], at) =>
        `const n${at} = ${JSON.stringify(value)}; export { n${at} as ${name} }`,
    )
  return [
    ...named.filter((line) => !line.endsWith(' as default }')),
    `export default ${JSON.stringify(modules)}`,
  ].join('\n')
}
