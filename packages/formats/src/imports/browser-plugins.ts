import type { Plugin } from 'vite'
import { type BrowserFiles, LINKED_FILE } from 'warraq/plugin'
import { ownValue } from '../own-value.ts'
import { sourceAt } from '../package-files.ts'
import { type ModuleNames, withoutAlias } from './module-names.ts'
import {
  dataModule,
  FAILING,
  forgivingModule,
  isMissing,
  MISSING,
  missingFile,
  missingModule,
  pathOfImport,
} from './module-plugins.ts'
import { PAGE_RUNTIME } from './page-runtime.ts'

/** Reads modules of pages as forgivingly as the build: what one lacks must not stop the bundle. */
export function browserPlugin(
  { root, files }: Pick<BrowserFiles, 'root' | 'files'>,
  { names, site: project }: BrowserOptions,
): Plugin {
  const site = { root, names }
  const own = new Set(files)
  const isOwn = (id: string) => own.has(id.replace(/\?.*$/, ''))
  const jsxRuntime = sourceAt('imports/browser-jsx.ts')
  const replaced: Readonly<Record<string, string>> = {
    [PAGE_RUNTIME]: sourceAt('imports/browser-runtime.ts'),
    'react/jsx-runtime': jsxRuntime,
    'react/jsx-dev-runtime': jsxRuntime,
  }
  return {
    name: 'docs-page-imports',
    enforce: 'pre',
    async resolveId(id, by) {
      if (id === TOOL_MODULES) return `\0${id}`
      // Markdown that a module imports is code that may import modules, too.
      const isData = by?.startsWith(DATA) === true
      const importer = isData ? by?.slice(DATA.length, -DATA_END.length) : by
      if (importer === undefined) return null
      if (!(isData || isOwn(importer) || importer.startsWith(MISSING))) return null
      if (ownValue(replaced, id) !== undefined) return ownValue(replaced, id)
      if (isMissing(id, site)) return `${MISSING}${id}`
      const path = pathOfImport(withoutAlias(id, names), root)
      if (!/^(?:\.|\/|[A-Za-z]:[\\/])/.test(path))
        return path === id ? null : this.resolve(path, importer, { skipSelf: true })
      const found = await this.resolve(path.replace(/\?.*$/, ''), importer, { skipSelf: true })
      if (found === null) return `${FAILING}${path}`
      if (path.endsWith('?raw')) return dataId(`${found.id}?raw`)
      if (LINKED_FILE.test(found.id)) return `${found.id}?url`
      return /\.(?:[cm]?[jt]sx?|json)$/.test(found.id) ? found : dataId(found.id)
    },
    load: (id) => {
      if (id === `\0${TOOL_MODULES}`) return toolModules(project)
      if (id.startsWith(MISSING)) return missingModule(id.slice(MISSING.length))
      if (id.startsWith(FAILING)) return missingFile(id.slice(FAILING.length), root)
      return id.startsWith(DATA) ? dataModule(id.slice(DATA.length, -DATA_END.length), site) : null
    },
    transform: (code, id) =>
      isOwn(id) && /\.[cm]?[jt]sx?$/.test(id) ? forgivingModule(code, id, site) : null,
  }
}

interface BrowserOptions {
  readonly names: ModuleNames
  /** Configuration of the project. */
  readonly site: Readonly<Record<string, unknown>> | undefined
}

/** Id of the module with those of other tools. */
const TOOL_MODULES = 'virtual:docs-page-modules'

/** `export const modules = …`: what components may read of the configuration; the rest stays with the build. */
function toolModules(site: BrowserOptions['site']): string {
  const { presets: _, plugins: __, themes: ___, markdown: ____, ...rest } = site ?? {}
  const given = JSON.stringify(site === undefined ? {} : { site: rest })
  return `import { modules as open } from ${JSON.stringify(sourceAt('modules/docusaurus-modules.tsx'))}
export const modules = open(${given})`
}

/** Prefix of the id of a file that is not code: styles, which pages load, and data. */
const DATA = '\0data:'

/** Keeps the bundler from reading the module as a style sheet. */
const DATA_END = '.js'
const dataId = (file: string) => `${DATA}${file}${DATA_END}`
