import { execFile } from 'node:child_process'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { UsageError } from '../../shared/data/usage-error.ts'

/** An empty folder for the files of a tool. */
export async function emptyFolder(workDir: string, name: string): Promise<string> {
  const dir = join(workDir, name)
  await rm(dir, { recursive: true, force: true })
  await mkdir(dir, { recursive: true })
  return dir
}

interface ToolOutput {
  /** Why the tool did not start, or ended with another code than 0. */
  readonly failure: (Error & { readonly code?: unknown }) | undefined
  readonly stdout: string
  readonly stderr: string
}

/** Run a tool in a folder; its messages are in English. */
export function outputOf(tool: string, args: readonly string[], dir: string): Promise<ToolOutput> {
  // A compiler in Go runs for a second: it collects garbage only when memory becomes short.
  const env = { ...process.env, GOGC: 'off', GOMEMLIMIT: '1GiB', LC_ALL: 'C' }
  return new Promise((resolve) => {
    execFile(tool, args, { cwd: dir, env, maxBuffer: 16 * 1024 * 1024 }, (error, stdout, stderr) =>
      resolve({ failure: error ?? undefined, stdout, stderr }),
    )
  })
}

/** Error for a missing program or package that a code check needs. */
export function missingTool(name: string, install: string): UsageError {
  return new UsageError(
    `Code blocks cannot be checked without ${name}.\n${install}, or set checks: { content: { codeBlocks: 'ignore' } }.`,
  )
}
