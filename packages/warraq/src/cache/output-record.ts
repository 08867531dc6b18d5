import { mkdirSync, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { readCheckedFile, writeCheckedFile } from './checked-file.ts'

/** A file that a build wrote. */
export interface WrittenFile {
  readonly path: string
  /** Cache key of everything the file was made from. */
  readonly key: string
  readonly size: number
  readonly mtimeMs: number
}

/**
 * Records the files of the previous build, so that a build reuses those whose cache key is
 * unchanged.
 */
export type OutputRecord = ReturnType<typeof openOutputRecord>

/** Open the record of an output folder; a damaged record is empty. */
export function openOutputRecord(file: string, outDir: string) {
  const former = new Map(readFiles(file, outDir).map((entry) => [entry.path, entry]))
  const present: WrittenFile[] = []
  return {
    /**
     * Whether previous files can stay in the new output, all or none of them: `false` if one is
     * missing, has another cache key, or was modified since it was written.
     */
    takeOver: (paths: readonly string[], key: string): boolean => {
      const entries = paths.flatMap((path) => former.get(path) ?? [])
      const isUsable =
        entries.length === paths.length &&
        entries.every((entry) => entry.key === key && isAsWritten(entry, outDir))
      if (!isUsable) return false
      present.push(...entries)
      return true
    },
    /** Record files that this build wrote. */
    keep: (files: readonly WrittenFile[]): void => {
      for (const entry of files) present.push(entry)
    },
    /** Write the record for the next build. */
    save: (): void => {
      mkdirSync(dirname(file), { recursive: true })
      writeCheckedFile(file, [JSON.stringify([placeOf(outDir, file), present])])
    },
  }
}

/** Path of the output folder relative to the record, so that both can be moved together. */
function placeOf(outDir: string, file: string): string {
  return relative(dirname(file), outDir)
}

function isAsWritten(entry: WrittenFile, outDir: string): boolean {
  const found = statSync(join(outDir, entry.path), { throwIfNoEntry: false })
  return found?.size === entry.size && found.mtimeMs === entry.mtimeMs
}

function readFiles(file: string, outDir: string): WrittenFile[] {
  const text = readCheckedFile(file)?.toString('utf8') ?? '[]'
  const [dir, files = []] = JSON.parse(text) as [string?, WrittenFile[]?]
  return dir === placeOf(outDir, file) ? files : []
}
