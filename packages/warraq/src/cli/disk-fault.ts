import { isAbsolute, relative } from 'node:path'
import { shortened } from '@warraq/markup/shortened'
import { ownValue } from '@warraq/search/own-value'

/** What the disk refused, and what helps, by the code of Node; the call may read or write. */
const FAULTS: Readonly<Record<string, string>> = {
  ENOSPC: 'The disk is full. Free some space',
  EDQUOT: 'The quota of this account on the disk is used up. Free some space',
  EROFS: 'The disk is read-only. Make it writable',
  EACCES: 'This account has no permission to use it. Give it permission',
  EPERM: 'This account has no permission to use it. Give it permission',
  ENAMETOOLONG: 'A name is longer than the file system allows. Shorten it',
  EIO: 'The disk failed. Check it',
  EMFILE: 'Too many files are open. Raise the limit of open files',
}

/** The code of a failed call of Node, and its path, of an error or of what caused it. */
function failedCall(cause: unknown): { readonly code?: string; readonly path?: string } {
  const { code, syscall, path, cause: inner } = Object(cause)
  if (typeof syscall === 'string') return { code, path }
  return inner === undefined ? {} : failedCall(inner)
}

/**
 * One sentence about a disk that refused a file, if that is why something failed; `undefined` for
 * every other failure.
 */
export function diskFault(cause: unknown): string | undefined {
  const { code = '', path } = failedCall(cause)
  const fault = ownValue(FAULTS, code)
  if (fault === undefined) return undefined
  const where = path === undefined ? '' : `"${shortened(path)}": `
  return `${where}${fault} and run the command again. The previous output is unchanged. (${code})`
}

/**
 * One sentence about a file below `dir` that is gone, if that is why a command failed: commands list
 * the files of a site before they read them, and other programs may remove some in between.
 */
export function removedFile(cause: unknown, dir: string): string | undefined {
  const { code, path } = failedCall(cause)
  if (code !== 'ENOENT' || path === undefined) return undefined
  const below = relative(dir, path)
  if (!isAbsolute(path) || below.startsWith('..')) return undefined
  return `"${below}" was removed while the command ran. Run the command again. The previous output is unchanged. (ENOENT)`
}
