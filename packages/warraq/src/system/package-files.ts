import { readFileSync, realpathSync } from 'node:fs'
import { join, sep } from 'node:path'
import { filesBelow, textAt } from './files.ts'
import { packageFolder } from './installed-package.ts'

/** What a manifest says about the packages that one needs. */
interface Manifest {
  readonly dependencies?: object
  readonly optionalDependencies?: object
  readonly peerDependencies?: object
}

/** A package that modules of a folder import: its name, and the absolute path of the folder. */
export type PackageUse = readonly [name: string, folder: string]

/**
 * Files that change when a package, or a package it depends on, is installed in another version:
 * manifests, whatever the package manager. A linked package can change without a new version, so
 * all its files are listed. Some package managers keep former versions beside the present one:
 * therefore packages are looked up from their importers each time.
 * @param uses modules of Node and packages that are not installed are left out
 * @param without names of packages to leave out, with what they depend on
 * @returns absolute paths, sorted
 */
export function packageFiles(
  uses: Iterable<PackageUse>,
  without: ReadonlySet<string> = new Set(),
): string[] {
  const files = new Set<string>()
  const seen = new Set<string>()
  const add = (name: string, folder: string): void => {
    const found = without.has(name) ? undefined : packageFolder(name, join(folder, 'package.json'))
    const dir = found && realpathSync(found)
    if (dir === undefined || seen.has(dir)) return
    seen.add(dir)
    for (const file of filesOf(dir)) files.add(file)
    const { dependencies, optionalDependencies, peerDependencies } = manifestOf(
      join(dir, 'package.json'),
    )
    const names = { ...dependencies, ...optionalDependencies, ...peerDependencies }
    for (const other of Object.keys(names)) add(other, dir)
  }
  for (const [name, folder] of uses) add(name, folder)
  return [...files].sort()
}

/** `@scope/name/file.js` -> `@scope/name` */
export function packageNameOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
}

const NODE_MODULES = `${sep}node_modules${sep}`

/** The package that a file belongs to; `undefined` outside `node_modules`. */
export function packageAbove(file: string) {
  const at = file.lastIndexOf(NODE_MODULES)
  if (at === -1) return undefined
  const folder = at + NODE_MODULES.length
  const name = packageNameOf(file.slice(folder).replaceAll(sep, '/'))
  return { name, manifest: join(file.slice(0, folder), name, 'package.json') }
}

function filesOf(dir: string): string[] {
  const isLinked = !dir.includes(NODE_MODULES)
  return isLinked
    ? filesBelow(dir)
        .filter((path) => !/(?:^|\/)(?:node_modules|\.git)\//.test(path))
        .map((path) => join(dir, path))
    : [join(dir, 'package.json')]
}

/** A manifest that cannot be read names no dependencies. */
export function manifestOf(file: string): Manifest {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Manifest
  } catch {
    return {}
  }
}

/**
 * Texts that change with the versions of packages of a site, and of those that they depend on.
 * @param specifiers names of packages or of their modules
 */
export function packageTexts(specifiers: readonly string[], root: string): string[] {
  const packages = specifiers.filter((specifier) => /^@?[a-z]/.test(specifier))
  return packageFiles(packages.map((specifier) => [packageNameOf(specifier), root])).map(textAt)
}
