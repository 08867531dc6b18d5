import { existsSync, readFileSync, statSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { extname, isAbsolute, join, relative, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin, Rolldown } from 'vite'
import {
  type Diagnostic,
  LINKED_FILE,
  manifestOf,
  packageFolder,
  packageNameOf,
  parseYaml,
  STYLE_FILE,
  styleFileOf,
} from 'warraq/plugin'
import { loadBundlerUtils } from '../bundler.ts'
import { ownValue } from '../own-value.ts'
import { importCalls, lineMap } from './import-calls.ts'
import { markdownModule } from './markdown-module.ts'
import { type ModuleNames, withoutAlias } from './module-names.ts'
import { PAGE_RUNTIME, runtimeModules } from './page-runtime.ts'
import { ENGINE_PARTS } from './provided-modules.ts'

/** Prefix of the id of a module that fails when it is imported; the path that was not found follows. */
export const FAILING = '\0failing:'
/** Prefix of the id of a module that stands for a package that is not installed; its id follows. */
export const MISSING = '\0missing:'

export interface SiteModules {
  readonly root: string
  readonly names: ModuleNames
}

/**
 * Bundler plugins for what pages import: any file of the site, and packages.
 * @param problems receives what is wrong with Markdown that modules import
 */
export function pageModulePlugins(site: SiteModules, problems: Diagnostic[]): Plugin[] {
  return [runtimePlugin(), sitePlugin(site), filesPlugin(site, problems)]
}

function runtimePlugin(): Plugin {
  const modules = runtimeModules()
  return {
    name: 'page-runtime',
    resolveId: {
      order: 'pre',
      handler: (id) => (Object.hasOwn(modules, id) ? `\0${id}` : null),
    },
    load: (id) => {
      const code = id.startsWith('\0') ? ownValue(modules, id.slice(1)) : undefined
      return code === undefined ? null : { code, moduleType: 'js' }
    },
  }
}

const ENGINE = /^(?:(?:react|react-dom|warraq)(?:\/|$)|docs:|file:)/
/** Prefixes that name the loaders of webpack stand before a path. */
const isFile = (id: string) => /^(?:.*!)?(?:[./\0]|[A-Za-z]:[\\/]|@site\/)/.test(id)

/** The folder of a package as the site finds it. */
function siteFolder(id: string, root: string): string | undefined {
  return packageFolder(packageNameOf(id), join(root, 'package.json'))
}

/** The folder of a package as a module finds it: packages may have others of their own. */
function folderOfModule(id: string, root: string, importer = ''): string | undefined {
  const own = isAbsolute(importer) ? packageFolder(packageNameOf(id), importer) : undefined
  return own ?? siteFolder(id, root)
}

/** Such a package must be bundled, because it has to render with the engine's copy of React. */
function usesReact(folder: string | undefined): boolean {
  if (folder === undefined) return false
  const { dependencies, peerDependencies } = manifestOf(join(folder, 'package.json'))
  return 'react' in { ...dependencies, ...peerDependencies }
}

/** Paths of the site; packages that are not installed and modules that plugins provide are calls. */
function sitePlugin(site: SiteModules): Plugin {
  const { root, names } = site
  return {
    name: 'page-modules-site',
    resolveId: {
      order: 'pre',
      async handler(written, importer) {
        if (written.startsWith('\0') || ENGINE.test(written)) return null
        const id = withoutAlias(written, names)
        if (isMissing(written, site, importer)) return `${MISSING}${id}`
        if (!isFile(id)) {
          const folder = folderOfModule(id, root, importer)
          if (!usesReact(folder) && !STYLE_FILE.test(id)) {
            if (folder === siteFolder(id, root)) return { id, external: true }
            const own = await this.resolve(id, importer, { skipSelf: true })
            return own && { id: pathToFileURL(own.id).href, external: true }
          }
          return id === written ? null : this.resolve(id, importer, { skipSelf: true })
        }
        const path = pathOfImport(id, root)
        const found = await this.resolve(path.replace(/\?[\s\S]*$/, ''), importer, {
          skipSelf: true,
        })
        if (found === null) return `${FAILING}${path}`
        return path.endsWith('?raw') ? `${styleFileOf(found.id) ?? found.id}?raw` : found
      },
    },
    load: (id) => {
      if (id.startsWith(MISSING)) return missingModule(id.slice(MISSING.length))
      return id.startsWith(FAILING) ? missingFile(id.slice(FAILING.length), root) : null
    },
    async transform(code, id) {
      if (id.startsWith('\0') || !/\.[cm]?[jt]sx?$/.test(id)) return null
      const called = new Set<string>()
      const forgiving = await forgivingModule(code, id, site, called)
      await resolveCalls(this, called, id)
      return forgiving
    },
  }
}

/**
 * The bundler sees no import of a package that is not installed, because it has become a call. It
 * must know of each, to bundle again once the package is installed.
 */
async function resolveCalls(
  bundler: Rolldown.PluginContext,
  called: ReadonlySet<string>,
  importer: string,
): Promise<void> {
  for (const from of called) await bundler.resolve(from, importer)
}

/** What an import of the site's code names: a path; a package stays as it is. */
export function pathOfImport(id: string, root: string): string {
  const plain = id.replace(/^.*!/, '')
  const path = plain.startsWith('@site/') ? join(root, plain.slice('@site/'.length)) : plain
  return /raw-loader!/.test(id) ? `${path}?raw` : path
}

export function missingFile(path: string, root: string) {
  const name = relative(root, path).replaceAll(sep, '/')
  return failingModule(`there is no file or package ${isAbsolute(path) ? name : path}`)
}

/**
 * What `require` and `import()` return: the exports of a module of Docusaurus. Of a package that is not
 * installed they are empty: code that only runs it works, code that uses it fails and is named.
 */
export function missingModule(id: string) {
  const exports = OF_TOOL.test(id)
    ? `require('${PAGE_RUNTIME}').namespace(${JSON.stringify(id)})`
    : '{}'
  return { code: `module.exports = ${exports}`, moduleType: 'js' as const }
}

const OF_TOOL = /^@(?:docusaurus|theme[\w-]*|generated)\//

/** A module that throws when it is imported. */
function failingModule(message: string) {
  return {
    code: `throw new Error(${JSON.stringify(message)})\nexport default undefined`,
    moduleType: 'js' as const,
  }
}

/**
 * Whether code asks for a package that is not installed, or for a module that a plugin provides.
 * @param importer absolute path of the module that asks
 */
export function isMissing(from: string, { root, names }: SiteModules, importer?: string): boolean {
  if (from === ENGINE_PARTS || names.replaced?.includes(from) === true) return true
  const id = withoutAlias(from, names)
  return (
    !isFile(id) &&
    !isBuiltin(id) &&
    !ENGINE.test(id) &&
    folderOfModule(id, root, importer) === undefined
  )
}

/**
 * A module of the site in which imports of packages that are not installed are calls; one that cannot
 * be parsed fails when it is imported.
 * @param called receives the specifiers of imports that became calls
 * @returns `null` if it can stay as it is
 */
export async function forgivingModule(
  written: string,
  id: string,
  site: SiteModules,
  called = new Set<string>(),
) {
  const isCalled = (from: string) => {
    const isCall = isMissing(from, site, id)
    if (isCall) called.add(from)
    return isCall
  }
  const plain = /\.[cm]?jsx?$/.test(id) ? await withoutTypes(written, id) : written
  const code = plain.replace(COMPUTED_FILE, 'docsFile(')
  const lang = /^\.[cm]?ts$/.test(extname(id)) ? 'ts' : 'tsx'
  const { parseSync } = await loadBundlerUtils()
  const { module, errors } = parseSync(id, code, { lang })
  if (errors.length > 0) return failingModule(`${relative(site.root, id)}: ${errors[0]?.message}`)
  const isChanged = module.staticImports.some(({ moduleRequest }) => isCalled(moduleRequest.value))
  if (!isChanged && code === plain)
    return code === written ? null : { code, map: lineMap(written, id) }
  const calls = importCalls(code, module, { call: 'docsNamespace', isCalled })
  const head = `import { namespace as docsNamespace, staticFile as docsFile } from '${PAGE_RUNTIME}'; `
  return { code: `${head}${calls}`, map: lineMap(code, id) }
}

/**
 * Code that requires a file of the static folder by a name that it computes, which a bundler cannot
 * resolve: require(`@site/static${src}`).
 */
const COMPUTED_FILE =
  /\brequire\(\s*(?=`@site\/static\b[^`$]*\$\{|(['"])@site\/static\b[^'"\n]*\1\s*\+)/g

/** JavaScript that holds types, which some bundlers accept, without them. */
async function withoutTypes(code: string, id: string): Promise<string> {
  const { parseSync, transformSync } = await loadBundlerUtils()
  if (parseSync(id, code, { lang: 'jsx' }).errors.length === 0) return code
  const { code: plain, errors } = transformSync(id, code, {
    tsconfig: false,
    lang: 'tsx',
    jsx: 'preserve',
    typescript: { onlyRemoveTypeImports: true },
  })
  return errors.length === 0 ? plain : code
}

/** Data, text and images as modules. */
function filesPlugin(site: SiteModules, problems: Diagnostic[]): Plugin {
  const { root } = site
  return {
    name: 'page-modules-files',
    async load(id) {
      if (!id.endsWith('?raw') && (!existsSync(id) || !statSync(id).isFile())) return null
      const file = relative(root, id).replaceAll(sep, '/')
      // The engine resolves this address like those that authors write.
      if (LINKED_FILE.test(id)) return valueModule(`@site/${file}`)
      const called = new Set<string>()
      const module = await dataModule(id, site, { problems, called })
      await resolveCalls(this, called, id)
      return module
    },
  }
}

function valueModule(value: unknown) {
  return { code: `export default ${JSON.stringify(value)}`, moduleType: 'js' as const }
}

interface FoundInModule {
  readonly problems: Diagnostic[]
  readonly called: Set<string>
}

/**
 * Text and data as modules; `null` for code, which the bundler reads itself.
 * @param found receives what is wrong with Markdown, and the specifiers of its imports that became
 * calls
 */
export async function dataModule(
  id: string,
  site: SiteModules,
  { problems, called }: FoundInModule = { problems: [], called: new Set() },
) {
  const { root } = site
  const file = relative(root, id).replaceAll(sep, '/')
  if (id.endsWith('?raw')) return valueModule(readFileSync(id.slice(0, -4), 'utf8'))
  if (/\.ya?ml$/.test(id)) {
    const parsed = parseYaml(readFileSync(id, 'utf8'))
    return 'value' in parsed ? valueModule(parsed.value) : failingModule(parsed.message)
  }
  if (/\.(?:txt|csv)$/.test(id)) return valueModule(readFileSync(id, 'utf8'))
  if (/\.mdx?$/.test(id)) {
    const { code, problems: found } = await markdownModule(id, file, site.names.globals)
    problems.push(...found)
    const forgiving = await forgivingModule(code, id, site, called)
    return { code: forgiving?.code ?? code, moduleType: 'js' as const }
  }
  if (CODE.test(id)) return null
  // A component of another tool, such as Astro or Vue.
  return failingModule(`${file} is not a module of JavaScript or TypeScript`)
}

/** What the bundler reads itself. */
const CODE = /\.(?:[cm]?[jt]sx?|json5?)$/
