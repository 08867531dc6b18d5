import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'

/**
 * Compare the files of two folders byte by byte: one line per difference, `changed`, `added` or
 * `removed` and the path, in the order of the paths.
 */
export async function compareFolders(before, after) {
  const [former, current] = await Promise.all([filesOf(before), filesOf(after)])
  const paths = [...new Set([...former, ...current])].sort()
  const lines = await Promise.all(
    paths.map(async (path) => {
      if (!current.has(path)) return [`removed ${path}`]
      if (!former.has(path)) return [`added ${path}`]
      const [a, b] = await Promise.all([readFile(join(before, path)), readFile(join(after, path))])
      return a.equals(b) ? [] : [`changed ${path}`]
    }),
  )
  return lines.flat()
}

async function filesOf(dir) {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  return new Set(
    files.map((entry) => relative(dir, join(entry.parentPath ?? entry.path, entry.name))),
  )
}
