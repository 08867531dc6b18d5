import { mkdirSync, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { readCheckedFile, writeCheckedFile } from './checked-file.ts'

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
   * Whether former files can stay in the new output, all or none; `false` when one is missing, was
   * made of something else, or was changed by somebody since.
   */
  readonly takeOver: (paths: readonly string[], key: string) => boolean
  /** Remember files that were made for the new output. */
  readonly keep: (files: readonly WrittenFile[]) => void
  /** Remember this build for the next. */
  readonly save: () => void
}

/** Open the record of an output folder; a damaged one is empty. */
export function openOutputRecord(file: string, outDir: string): OutputRecord {
  const former = new Map(readFiles(file, outDir).map((entry) => [entry.path, entry]))
  const present: WrittenFile[] = []
  return {
    takeOver: (paths, key) => {
      const entries = paths.flatMap((path) => former.get(path) ?? [])
      const isUsable =
        entries.length === paths.length &&
        entries.every((entry) => entry.key === key && isAsWritten(entry, outDir))
      if (!isUsable) return false
      present.push(...entries)
      return true
    },
    keep: (files) => {
      for (const entry of files) present.push(entry)
    },
    save: () => {
      mkdirSync(dirname(file), { recursive: true })
      const lines = present.map(
        ({ path, key, size, mtimeMs }) => `\n${JSON.stringify([path, key, size, mtimeMs])}`,
      )
      writeCheckedFile(file, [placeOf(outDir, file), ...lines])
    },
  }
}

/** The output folder as seen from the record: the same when both are moved together. */
function placeOf(outDir: string, file: string): string {
  return relative(dirname(file), outDir)
}

function isAsWritten(entry: WrittenFile, outDir: string): boolean {
  const found = statSync(join(outDir, entry.path), { throwIfNoEntry: false })
  return found?.size === entry.size && found.mtimeMs === entry.mtimeMs
}

function readFiles(file: string, outDir: string): WrittenFile[] {
  const [dir, ...lines] = readCheckedFile(file)?.toString('utf8').split('\n') ?? []
  if (dir !== placeOf(outDir, file)) return []
  return lines.map((line) => {
    const [path, key, size, mtimeMs] = JSON.parse(line) as [string, string, number, number]
    return { path, key, size, mtimeMs }
  })
}
