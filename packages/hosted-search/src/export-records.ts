import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { builtPages } from 'warraq/built-site'
import { type CommandCall, UsageError } from 'warraq/plugin'
import { docSearchRecords } from './docsearch-records.ts'

/**
 * `warraq search export`: write or print the records of a built site; beside a written file, the
 * settings that an index of them needs, by service.
 */
export async function exportRecords(
  { builtDir, options: { out, json } }: CommandCall,
  settings: object,
): Promise<number> {
  const pages = await builtPages(builtDir)
  const records = pages.flatMap(docSearchRecords)
  const text = `${JSON.stringify(records, undefined, 1)}\n`
  if (typeof out !== 'string') await print(text)
  else {
    const file = await write(out, text, 'The list of records')
    const settingsFile = await write(
      `${file.replace(/\.json$/, '')}.settings.json`,
      `${JSON.stringify(settings, undefined, 2)}\n`,
      'The file of settings',
    )
    const result = { records: records.length, pages: pages.length }
    if (json === true) {
      const places = { output: file, settings: settingsFile }
      const printed = { version: 1, command: 'search export', ...result, ...places }
      process.stdout.write(`${JSON.stringify(printed)}\n`)
    } else {
      console.log(`${result.records} records of ${result.pages} pages: ${file}`)
      console.log(`Settings of an index for them: ${settingsFile}`)
    }
  }
  return 0
}

/** @param what name of the content, for the message */
async function write(file: string, text: string, what: string): Promise<string> {
  const path = resolve(file)
  try {
    await writeFile(path, text)
    return path
  } catch (cause) {
    throw new UsageError(`${what} cannot be written: ${(cause as Error).message}`)
  }
}

/** A program such as `head` may close the pipe before the end: it has what it wants. */
function print(text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    process.stdout.on('error', (cause: NodeJS.ErrnoException) =>
      cause.code === 'EPIPE' ? resolve() : reject(cause),
    )
    process.stdout.write(text, (cause) => {
      if (!cause) resolve()
    })
  })
}
