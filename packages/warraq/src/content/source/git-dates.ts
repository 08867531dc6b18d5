import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { posix, resolve } from 'node:path'
import { promisify } from 'node:util'
import { remembered } from '@warraq/search/remembered'

export interface LastChange {
  /** ISO 8601 in UTC. */
  readonly iso: string
  readonly author: string
  /**
   * Everybody who changed the file, whoever did so most often first; without programs, and empty if a
   * shallow clone lacks some of the changes.
   */
  readonly contributors: readonly string[]
}

export interface GitDates {
  /** By path relative to the site root. */
  readonly changes: ReadonlyMap<string, LastChange>
  /** Files whose last change a shallow clone lacks: git would report the oldest fetched commit. */
  readonly undated: ReadonlySet<string>
  /** Why dates are missing; absent when git succeeded. */
  readonly problem?: string
}

export const NO_DATES: GitDates = { changes: new Map(), undated: new Set() }

const run = promisify(execFile)
const LOG =
  '-c core.quotepath=off log --no-renames --format=%x00%H%x09%cI%x09%aN --name-only'.split(' ')

/** Date and author of the last commit of every file below `paths`, with one reading of the log. */
export async function readGitDates(root: string, paths: readonly string[]): Promise<GitDates> {
  try {
    const [{ stdout }, boundary, prefix] = await Promise.all([
      run('git', [...LOG, '--', ...paths], { cwd: root, maxBuffer: 1 << 28 }),
      readShallowBoundary(root),
      run('git', ['rev-parse', '--show-prefix'], { cwd: root }),
    ])
    return parseGitLog(stdout, boundary, prefix.stdout.trim())
  } catch (cause) {
    return { ...NO_DATES, problem: reasonOf(cause) }
  }
}

/**
 * Ids of the commits whose parents a shallow clone lacks; empty in a complete clone. To git these
 * commits add every file of the project.
 */
async function readShallowBoundary(root: string): Promise<ReadonlySet<string>> {
  const { stdout } = await run('git', ['rev-parse', '--git-path', 'shallow'], { cwd: root })
  const text = await readFile(resolve(root, stdout.trim()), 'utf8').catch(() => '')
  return new Set(text.split('\n').filter((line) => line !== ''))
}

/**
 * The newest commit of each file of a log.
 * @param boundary ids of the commits that tell nothing about when a file changed
 * @param prefix path of the site in the repository, which the names in the log begin with
 */
export function parseGitLog(
  log: string,
  boundary: ReadonlySet<string> = new Set(),
  prefix = '',
): GitDates {
  const changes = new Map<string, Omit<LastChange, 'contributors'>>()
  const undated = new Set<string>()
  const incomplete = new Set<string>()
  const commits = new Map<string, Map<string, number>>()
  for (const commit of log.split('\0').slice(1)) {
    const [head = '', ...files] = commit.split('\n')
    const [id = '', date = '', author = ''] = head.split('\t')
    const change = { iso: new Date(date).toISOString(), author }
    for (const name of files.filter((line) => line !== '')) {
      const file = name.startsWith(prefix)
        ? name.slice(prefix.length)
        : posix.relative(prefix, name)
      if (boundary.has(id)) incomplete.add(file)
      else
        count(
          remembered(commits, file, () => new Map<string, number>()),
          author,
        )
      if (changes.has(file)) continue
      if (boundary.has(id)) undated.add(file)
      else changes.set(file, change)
    }
  }
  const contributorsOf = (file: string) =>
    incomplete.has(file) ? [] : byCommits(commits.get(file) ?? new Map())
  const entries = [...changes].map(
    ([file, change]) => [file, { ...change, contributors: contributorsOf(file) }] as const,
  )
  return { changes: new Map(entries), undated }
}

function count(commits: Map<string, number>, author: string): void {
  commits.set(author, (commits.get(author) ?? 0) + 1)
}

/** Names by their number of commits; programs end theirs with `[bot]`. */
function byCommits(commits: ReadonlyMap<string, number>): string[] {
  return [...commits]
    .filter(([name]) => !name.endsWith('[bot]'))
    .sort(([, a], [, b]) => b - a)
    .map(([name]) => name)
}

function reasonOf(cause: unknown): string {
  const { code, stderr } = cause as { code?: unknown; stderr?: string }
  return code === 'ENOENT'
    ? 'git is not installed'
    : (stderr?.trim().split('\n')[0] ?? String(cause))
}
