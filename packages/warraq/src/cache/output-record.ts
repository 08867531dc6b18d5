import { readFileSync, statSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** A file as a build left it. */
export interface WrittenFile {
  readonly path: string
  /** Name of everything it was made of. */
  readonly key: string
  readonly size: number
  readonly mtimeMs: number
}

/**
 * What the former build wrote, so that files made of the same things are taken over instead of
 * made anew.
 */
export interface OutputRecord {
  /**
   * Let former files stay in the new output, all or none; `false` when one is missing, was made of
   * something else, or was changed by somebody since.
   */
  readonly takeOver: (paths: readonly string[], key: string) => boolean
  /** Paths of the former files that stay. */
  readonly taken: ReadonlySet<string>
  /** Remember files that were made for the new output. */
  readonly keep: (files: readonly WrittenFile[]) => void
  /** Remember this build for the next. */
  readonly save: () => Promise<void>
}

/** Open the record of an output folder; an unreadable one is empty. */
export function openOutputRecord(file: string, outDir: string): OutputRecord {
  const former = new Map(readFiles(file, outDir).map((entry) => [entry.path, entry]))
  const present: WrittenFile[] = []
  const taken = new Set<string>()
  return {
    taken,
    takeOver: (paths, key) => {
      const entries = paths.flatMap((path) => former.get(path) ?? [])
      const isUsable =
        entries.length === paths.length &&
        entries.every((entry) => entry.key === key && isAsWritten(entry, outDir))
      if (!isUsable) return false
      for (const { path } of entries) taken.add(path)
      present.push(...entries)
      return true
    },
    keep: (files) => {
      for (const entry of files) present.push(entry)
    },
    save: async () => {
      await mkdir(dirname(file), { recursive: true })
      const lines = present.map(({ path, key, size, mtimeMs }) =>
        JSON.stringify([path, key, size, mtimeMs]),
      )
      await writeFile(`${file}.new`, [outDir, ...lines].join('\n'))
      await rename(`${file}.new`, file)
    },
  }
}

function isAsWritten(entry: WrittenFile, outDir: string): boolean {
  const found = statSync(join(outDir, entry.path), { throwIfNoEntry: false })
  return found?.size === entry.size && found.mtimeMs === entry.mtimeMs
}

function readFiles(file: string, outDir: string): WrittenFile[] {
  try {
    const [dir, ...lines] = readFileSync(file, 'utf8').split('\n')
    if (dir !== outDir) return []
    return lines.map((line) => {
      const [path, key, size, mtimeMs] = JSON.parse(line) as [string, string, number, number]
      return { path, key, size, mtimeMs }
    })
  } catch {
    return []
  }
}
