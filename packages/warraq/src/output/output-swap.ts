import { existsSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { type FileLock, lockFile } from '../cache/file-lock.ts'

/**
 * How one output folder takes the place of another. A complete folder is exchanged by renaming:
 *
 *   dist -> .dist-former, .dist-next -> dist, .dist-former -> .dist-gone, remove .dist-gone
 *
 * No file system call that Node offers exchanges two folders, so between the first two steps there
 * is no `dist`. A process that ends there leaves `.dist-former` without `dist`, which happens at no
 * other moment: the next command that reads or writes the output finishes the exchange.
 */
export interface OutputPlaces {
  readonly outDir: string
  /** The folder that is being written; complete before the exchange begins. */
  readonly next: string
  /** The former output, whole, while the exchange goes on. */
  readonly former: string
  /** The former output while it is removed. */
  readonly gone: string
  /** Names the process that writes. */
  readonly lock: string
}

export function outputPlaces(outDir: string): OutputPlaces {
  const beside = (name: string) => join(dirname(outDir), `.${basename(outDir)}-${name}`)
  return {
    outDir,
    next: beside('next'),
    former: beside('former'),
    gone: beside('gone'),
    lock: beside('lock'),
  }
}

/** Wait until no other process writes this output. */
export function lockOutput({ lock, outDir }: OutputPlaces): Promise<FileLock> {
  return lockFile({
    file: lock,
    onWait: (pid) =>
      console.error(
        `Another build (process ${pid}) is writing "${outDir}". Waiting for it; if there is none, remove "${lock}".`,
      ),
  })
}

/** Put the complete next output in place of the former one. Call it with the lock only. */
export function swapOutput({ outDir, next, former, gone }: OutputPlaces): void {
  const hasFormer = existsSync(outDir)
  if (hasFormer) renameSync(outDir, former)
  try {
    renameSync(next, outDir)
  } catch (cause) {
    if (hasFormer) renameSync(former, outDir)
    throw cause
  }
  if (hasFormer) renameSync(former, gone)
  rmSync(gone, { recursive: true, force: true })
}

/** Finish the exchange of a process that ended within it, and remove what it left. Call it with the lock only. */
export function recoverOutput({ outDir, next, former, gone }: OutputPlaces): void {
  if (isCutShort({ outDir, former })) renameSync(existsSync(next) ? next : former, outDir)
  if (existsSync(former)) {
    rmSync(gone, { recursive: true, force: true })
    renameSync(former, gone)
  }
  for (const left of [next, gone]) rmSync(left, { recursive: true, force: true })
}

/**
 * Make sure that a command finds the output although a build ended within the exchange. Does
 * nothing, and creates no lock, in every other case.
 */
export async function settleOutput(outDir: string): Promise<void> {
  const places = outputPlaces(outDir)
  if (!isCutShort(places)) return
  const lock = await lockOutput(places)
  try {
    if (isCutShort(places)) recoverOutput(places)
  } finally {
    lock.release()
  }
}

function isCutShort({ outDir, former }: Pick<OutputPlaces, 'outDir' | 'former'>): boolean {
  return !existsSync(outDir) && existsSync(former)
}
