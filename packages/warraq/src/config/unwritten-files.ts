import { readFileSync } from 'node:fs'
import { basename, relative } from 'node:path'
import type { Plugin } from 'vite'
import { ORIGINAL } from './island-modules.ts'

const WORKER = /[?&](?:shared)?worker(?=&|$)/
/** Where Vite fills in an address once all files have their names. */
const PENDING_ADDRESS = /__VITE_(?:WORKER_)?ASSET__|\bimport\.meta\.ROLL(?:UP|DOWN)_FILE_URL_/

const withoutQuery = (id: string) => id.replace(/\?[\s\S]*$/, '')

/** Refuses imports of the address of a file, because a bundle for Node writes no files. */
export function refuseUnwrittenFiles(root: string): Plugin {
  const unwritten = new Set<string>()
  return {
    name: 'docs-unwritten-files',
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
        // A set that grows while it is read: all modules above, each once.
        const above = new Set(importersOf(id))
        for (const module of above) for (const one of importersOf(module)) above.add(one)
        // The bundle of the browser writes what islands import.
        if ([...above].some((module) => module.endsWith(ORIGINAL))) continue
        const [importer = id] = importersOf(id)
        throw refusal(root, basename(withoutQuery(id)), withoutQuery(importer))
      }
    },
  }
}

function refusal(root: string, name: string, importer: string): Error {
  const before = readFileSync(importer, 'utf8').split(name)[0] ?? ''
  return new Error(
    `${relative(root, importer)}:${before.split('\n').length}: Code that the build runs cannot import "${name}" as a file. Put it in a folder of "staticDirs", and write its address.`,
  )
}
