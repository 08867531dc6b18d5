import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { cp, mkdir, symlink } from 'node:fs/promises'
import { basename, dirname, join, relative } from 'node:path'

/** What the lock file of the repository says of an installed package. */
interface LockedPackage {
  readonly version: string
  /** A package of the repository; `resolved` is its folder. */
  readonly link?: true
  readonly resolved?: string
  readonly bin?: Readonly<Record<string, string>>
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
}

/** Packages by the path of their folder: `node_modules/vite`. */
type LockedPackages = ReadonlyMap<string, LockedPackage>

/** `linked` is the layout of pnpm: from a package only its declared dependencies can be resolved. */
export type Layout = 'hoisted' | 'linked'

const REPOSITORY = join(import.meta.dirname, '../..')
const ENGINE = 'packages/warraq'

const readLock = (): LockedPackages =>
  new Map(
    Object.entries<LockedPackage>(
      JSON.parse(readFileSync(join(REPOSITORY, 'package-lock.json'), 'utf8')).packages,
    ),
  )

/**
 * Installs the packed engine as a package manager would, with the versions that the lock file of the
 * repository names, copied from its `node_modules`: a test depends neither on a registry nor on what it
 * published last. `npm run test:newest` installs from the registry.
 */
export async function installEngine(dir: string, tarball: string, layout: Layout): Promise<void> {
  const lock = readLock()
  const placeOf = layout === 'hoisted' ? hoisted : linked
  await unpack(tarball, join(dir, placeOf('node_modules/warraq', lock)))
  for (const path of closure(lock)) {
    const place = join(dir, placeOf(path, lock))
    if (lock.get(path)?.link) await unpack(tarballBeside(tarball, basename(path)), place)
    else
      await cp(join(REPOSITORY, path), place, {
        recursive: true,
        // Packages within packages have places of their own.
        filter: (source) => !/node_modules$/.test(source) || source.endsWith(path),
      })
  }
  if (layout === 'linked') await linkDependencies(dir, lock)
}

async function unpack(tarball: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  execFileSync('tar', ['-xzf', tarball, '-C', folder, '--strip-components=1'])
}

/** A packed package of the repository that the engine needs, beside the packed engine. */
export function tarballBeside(engine: string, name: string): string {
  return join(dirname(engine), `${name}.tgz`)
}

/** Names of the packages of the repository that the engine needs, without their scope. */
export function packagesBelow(): readonly string[] {
  const lock = readLock()
  return closure(lock)
    .filter((path) => lock.get(path)?.link)
    .map((path) => basename(path))
}

/** Paths of all packages that the engine needs, without itself. */
export function enginePackages(): readonly string[] {
  return closure(readLock())
}

function closure(lock: LockedPackages): string[] {
  const found = new Set<string>()
  const open = [ENGINE]
  for (let path = open.pop(); path !== undefined; path = open.pop())
    for (const dependency of dependenciesOf(path, lock).values())
      if (!found.has(dependency)) {
        found.add(dependency)
        open.push(dependency)
      }
  return [...found].sort()
}

/** Paths of the installed dependencies of a package, by name. Others are for another system. */
function dependenciesOf(path: string, lock: LockedPackages): Map<string, string> {
  const folder = folderOf(path, lock)
  const { dependencies, optionalDependencies } = lock.get(folder) ?? {}
  return resolvedAll(Object.keys({ ...dependencies, ...optionalDependencies }), folder, lock)
}

/** Where the lock file describes a package: for one of the repository, its folder. */
function folderOf(path: string, lock: LockedPackages): string {
  const { link, resolved: target = path } = lock.get(path) ?? {}
  return link ? target : path
}

function resolvedAll(
  names: readonly string[],
  from: string,
  lock: LockedPackages,
): Map<string, string> {
  return new Map(
    names.flatMap((name) => {
      const place = resolved(name, from, lock)
      return place === undefined ? [] : [[name, place] as const]
    }),
  )
}

/** Where Node finds a package from the folder of another one. */
function resolved(name: string, from: string, lock: LockedPackages): string | undefined {
  for (let folder = from; ; folder = folder === '' ? '' : dirname(folder).replace(/^\.$/, '')) {
    const path = join(folder, 'node_modules', name)
    if (lock.has(path) && existsSync(join(REPOSITORY, path))) return path
    if (folder === '') return undefined
  }
}

const nameOf = (path: string) => path.replace(/^.*node_modules\//, '')

function hoisted(path: string): string {
  return path
}

function linked(path: string, lock: LockedPackages): string {
  const name = nameOf(path)
  const { version = '0' } = lock.get(path) ?? {}
  const store = `${name.replace('/', '+')}@${version}-${path.split('node_modules').length}`
  return join('node_modules/.store', store, 'node_modules', name)
}

/** A link to each dependency beside the package that needs it, and to the engine in the folder. */
async function linkDependencies(dir: string, lock: LockedPackages): Promise<void> {
  const engine = linked('node_modules/warraq', lock)
  await link(join(dir, 'node_modules/warraq'), join(dir, engine))
  const packages = closure(lock)
  for (const path of [ENGINE, ...packages]) {
    const place = path === ENGINE ? engine : linked(path, lock)
    const siblings = place.slice(0, -nameOf(path === ENGINE ? 'warraq' : path).length)
    const { peerDependencies = {} } = lock.get(folderOf(path, lock)) ?? {}
    const peers = resolvedAll(Object.keys(peerDependencies), path, lock)
    const needed = [...dependenciesOf(path, lock), ...peers]
    for (const [name, dependency] of needed.filter(([, found]) => packages.includes(found)))
      await link(join(dir, siblings, name), join(dir, linked(dependency, lock)))
  }
}

async function link(path: string, target: string): Promise<void> {
  if (existsSync(path)) return
  await mkdir(dirname(path), { recursive: true })
  await symlink(relative(dirname(path), target), path)
}
