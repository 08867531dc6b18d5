import {
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
import { BUILD_MARKER, type BuildManifest } from '../output/build-manifest.ts'
import { lockOutput, outputPlaces, recoverOutput, swapOutput } from '../output/output-swap.ts'
import { messageOf } from '../shared/message-of.ts'
import { UsageError } from '../shared/usage-error.ts'

/** Collects the files of an output beside the former one, which it replaces as a whole in the end. */
export interface OutputWriter {
  /** Write one file; the path is relative, with `/`. One that says the same as its former keeps its time. */
  readonly write: (path: string, content: string | Uint8Array) => Promise<void>
  /** Take files over from the former output as they are. */
  readonly keep: (paths: readonly string[]) => void
  /** Whether the new output has a file under the path. */
  readonly has: (path: string) => boolean
  readonly outDir: string
  /** Folder of the new output until `commit`. */
  readonly stagingDir: string
  /** Mark the new output as complete and replace the former one by it. */
  readonly commit: (manifest: BuildManifest) => Promise<void>
  /** Forget what was written; the former output stays. */
  readonly discard: () => Promise<void>
}

/**
 * Open the output folder for a build, once no other build writes there. Nothing in `outDir` changes
 * before `commit`.
 * @throws UsageError when the folder cannot be written.
 */
export async function openOutput(folder: string): Promise<OutputWriter> {
  // A link to a folder elsewhere stays: the folder it names is replaced.
  const outDir = existsSync(folder) ? realpathSync(folder) : folder
  const places = outputPlaces(outDir)
  const lock = await orUsageError(outDir, () => {
    mkdirSync(dirname(outDir), { recursive: true })
    return lockOutput(places)
  })
  try {
    await orUsageError(outDir, async () => {
      recoverOutput(places)
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
    stagingDir,
    write: async (path, content) => {
      const target = freshTarget(join(stagingDir, path))
      const bytes = Buffer.from(content)
      // One file at a time: thousands at once are more than a process may have open.
      if (isFileOf(join(outDir, path), bytes)) linkFile(join(outDir, path), target)
      else writeFileSync(target, bytes)
    },
    keep: (paths) => {
      for (const path of paths) linkFile(join(outDir, path), freshTarget(join(stagingDir, path)))
    },
    has: (path) => existsSync(join(stagingDir, path)),
    commit: (manifest) =>
      orUsageError(outDir, async () => {
        // A new file in every build: servers look at it to notice one.
        writeFileSync(freshTarget(join(stagingDir, BUILD_MARKER)), `${JSON.stringify(manifest)}\n`)
        if (!lock.isHeld()) throw new Error('another build took over its lock')
        swapOutput(places)
        lock.release()
      }),
    discard: async () => {
      try {
        // Threads may still be writing into it.
        await rm(stagingDir, { recursive: true, force: true, maxRetries: 5 })
      } finally {
        lock.release()
      }
    },
  }
}

/** A path where no file is: writing into a file that is linked would change the former output. */
function freshTarget(path: string): string {
  mkdirSync(dirname(path), { recursive: true })
  rmSync(path, { force: true })
  return path
}

/** The same file under a second name; a copy where the file system has no such thing. */
function linkFile(from: string, to: string): void {
  try {
    linkSync(from, to)
  } catch (cause) {
    if (!UNLINKABLE.includes((cause as NodeJS.ErrnoException).code ?? '')) throw cause
    const { atime, mtime } = statSync(from)
    copyFileSync(from, to)
    utimesSync(to, atime, mtime)
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

/** A folder with files that no build wrote is somebody's work, not output. */
function refuseForeignFolder(outDir: string): void {
  if (!existsSync(outDir)) return
  const names = readdirSync(outDir)
  if (names.length === 0 || names.includes(BUILD_MARKER)) return
  throw new UsageError(
    `The output folder "${outDir}" holds files that no build wrote.\n` +
      `Choose another folder with --out, or empty it. (A build marks its folder with ${BUILD_MARKER}.)`,
  )
}
