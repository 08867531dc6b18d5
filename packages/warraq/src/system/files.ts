import { readdirSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'

/** Whether there is a folder at an absolute path; links are followed. */
export function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true
}

/** The path without symbolic links; `undefined` if nothing is there. */
export function realPath(path: string): string | undefined {
  try {
    return realpathSync(path)
  } catch {
    return undefined
  }
}

/** Text of a file; empty if it cannot be read. */
export function textAt(file: string | URL): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

/** Paths of all files below a folder, relative to it, with `/`. */
export function filesBelow(dir: string): string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(dir, join(parentPath, name)).replaceAll('\\', '/'))
}
