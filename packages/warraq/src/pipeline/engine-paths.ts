import { readFileSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { keyOf } from '../cache/keys.ts'
import { DIAGRAMS, FORMULAS } from '../content/fences/drawing-packages.ts'
import { UsageError } from '../shared/data/usage-error.ts'
import {
  type InstalledPackage,
  installedPackage,
  isSameMajor,
} from '../system/installed-package.ts'

export interface EnginePaths {
  /** Folder of the engine's sources, from which the browser bundle is made. */
  readonly engineDir: string
  /** Folder of the running engine bundle, with the scripts of its threads. */
  readonly bundleDir: string
  /** Changes with the engine, with Node, and with the versions of the packages that it builds with. */
  readonly engineKey: string
}

/** Packages whose version changes what is cached: they bundle, compile, render or draw. */
const TOOLS = `vite satteri @shikijs/langs @shikijs/primitive @shikijs/engine-oniguruma
  react react-dom`.split(/\s+/)

/**
 * Paths and key of the running engine; `moduleUrl` is the URL of a module in its `dist/`.
 * @throws UsageError when a package it builds with is missing, or of another major version.
 */
export function enginePaths(moduleUrl: string): EnginePaths {
  const bundleDir = dirname(fileURLToPath(moduleUrl))
  const packageDir = dirname(bundleDir)
  const manifest = manifestOf(moduleUrl)
  const versions = TOOLS.map((tool) => {
    const found = installedPackage(tool, moduleUrl)
    refuseUnfit(tool, found, String(Reflect.get(manifest.dependencies, tool)))
    return [tool, found?.version]
  })
  const vite = installedPackage('vite', moduleUrl)
  // Where packages are links, those of Vite are beside its own folder.
  const bundler =
    vite && installedPackage('rolldown', pathToFileURL(`${realpathSync(vite.dir)}/`).href)
  const optional = [DIAGRAMS, FORMULAS].map((tool) => [
    tool,
    installedPackage(tool, moduleUrl)?.version,
  ])
  const engineKey = keyOf('engine', {
    code: readFileSync(join(bundleDir, 'engine-key.txt'), 'utf8'),
    // Another version of Node may sort, format or serialize in another way.
    node: process.version,
    tools: Object.fromEntries([...versions, ['rolldown', bundler?.version], ...optional]),
  })
  return { engineDir: join(packageDir, 'src'), bundleDir, engineKey }
}

/** Version of the running engine; `moduleUrl` is the URL of a module in its `dist/`. */
export function engineVersion(moduleUrl: string): string {
  return String(manifestOf(moduleUrl).version)
}

/** Addresses of the guide of the running engine, and for reports of its bugs. */
export function engineAddresses(moduleUrl: string): {
  readonly guide: string
  readonly bugs: string
} {
  const { homepage, bugs } = manifestOf(moduleUrl)
  return { guide: String(homepage), bugs: String(bugs) }
}

function manifestOf(moduleUrl: string) {
  return JSON.parse(readFileSync(new URL('../package.json', moduleUrl), 'utf8'))
}

/** Throw if a package is missing or unfit, after `overrides` or an interrupted installation. */
function refuseUnfit(tool: string, found: InstalledPackage | undefined, range: string): void {
  if (found === undefined)
    throw new UsageError(
      `warraq needs ${tool} ${range}, which is not installed. Install the packages of the site again: npm install`,
    )
  if (!isSameMajor(found.version, range))
    throw new UsageError(
      `warraq needs ${tool} ${range}, but ${found.dir} is version ${found.version}.\nTake ${tool} out of "overrides" (or "resolutions") of package.json, and install the packages of the site again.`,
    )
}
