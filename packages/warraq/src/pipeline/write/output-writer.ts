import {
  constants,
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { lockOutput, outputPlaces, recoverOutput, swapOutput } from '../../output/output-swap.ts'
import type { BuildManifest } from '../../output/read-manifest.ts'
import { BUILD_MARKER } from '../../shared/data/build-marker.ts'
import { UsageError } from '../../shared/data/usage-error.ts'
import { messageOf } from '../../shared/text/message-of.ts'

/** Collects a new output beside the previous one; `commit` replaces that as a whole. */
export type OutputWriter = Awaited<ReturnType<typeof openOutput>>

/**
 * Open the output folder for a build, after other builds that write there have finished. Nothing in
 * `outDir` changes before `commit`.
 * @throws UsageError when the folder cannot be written.
 */
export async function openOutput(folder: string) {
  // If the folder is a symbolic link, replace its target and keep the link.
  const outDir = existsSync(folder) ? realpathSync(folder) : folder
  const places = outputPlaces(outDir)
  const lock = await orUsageError(outDir, () => {
    mkdirSync(dirname(outDir), { recursive: true })
    return lockOutput(places)
  })
  try {
    await orUsageError(outDir, async () => {
      await recoverOutput(places)
      refuseForeignFolder(outDir)
      mkdirSync(places.next)
    })
  } catch (cause) {
    lock.release()
    throw cause
  }
  const stagingDir = places.next
  return {
    outDir,
    /** Folder of the new output until `commit`. */
    stagingDir,
    /** Write a file, its relative path with `/`. An unchanged one keeps its modification time. */
    write: async (path: string, content: string | Uint8Array): Promise<void> => {
      const [former, target] = [join(outDir, path), join(stagingDir, path)]
      const bytes = Buffer.from(content)
      // One file at a time, because a process may not open thousands at once.
      if (isFileOf(former, bytes)) linkFile(former, target)
      else writeNewFile(target, bytes)
    },
    /** Reuse files of the previous output unchanged. */
    keep: (paths: readonly string[]): void => {
      for (const path of paths) linkFile(join(outDir, path), join(stagingDir, path))
    },
    has: (path: string) => existsSync(join(stagingDir, path)),
    /** Mark the new output as complete and swap it with the previous one. */
    commit: (manifest: BuildManifest) =>
      orUsageError(outDir, async () => {
        // Write a new marker in every build: servers watch it to notice a new build.
        writeNewFile(join(stagingDir, BUILD_MARKER), `${JSON.stringify(manifest)}\n`)
        if (!lock.isHeld()) throw new Error('another build took over its lock')
        await swapOutput(places)
        lock.release()
      }),
    /** Discard the new output; the previous output stays. */
    discard: async () => {
      try {
        // Worker threads may still be writing here.
        await rm(stagingDir, { recursive: true, force: true, maxRetries: 5 })
      } finally {
        lock.release()
      }
    },
    /** The same before the process ends. What threads write after it, the next build removes. */
    abandon: () => {
      rmSync(stagingDir, { recursive: true, force: true, maxRetries: 5 })
      lock.release()
    },
  }
}

/** Write a file of the new output; one that is there is replaced. */
export function writeNewFile(path: string, content: string | Uint8Array): void {
  createFile(path, () => writeFileSync(path, content, { flag: 'wx' }))
}

/** Hard-link a file; copy it if the file system has no hard links. */
export function linkFile(from: string, to: string): void {
  createFile(to, () => {
    try {
      linkSync(from, to)
    } catch (cause) {
      if (!UNLINKABLE.includes((cause as NodeJS.ErrnoException).code ?? '')) throw cause
      const { atime, mtime } = statSync(from)
      copyFileSync(from, to, constants.COPYFILE_EXCL)
      utimesSync(to, atime, mtime)
    }
  })
}

/**
 * Nearly always the folder exists and the file does not, so this prepares the place only after a
 * first attempt has failed. Writing through a hard link would change the previous output.
 */
function createFile(path: string, create: () => void): void {
  try {
    create()
  } catch {
    mkdirSync(dirname(path), { recursive: true })
    rmSync(path, { force: true })
    create()
  }
}

const UNLINKABLE = ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK', 'EXDEV']

function isFileOf(path: string, bytes: Buffer): boolean {
  const found = statSync(path, { throwIfNoEntry: false })
  return found?.isFile() === true && found.size === bytes.length && readFileSync(path).equals(bytes)
}

async function orUsageError<T>(outDir: string, run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (cause) {
    if (cause instanceof UsageError) throw cause
    throw new UsageError(
      `The output folder "${outDir}" cannot be written: ${messageOf(cause)}\n` +
        'Choose another folder with --out, or give the account that builds the right to write there.',
    )
  }
}

/** A folder with files that no build wrote contains somebody's work, not output. */
function refuseForeignFolder(outDir: string): void {
  if (!existsSync(outDir)) return
  const names = readdirSync(outDir)
  if (names.length === 0 || names.includes(BUILD_MARKER)) return
  throw new UsageError(
    `The output folder "${outDir}" contains files that no build wrote.\n` +
      `Choose another folder with --out, or empty it. (A build marks its folder with ${BUILD_MARKER}.)`,
  )
}
