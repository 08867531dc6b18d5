import { messageOf } from '../shared/message-of.ts'

/** What the disk refused, and what helps, by the code of Node. */
const FAULTS: Readonly<Record<string, string>> = {
  ENOSPC: 'The disk is full. Free some space',
  EDQUOT: 'The quota of this account on the disk is used up. Free some space',
  EROFS: 'The disk can only be read. Make it writable',
  EACCES: 'This account may not write there. Give it the right to',
  EPERM: 'This account may not write there. Give it the right to',
  EIO: 'The disk failed. Check it',
  EMFILE: 'Too many files are open. Raise the limit of open files',
}

/** How Node words a failed call: the code, what it means, the call and the paths. */
const FAILED_CALL = /\b(E[A-Z]+): [^,\n]+, \w+(?: '([^'\n]*)')?/

/**
 * One sentence about a disk that refused to write, when that is why something failed; `undefined`
 * for every other failure. Threads pass a failure on as text, so the text is what is read.
 */
export function diskFault(cause: unknown): string | undefined {
  const text = messageOf(cause)
  const [, code = '', path] = FAILED_CALL.exec(text) ?? []
  const fault = FAULTS[code]
  if (fault === undefined) return undefined
  const where = path === undefined ? '' : `"${path}": `
  return `${where}${fault} and run the command again. The former output is unchanged. (${code})`
}
