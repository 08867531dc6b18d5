import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { lockFile } from '../cache/file-lock.ts'
import { exchangeFolders } from './exchange-folders.ts'

/**
 * The folders for replacing one output folder by another. Every build writes a folder of its own.
 * When it is complete, it is exchanged with `dist` in one step, and the former output is removed:
 *
 *   .dist-next-1a2b3c4d <-> dist, remove .dist-next-1a2b3c4d
 *
 * Where no program can exchange folders, they are renamed one after the other:
 *
 *   .dist-next-1a2b3c4d -> .dist-ready, dist -> .dist-former, .dist-ready -> dist,
 *   .dist-former -> .dist-gone, remove .dist-gone
 *
 * There is a moment without `dist` then. A process that ends there leaves `.dist-former` without
 * `dist`, which happens at no other moment: the next command that reads or writes the output
 * completes the swap.
 */
export function outputPlaces(outDir: string) {
  const beside = (name: string) => join(dirname(outDir), `.${basename(outDir)}-${name}`)
  return {
    outDir,
    /** The folder that this build writes. No other build uses it, even one that takes over the lock. */
    next: beside(`${NEXT}${randomUUID().slice(0, 8)}`),
    /** A complete next output, during the swap. */
    ready: beside('ready'),
    /** The complete previous output, during the swap. */
    former: beside('former'),
    /** The previous output while it is being removed. */
    gone: beside('gone'),
    /** Lock file; it names the process that writes. */
    lock: beside('lock'),
  }
}

const NEXT = 'next-'

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
export function swapOutput(places: OutputPlaces): void {
  const { outDir, next } = places
  const hasFormer = existsSync(outDir)
  if (hasFormer && exchangeFolders(next, outDir)) rmSync(next, { recursive: true, force: true })
  else swapByRenaming(places, hasFormer)
}

function swapByRenaming(
  { outDir, next, ready, former, gone }: OutputPlaces,
  hasFormer: boolean,
): void {
  renameSync(next, ready)
  try {
    if (hasFormer) renameSync(outDir, former)
    renameSync(ready, outDir)
  } catch (cause) {
    if (existsSync(former)) renameSync(former, outDir)
    renameSync(ready, next)
    throw cause
  }
  if (hasFormer) renameSync(former, gone)
  rmSync(gone, { recursive: true, force: true })
}

/**
 * Complete the swap of a process that ended during it, and remove what ended builds left. The
 * caller must hold the lock. The program that exchanges folders may outlive its killed build: each
 * folder is renamed before it is removed, so that no half-removed one becomes the output.
 */
export function recoverOutput({ outDir, ready, former, gone }: OutputPlaces): void {
  if (isCutShort({ outDir, former })) renameSync(existsSync(ready) ? ready : former, outDir)
  for (const left of [gone, former, ready, ...foldersOfBuilds(outDir)]) {
    if (left !== gone && existsSync(left)) renameSync(left, gone)
    rmSync(gone, { recursive: true, force: true })
  }
}

/** The folders beside the output in which builds write or wrote. */
function foldersOfBuilds(outDir: string): string[] {
  const prefix = `.${basename(outDir)}-${NEXT}`
  return readdirSync(dirname(outDir))
    .filter((name) => name.startsWith(prefix))
    .map((name) => join(dirname(outDir), name))
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
