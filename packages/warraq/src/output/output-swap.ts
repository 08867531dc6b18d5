import { existsSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { lockFile } from '../cache/file-lock.ts'

/**
 * The folders for replacing one output folder by another. A complete folder is swapped in by
 * renaming:
 *
 *   dist -> .dist-former, .dist-next -> dist, .dist-former -> .dist-gone, remove .dist-gone
 *
 * Node has no call that exchanges two folders, so between the first two steps there is no `dist`. A
 * process that ends there leaves `.dist-former` without `dist`, which happens at no other moment:
 * the next command that reads or writes the output completes the swap.
 */
export function outputPlaces(outDir: string) {
  const beside = (name: string) => join(dirname(outDir), `.${basename(outDir)}-${name}`)
  return {
    outDir,
    /** The folder that is being written; complete before the swap begins. */
    next: beside('next'),
    /** The complete previous output, during the swap. */
    former: beside('former'),
    /** The previous output while it is being removed. */
    gone: beside('gone'),
    /** Lock file; it names the process that writes. */
    lock: beside('lock'),
  }
}

type OutputPlaces = ReturnType<typeof outputPlaces>

/** Wait until no other process writes this output. */
export function lockOutput({ lock, outDir }: OutputPlaces) {
  return lockFile(lock, (pid) =>
    console.error(
      `Another build (process ${pid}) is writing "${outDir}". Waiting for it; if there is none, remove "${lock}".`,
    ),
  )
}

/** Replace the previous output by the next one. The caller must hold the lock. */
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

/**
 * Complete the swap of a process that ended during it, and remove its leftovers. The caller must
 * hold the lock.
 */
export function recoverOutput({ outDir, next, former, gone }: OutputPlaces): void {
  if (isCutShort({ outDir, former })) renameSync(existsSync(next) ? next : former, outDir)
  if (existsSync(former)) {
    rmSync(gone, { recursive: true, force: true })
    renameSync(former, gone)
  }
  for (const left of [next, gone]) rmSync(left, { recursive: true, force: true })
}

/**
 * Make sure that a command finds the output even if a build ended during the swap. Otherwise does
 * nothing, and creates no lock.
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
