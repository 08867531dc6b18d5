import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

export interface LastChange {
  /** ISO 8601 in UTC. */
  readonly iso: string
  readonly author: string
}

export interface GitDates {
  /** By path relative to the site root. */
  readonly changes: ReadonlyMap<string, LastChange>
  /** Why dates are missing; absent when git succeeded. */
  readonly problem?: string
}

const run = promisify(execFile)
const LOG =
  '-c core.quotepath=off log --no-renames --format=%x00%cI%x09%an --name-only --relative --'.split(
    ' ',
  )

/** Date and author of the last commit of every file below `paths`, with a single git process. */
export async function readGitDates(root: string, paths: readonly string[]): Promise<GitDates> {
  try {
    const { stdout } = await run('git', [...LOG, ...paths], { cwd: root, maxBuffer: 1 << 28 })
    return { changes: parseGitLog(stdout) }
  } catch (cause) {
    return { changes: new Map(), problem: reasonOf(cause) }
  }
}

/** The newest commit of each file of a log. */
export function parseGitLog(log: string): ReadonlyMap<string, LastChange> {
  const changes = new Map<string, LastChange>()
  for (const commit of log.split('\0').slice(1)) {
    const [head = '', ...files] = commit.split('\n')
    const [date = '', author = ''] = head.split('\t')
    const change = { iso: new Date(date).toISOString(), author }
    for (const file of files) if (file !== '' && !changes.has(file)) changes.set(file, change)
  }
  return changes
}

function reasonOf(cause: unknown): string {
  const { code, stderr } = cause as { code?: unknown; stderr?: string }
  return code === 'ENOENT'
    ? 'git is not installed'
    : (stderr?.trim().split('\n')[0] ?? String(cause))
}
