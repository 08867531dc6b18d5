import { chmod, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A program that is a script for the shell. */
export async function writeProgram(folder: string, name: string, script: string): Promise<string> {
  const file = join(folder, name)
  await writeFile(file, `#!/bin/sh\n${script}\n`)
  await chmod(file, 0o755)
  return file
}
