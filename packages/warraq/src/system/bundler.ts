import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import type { Rolldown } from 'vite'

/** What the parser and the transformer of the bundler export. */
type BundlerUtils = typeof import('rolldown/utils')

/**
 * The bundler that the installed Vite brings. The engine doesn't depend on it directly, so that a site
 * installs one bundler, and its modules for Node and for browsers are made by the same version.
 */
export function loadBundler(): Promise<typeof Rolldown> {
  return importFromVite('rolldown')
}

/** Parser and transformer of the same bundler. */
export function loadBundlerUtils(): Promise<BundlerUtils> {
  return importFromVite('rolldown/utils')
}

// Vite re-exports neither, and importing Vite itself takes twice as long.
async function importFromVite<Module>(name: string): Promise<Module> {
  const vite = createRequire(import.meta.url).resolve('vite/package.json')
  return import(pathToFileURL(createRequire(vite).resolve(name)).href)
}
