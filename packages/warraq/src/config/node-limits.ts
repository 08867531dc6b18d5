import { readFileSync } from 'node:fs'
import { basename, relative } from 'node:path'
import type { Plugin } from 'vite'
import { ORIGINAL } from './island-modules.ts'
import { moduleSyntax } from './module-syntax.ts'

interface Limits {
  readonly root: string
  /** Whether the site has options of Vite; its islands may then import any file. */
  readonly hasOptions: boolean
}

/** A query with which Vite gives the address of a file. */
const ADDRESS = /[?&](?:url|worker|sharedworker|init)(?=&|$)/
const WORKER = /[?&](?:shared)?worker(?=&|$)/
/** Paths; what stands for a package stays an import. */
const PATH = /^(?:\.\.?\/|\/|@site\/)/
/** An import that Vite replaces by all files that match. */
const LISTING = /\bimport\.meta\.glob\b|\bimport\(\s*(?:\/\*[^*]*\*\/\s*)?`[^`]*\$\{/
/** Where Vite fills in an address once all files have their names. */
const PENDING_ADDRESS = /__VITE_(?:WORKER_)?ASSET__|\bimport\.meta\.ROLL(?:UP|DOWN)_FILE_URL_/

const withoutQuery = (id: string) => id.replace(/\?[\s\S]*$/, '')

/** Whether code imports all files of a folder, so that a file that is added changes the bundle. */
export function listsFiles(code: string, id: string): boolean {
  return LISTING.test(code) && !id.includes('/node_modules/')
}

/**
 * Refuses imports that a bundle for Node cannot serve: it writes no files, and without options of
 * Vite it is reused until a file that it contains changes.
 */
export function nodeLimits({ root, hasOptions }: Limits): Plugin {
  let isAsset = (_file: string): boolean => false
  const unwritten = new Set<string>()
  const place = (file: string, line: number) => `${relative(root, file)}:${line}`
  const refusal = (id: string, importer: string) => {
    const name = basename(withoutQuery(id))
    const file = withoutQuery(importer)
    const before = readFileSync(file, 'utf8').split(name)[0] ?? ''
    return new Error(
      `${place(file, before.split('\n').length)}: Code that the build runs cannot import "${name}" as a file. Put it in a folder of "staticDirs", and write its address.`,
    )
  }
  return {
    name: 'docs-node-limits',
    configResolved({ assetsInclude }) {
      isAsset = assetsInclude
    },
    resolveId(id, importer) {
      if (hasOptions || importer === undefined || importer.startsWith('\0')) return null
      const isFile = ADDRESS.test(id) || (isAsset(id) && !isText(id) && !/[?&]raw(?=&|$)/.test(id))
      if (PATH.test(id) && isFile) throw refusal(id, importer)
      return null
    },
    load: (id) =>
      !hasOptions && isText(id) ? { code: readFileSync(id, 'utf8'), moduleType: 'text' } : null,
    async transform(code, id) {
      if (hasOptions || !listsFiles(code, id)) return null
      const { listings } = await moduleSyntax(code, withoutQuery(id))
      const [at] = listings
      if (at === undefined) return null
      throw new Error(
        `${place(withoutQuery(id), code.slice(0, at).split('\n').length)}: Code that the build runs cannot import all files of a folder. Import each file by its name.`,
      )
    },
    moduleParsed({ id, code }) {
      if (WORKER.test(id) || PENDING_ADDRESS.test(code ?? '')) unwritten.add(id)
    },
    buildEnd(error) {
      if (error !== undefined) return
      const importersOf = (id: string) => {
        const { importers = [], dynamicImporters = [] } = this.getModuleInfo(id) ?? {}
        return [...importers, ...dynamicImporters]
      }
      for (const id of unwritten) {
        const above = modulesAbove(id, importersOf)
        // The bundle of the browser writes what islands import.
        if (above.some((module) => module.endsWith(ORIGINAL))) continue
        const [importer = id] = importersOf(id)
        throw refusal(id, importer)
      }
    },
  }
}

const isText = (id: string) => id.endsWith('.txt')

function modulesAbove(id: string, importersOf: (id: string) => readonly string[]): string[] {
  const found = new Set<string>()
  const visit = (module: string): void => {
    if (found.has(module)) return
    found.add(module)
    importersOf(module).forEach(visit)
  }
  importersOf(id).forEach(visit)
  return [...found]
}
