import { posix } from 'node:path'
import type { Diagnostic } from '../shared/diagnostic.ts'

/** A file of the output. */
export interface OutputPath {
  /** Below the output folder, with `/`; one that ends with `/` stands for a whole folder. */
  readonly path: string
  /** The source of a page or a static file; absent for what the engine writes by itself. */
  readonly file?: string
  /** Address of the page that the file belongs to. */
  readonly route?: string
}

/**
 * Files of the output that take each other's place: two with one path, also where a file system does
 * not tell cases apart, and a file where another one needs a folder.
 */
export function checkOutputPaths(paths: readonly OutputPath[]): Diagnostic[] {
  const owners = new Map<string, OutputPath>()
  for (const entry of paths) {
    const key = keyOf(entry.path)
    const known = owners.get(key)
    // What the engine writes by itself is the one that stays.
    if (known === undefined || entry.file === undefined) owners.set(key, entry)
  }
  const told = new Set<string>()
  return paths.flatMap((entry) => {
    const other = otherOwner(entry, owners)
    if (entry.file === undefined || other === undefined || told.has(entry.file)) return []
    told.add(entry.file)
    return [clash(entry, other)]
  })
}

function otherOwner(
  entry: OutputPath,
  owners: ReadonlyMap<string, OutputPath>,
): OutputPath | undefined {
  const key = keyOf(entry.path)
  const same = owners.get(key)
  if (same !== undefined && !isOneOwner(same, entry)) return same
  for (let at = posix.dirname(key); at !== '.'; at = posix.dirname(at)) {
    // Folders of the engine are closed to pages; a static file in one disturbs nobody.
    const folder = entry.route === undefined ? undefined : owners.get(`${at}/`)
    const around = owners.get(at) ?? folder
    if (around !== undefined && !isOneOwner(around, entry)) return around
  }
  return undefined
}

/** Two pages with one address, or with one but for its case, have a check of their own. */
function isOneOwner(a: OutputPath, b: OutputPath): boolean {
  return a === b || (a.file === b.file && a.file !== undefined) || isOneRoute(a, b)
}

function isOneRoute(a: OutputPath, b: OutputPath): boolean {
  return a.route !== undefined && b.route !== undefined && keyOf(a.route) === keyOf(b.route)
}

/** How file systems compare that tell neither cases nor the two ways to write é apart. */
function keyOf(path: string): string {
  return path.normalize('NFC').toLowerCase()
}

function clash(entry: OutputPath, other: OutputPath): Diagnostic {
  const { file = '', path, route } = entry
  const owner = other.file ?? 'the engine'
  const isFolder = other.path.endsWith('/')
  // A static file in the place of one of the engine costs nothing but itself.
  const isLeftOut = route === undefined && other.file === undefined && entry.path === other.path
  return {
    code: 'route/taken',
    severity: isLeftOut ? 'warning' : 'error',
    file,
    found: `${route ?? path}, written to ${path}; ${owner} ${isFolder ? 'keeps the folder' : 'writes'} ${other.path}${isFolder ? ' to itself' : ''}`,
    expected: 'files of the output that do not take the place of one another',
    fix:
      route === undefined
        ? isLeftOut
          ? `remove ${file}: it is not published`
          : `rename ${file}`
        : `give the page another slug${other.file === undefined ? '' : `, or rename ${other.file}`}`,
  }
}
