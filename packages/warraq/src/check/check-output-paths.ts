import { posix } from 'node:path'
import type { Diagnostic } from '../shared/data/diagnostic.ts'
import { problemAt } from '../shared/data/problem-at.ts'
import { withoutSlash } from '../shared/text/route-path.ts'
import { foldedPath } from './check-routes.ts'

export interface OutputPath {
  /** Path below the output folder, with `/`; a path that ends with `/` covers a whole folder. */
  readonly path: string
  /** The page source or static file; absent for a file that the engine itself writes. */
  readonly file?: string
  /** Address of the page that the file belongs to. */
  readonly route?: string
  /** Set for a file of a static folder. */
  readonly isStatic?: boolean
  /** Set for a file of the engine in whose place a static file with this path is published. */
  readonly isReplaceable?: boolean
}

/** Errors for files that would overwrite each other, and warnings for files that replace others. */
export function checkOutputPaths(paths: readonly OutputPath[]): Diagnostic[] {
  const statics = new Map(
    paths.flatMap(({ path, file, isStatic }) => (isStatic ? [[path, file] as const] : [])),
  )
  const isReplaced = (entry: OutputPath) => entry.isReplaceable && statics.has(entry.path)
  return [
    ...clashes(paths.filter((entry) => !isReplaced(entry))),
    ...paths.filter(isReplaced).map(({ path }) => replaced(path, statics.get(path) ?? '')),
  ]
}

function replaced(path: string, file: string): Diagnostic {
  return problemAt(file, 'route/replaced', {
    found: `${path}, which the engine writes as well`,
    expected: 'an output path that no other file has',
    fix: 'the site publishes this file; remove it to publish the one that the engine makes',
  })
}

/**
 * Errors for files that would overwrite each other in the output: two files with the same path,
 * also if they differ only in case, and a file whose path another file needs as a folder.
 */
function clashes(paths: readonly OutputPath[]): Diagnostic[] {
  const owners = new Map<string, OutputPath>()
  for (const entry of paths) {
    const key = foldedPath(entry.path)
    const known = owners.get(key)
    // Keep the engine's file as the owner.
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
  const key = foldedPath(entry.path)
  const same = owners.get(key)
  if (same !== undefined && !isOneOwner(same, entry)) return same
  for (let at = posix.dirname(key); at !== '.'; at = posix.dirname(at)) {
    // A page must not write into a folder of the engine; a static file may.
    const folder = entry.route === undefined ? undefined : owners.get(`${at}/`)
    const around = owners.get(at) ?? folder
    if (around !== undefined && !isOneOwner(around, entry)) return around
  }
  return undefined
}

/** `checkRoutes` reports pages whose routes are equal or differ only in case or a slash. */
function isOneOwner(a: OutputPath, b: OutputPath): boolean {
  if (a === b || (a.file === b.file && a.file !== undefined)) return true
  if (a.route === undefined || b.route === undefined) return false
  return foldedPath(withoutSlash(a.route)) === foldedPath(withoutSlash(b.route))
}

function clash(entry: OutputPath, other: OutputPath): Diagnostic {
  const { file = '', path, route } = entry
  const verb = other.path.endsWith('/') ? 'reserves the folder' : 'writes'
  const claim = `${other.file ?? 'the engine'} ${verb} ${other.path}`
  const orRename = other.file === undefined ? '' : `, or rename ${other.file}`
  const fix = route === undefined ? `rename ${file}` : `give the page another slug${orRename}`
  // The engine's file replaces the static file and no page is lost, so a warning is enough.
  const isLeftOut = route === undefined && other.file === undefined && path === other.path
  return {
    code: 'route/taken',
    severity: isLeftOut ? 'warning' : 'error',
    file,
    found: `${route ?? path}, written to ${path}; ${claim}`,
    expected: 'an output path that no other file has',
    fix: isLeftOut ? `remove ${file}: it is not published` : fix,
  }
}
