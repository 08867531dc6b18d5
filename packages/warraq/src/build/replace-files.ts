import { mkdirSync, readdirSync, renameSync, rmdirSync, rmSync, unlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { BUILD_MARKER } from './build-manifest.ts'

/** Files with a hash of their content in their names: whatever names them must find them. */
const ASSETS = 'assets/'

/**
 * Put the files of `from` into `to`, and remove what is neither among them nor `kept`. At no moment
 * does a page name a file that is not there: assets come first and go last. The manifest follows what it tells of.
 */
export function replaceFiles(from: string, to: string, kept: ReadonlySet<string>): void {
  const staged = filesBelow(from)
  const wanted = new Set([...kept, ...staged])
  const stale = filesBelow(to).filter((path) => !wanted.has(path))
  const isAsset = (path: string) => path.startsWith(ASSETS)
  const isManifest = (path: string) => path === BUILD_MARKER
  const isOther = (path: string) => !isAsset(path) && !isManifest(path)
  moveFiles(staged.filter(isAsset), from, to)
  // Before the others come: a page may have the name of what was a folder.
  removeFiles(stale.filter(isOther), to)
  moveFiles(staged.filter(isOther), from, to)
  moveFiles(staged.filter(isManifest), from, to)
  removeFiles(stale.filter(isAsset), to)
  rmSync(from, { recursive: true, force: true })
}

function moveFiles(paths: readonly string[], from: string, to: string): void {
  const made = new Set<string>()
  for (const path of paths) {
    const target = join(to, path)
    if (!made.has(dirname(target))) mkdirSync(dirname(target), { recursive: true })
    made.add(dirname(target))
    renameSync(join(from, path), target)
  }
}

/** Remove files, and folders that are empty then. */
function removeFiles(paths: readonly string[], dir: string): void {
  for (const path of paths) {
    unlinkSync(join(dir, path))
    for (let parent = dirname(path); parent !== '.'; parent = dirname(parent))
      if (!removeEmpty(join(dir, parent))) break
  }
}

function removeEmpty(dir: string): boolean {
  try {
    rmdirSync(dir)
    return true
  } catch {
    return false
  }
}

/** Paths relative to `dir`, with `/`. */
function filesBelow(dir: string, prefix = ''): string[] {
  return readdirSync(join(dir, prefix), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesBelow(dir, `${prefix}${entry.name}/`) : [`${prefix}${entry.name}`],
  )
}
