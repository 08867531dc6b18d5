import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Where the engine itself lies. */
export interface EnginePaths {
  /** Folder of the engine's sources, from which the browser bundle is made. */
  readonly engineDir: string
  /** Folder of the bundled engine that is running, with the scripts of its threads. */
  readonly bundleDir: string
  /** Changes with the engine and with the versions of the packages it builds with. */
  readonly engineKey: string
}

/** Packages whose version changes what is cached: they bundle, compile, render or draw. */
const TOOLS = ['rolldown', 'vite', 'satteri', 'shiki', '@shikijs/primitive', 'react', 'react-dom']

/** Paths and key of the running engine; `moduleUrl` is the URL of a module in its `dist/`. */
export function enginePaths(moduleUrl: string): EnginePaths {
  const bundleDir = dirname(fileURLToPath(moduleUrl))
  const hash = createHash('sha256').update(readFileSync(join(bundleDir, 'engine-key.txt'), 'utf8'))
  for (const tool of TOOLS) hash.update(`${tool}@${installedVersion(tool, moduleUrl)};`)
  return {
    engineDir: join(dirname(bundleDir), 'src'),
    bundleDir,
    engineKey: hash.digest('hex').slice(0, 16),
  }
}

/** Version of a package as Node finds it from a module; empty when it is not installed. */
function installedVersion(name: string, moduleUrl: string): string {
  const folders = createRequire(moduleUrl).resolve.paths(name) ?? []
  const file = folders
    .map((folder) => join(folder, name, 'package.json'))
    .find((path) => existsSync(path))
  return file === undefined ? '' : String(JSON.parse(readFileSync(file, 'utf8')).version)
}
