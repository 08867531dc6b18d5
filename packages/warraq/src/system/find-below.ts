import { type Dirent, readdirSync } from 'node:fs'
import { join, posix } from 'node:path'

/** Entries that one search reads at most: a folder of packages can contain millions. */
const MOST_ENTRIES = 5000

/**
 * Path, relative to a folder and with `/`, of a file below it; `undefined` if there is none among
 * the first few thousand entries, or if the folder cannot be read. Files near the folder come first.
 * @param isWanted whether the search ends with this path
 * @param isSkipped whether to leave out a folder with this name
 */
export function findBelow(
  folder: string,
  isWanted: (path: string) => boolean,
  isSkipped: (name: string) => boolean = () => false,
): string | undefined {
  let read = 0
  for (const waiting = ['']; waiting.length > 0 && read < MOST_ENTRIES; ) {
    const below = waiting.shift() ?? ''
    for (const entry of entriesOf(join(folder, below))) {
      const path = posix.join(below, entry.name)
      if (entry.isDirectory() && !isSkipped(entry.name)) waiting.push(path)
      if (!entry.isDirectory() && isWanted(path)) return path
      read += 1
    }
  }
  return undefined
}

function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))
  } catch {
    return []
  }
}
