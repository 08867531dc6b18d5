import { join } from 'node:path'
import type { Plugin } from 'vite'
import {
  dataModule,
  FAILING,
  forgivingModule,
  isMissing,
  MISSING,
  missingFile,
  missingModule,
  pathOfImport,
} from '../../content/modules/page-module-plugins.ts'
import { PAGE_RUNTIME } from '../../content/modules/page-runtime.ts'
import { NO_MODULE_NAMES, withoutAlias } from '../../shared/data/module-names.ts'
import { ownValue } from '../../shared/data/own-value.ts'
import { LINKED_FILE } from '../../shared/text/linked-file.ts'
import type { ClientBundleOptions } from './client-bundle.ts'

/** Reads modules of pages as forgivingly as the build: what one lacks must not stop the bundle. */
export function pageImports({
  bundling: { root },
  engineDir,
  pageFiles,
  pageModules: { names = NO_MODULE_NAMES, provides },
}: Pick<ClientBundleOptions, 'bundling' | 'engineDir' | 'pageFiles' | 'pageModules'>): Plugin {
  const site = { root, names, provides }
  const own = new Set(pageFiles)
  const isOwn = (id: string) => own.has(id.replace(/\?.*$/, ''))
  const jsxRuntime = join(engineDir, 'client/page-modules/jsx-runtime.ts')
  const replaced: Readonly<Record<string, string>> = {
    [PAGE_RUNTIME]: join(engineDir, 'client/page-modules/page-runtime.ts'),
    'react/jsx-runtime': jsxRuntime,
    'react/jsx-dev-runtime': jsxRuntime,
  }
  return {
    name: 'docs-page-imports',
    enforce: 'pre',
    async resolveId(id, by) {
      // Markdown that a module imports is code with imports of its own.
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
      if (id.startsWith(MISSING)) return missingModule(id.slice(MISSING.length))
      if (id.startsWith(FAILING)) return missingFile(id.slice(FAILING.length), root)
      return id.startsWith(DATA) ? dataModule(id.slice(DATA.length, -DATA_END.length), site) : null
    },
    transform: (code, id) =>
      isOwn(id) && /\.[cm]?[jt]sx?$/.test(id) ? forgivingModule(code, id, site) : null,
  }
}

/** Prefix of the id of a file that is no code: styles, which pages load, and data. */
const DATA = '\0data:'

/** Keeps the bundler from reading the module as a style sheet. */
const DATA_END = '.js'
const dataId = (file: string) => `${DATA}${file}${DATA_END}`
