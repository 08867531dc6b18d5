import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'

/** Paths of all files below a folder, relative to it, with `/`. */
export function filesBelow(dir: string): string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(dir, join(parentPath, name)).replaceAll('\\', '/'))
}
