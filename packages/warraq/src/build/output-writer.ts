import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { UsageError } from '../config/usage-error.ts'
import { BUILD_MARKER } from './build-manifest.ts'
import { replaceFiles } from './replace-files.ts'

/** Collects output files beside the final folder and puts them in place at the end. */
export interface OutputWriter {
  /** Write one file of the output, unless the former one says the same; the path is relative, with `/`. */
  readonly write: (path: string, content: string | Uint8Array) => Promise<void>
  /** Whether this build has written a file under the path. */
  readonly has: (path: string) => boolean
  readonly outDir: string
  /** Folder the files are in until `commit`. */
  readonly stagingDir: string
  /** Where a file of the new output is to be read: as it was written, else as the former build left it. */
  readonly fileAt: (path: string) => string
  /** Replace the former output by what was written and those of its files that stay as they are. */
  readonly commit: (kept: ReadonlySet<string>) => Promise<void>
  /** Forget what was written; the former output stays. */
  readonly discard: () => Promise<void>
}

/**
 * Open the output folder for a build. Nothing in `outDir` changes before `commit`.
 * @throws UsageError when the folder cannot be written.
 */
export async function openOutput(outDir: string): Promise<OutputWriter> {
  const stagingDir = await makeStagingDir(outDir)
  const made = new Set<string>()
  /** Files of the former output that were to be written again. */
  const same = new Set<string>()
  const ensureDir = (dir: string) => {
    if (made.has(dir)) return
    mkdirSync(dir, { recursive: true })
    made.add(dir)
  }
  return {
    outDir,
    stagingDir,
    write: async (path, content) => {
      const target = join(stagingDir, path)
      const bytes = Buffer.from(content)
      // What was staged under this name would take the place of the former file.
      if (!existsSync(target) && isFileOf(join(outDir, path), bytes)) {
        same.add(path)
        return
      }
      ensureDir(dirname(target))
      // One file at a time: thousands at once are more than a process may have open.
      writeFileSync(target, bytes)
    },
    has: (path) => same.has(path) || existsSync(join(stagingDir, path)),
    fileAt: (path) => {
      const staged = join(stagingDir, path)
      return existsSync(staged) ? staged : join(outDir, path)
    },
    commit: async (kept) => {
      if (kept.size + same.size === 0) await replaceDir(stagingDir, outDir)
      else replaceFiles(stagingDir, outDir, new Set([...kept, ...same]))
    },
    // Threads may still be writing into it; an error of the removal would hide the one that led here.
    discard: () => rm(stagingDir, { recursive: true, force: true, maxRetries: 5 }),
  }
}

function isFileOf(path: string, bytes: Buffer): boolean {
  const found = statSync(path, { throwIfNoEntry: false })
  return found?.isFile() === true && found.size === bytes.length && readFileSync(path).equals(bytes)
}

async function makeStagingDir(outDir: string): Promise<string> {
  try {
    await mkdir(dirname(outDir), { recursive: true })
    if (existsSync(outDir)) {
      await refuseForeignFolder(outDir)
      const probe = await mkdtemp(join(outDir, '.write-test-'))
      await rm(probe, { recursive: true })
    }
    const staging = await mkdtemp(join(dirname(outDir), `.${basename(outDir)}-`))
    // mkdtemp makes a private folder; a web server must be able to read the output.
    await chmod(staging, 0o755)
    return staging
  } catch (cause) {
    if (cause instanceof UsageError) throw cause
    throw new UsageError(
      `The output folder "${outDir}" cannot be written: ${cause instanceof Error ? cause.message : String(cause)}\n` +
        'Choose another folder with --out, or give the account that builds the right to write there.',
    )
  }
}

/** A folder with files that no build wrote is somebody's work, not output. */
async function refuseForeignFolder(outDir: string): Promise<void> {
  const names = await readdir(outDir)
  if (names.length === 0 || names.includes(BUILD_MARKER)) return
  throw new UsageError(
    `The output folder "${outDir}" holds files that no build wrote.\n` +
      `Choose another folder with --out, or empty it. (A build marks its folder with ${BUILD_MARKER}.)`,
  )
}

async function replaceDir(stagingDir: string, outDir: string): Promise<void> {
  const former = `${stagingDir}-former`
  if (existsSync(outDir)) await rename(outDir, former)
  await rename(stagingDir, outDir)
  await rm(former, { recursive: true, force: true })
}
