import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import type { Rolldown } from 'vite'

/** What the parser of the bundler exports. */
type BundlerUtils = typeof import('rolldown/utils')

/** The bundler that the engine's Vite brings. */
export function loadBundler(): Promise<typeof Rolldown> {
  return importFromVite('rolldown')
}

export function loadBundlerUtils(): Promise<BundlerUtils> {
  return importFromVite('rolldown/utils')
}

async function importFromVite<Module>(name: string): Promise<Module> {
  const engine = createRequire(import.meta.url).resolve('warraq/package.json')
  const vite = createRequire(engine).resolve('vite/package.json')
  return import(pathToFileURL(createRequire(vite).resolve(name)).href)
}
