import { statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { openStore } from './store.ts'

export interface WrittenFile {
  readonly path: string
  /** Cache key of everything the file was made from. */
  readonly key: string
  readonly size: number
  readonly mtimeMs: number
}

/** Records the files of a build; the next one reuses those whose cache key is unchanged. */
export type OutputRecord = ReturnType<typeof openOutputRecord>

/** Open the record of an output folder; a damaged record is empty. */
export function openOutputRecord(file: string, outDir: string) {
  // The place relative to the record, so that both can be moved together.
  const store = openStore<Omit<WrittenFile, 'path'>>(file, relative(dirname(file), outDir))
  const present = new Set<string>()
  return {
    /**
     * Whether previous files can stay in the new output, all or none of them: `false` if one is
     * missing, has another cache key, or was modified since it was written.
     */
    takeOver: (paths: readonly string[], key: string): boolean => {
      const isUsable = paths.every((path) => {
        const written = store.get(path)?.meta
        return written?.key === key && isAsWritten(join(outDir, path), written)
      })
      if (isUsable) for (const path of paths) present.add(path)
      return isUsable
    },
    /** Record files that this build wrote. */
    keep: (files: readonly WrittenFile[]): void => {
      for (const { path, ...written } of files) {
        store.keep(path, written)
        present.add(path)
      }
    },
    /** Write the record for the next build. */
    save: () => store.save(present),
  }
}

function isAsWritten(file: string, { size, mtimeMs }: Omit<WrittenFile, 'path'>): boolean {
  const found = statSync(file, { throwIfNoEntry: false })
  return found?.size === size && found.mtimeMs === mtimeMs
}
