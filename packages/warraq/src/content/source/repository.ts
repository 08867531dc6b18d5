import { execFile } from 'node:child_process'
import { readFileSync, realpathSync } from 'node:fs'
import { dirname, join, posix, relative, resolve, sep } from 'node:path'
import { promisify } from 'node:util'
import { type RepositoryAddress, repositoryAddress } from './repository-address.ts'

export interface Repository {
  /** Absolute path of its folder; that of the site if there is no other. */
  readonly top: string
  /** Path of the site below it, with `/`; empty if they are the same. */
  readonly sitePath: string
  /** Where its host shows files; absent if nothing says so. */
  readonly address?: RepositoryAddress | undefined
}

const run = promisify(execFile)

/** The repository that contains a site, from git or from the nearest package.json that names one. */
export async function readRepository(root: string): Promise<Repository> {
  const base = realpathSync(root)
  const top = await git(base, 'rev-parse', '--show-toplevel')
  const remote = top && (await git(base, 'config', '--get', 'remote.origin.url'))
  const head = remote && (await git(base, 'rev-parse', '--abbrev-ref', 'origin/HEAD'))
  const address = remote && repositoryAddress(remote, head?.replace(/^origin\//, ''))
  const named = address ? undefined : packageRepository(base, top)
  const folder = top ?? named?.folder ?? base
  return {
    top: folder,
    sitePath: relative(folder, base).split(sep).join('/'),
    address: address || named?.address,
  }
}

/** What git prints; `undefined` if it fails, as it does outside a repository. */
async function git(cwd: string, ...words: string[]): Promise<string | undefined> {
  try {
    const { stdout } = await run('git', words, { cwd })
    return stdout.trim() || undefined
  } catch {
    return undefined
  }
}

/** The address in `repository` of the package.json of a folder or one around it, up to `top`. */
function packageRepository(folder: string, top: string | undefined) {
  for (let dir = folder; ; dir = dirname(dir)) {
    const field = repositoryField(join(dir, 'package.json'))
    const { url, directory } = typeof field === 'object' && field !== null ? field : { url: field }
    const address = typeof url === 'string' ? repositoryAddress(url) : undefined
    if (address !== undefined) {
      const levels = posix
        .normalize(String(directory ?? ''))
        .split('/')
        .filter((part) => /[^.]/.test(part))
      return { address, folder: resolve(dir, ...levels.map(() => '..')) }
    }
    if (dir === top || dir === dirname(dir)) return undefined
  }
}

interface RepositoryField {
  readonly url?: unknown
  /** Folder of the package in the repository. */
  readonly directory?: unknown
}

function repositoryField(file: string): string | RepositoryField | null | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).repository
  } catch {
    return undefined
  }
}
