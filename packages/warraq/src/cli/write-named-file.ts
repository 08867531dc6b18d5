import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { UsageError } from '../shared/data/usage-error.ts'
import { messageOf } from '../shared/text/message-of.ts'

/**
 * Write a file that the command line names, and return its absolute path.
 * @param what name of its content, for the message
 * @throws UsageError when it cannot be written.
 */
export async function writeNamedFile(file: string, text: string, what: string): Promise<string> {
  const path = resolve(file)
  try {
    await writeFile(path, text)
    return path
  } catch (cause) {
    throw new UsageError(`${what} cannot be written: ${messageOf(cause)}`)
  }
}
