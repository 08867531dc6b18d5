import { builtRecords } from '../build/built-records.ts'
import { counted } from '../shared/text/counted.ts'
import { writeNamedFile } from './write-named-file.ts'

interface ExportOptions {
  /** Settings of an index with the records, by service. */
  readonly settings: object
  /** File to write, relative to the working directory; absent = print. */
  readonly out?: string | undefined
  /** Whether to print where the files are as JSON; the records themselves always are. */
  readonly json?: boolean | undefined
}

/**
 * `warraq search export`: write or print the records of a built site for a hosted index; beside a
 * written file, the settings that an index of them needs.
 * @param root site with a built `dist`, or the built folder itself
 */
export async function searchExport(
  root: string,
  { settings, out, json = false }: ExportOptions,
): Promise<number> {
  const { records, pages } = await builtRecords(root)
  const text = `${JSON.stringify(records, undefined, 1)}\n`
  if (out === undefined) await print(text)
  else {
    const file = await writeNamedFile(out, text, 'The list of records')
    const settingsFile = await writeNamedFile(
      `${file.replace(/\.json$/, '')}.settings.json`,
      `${JSON.stringify(settings, undefined, 2)}\n`,
      'The file of settings',
    )
    if (json) printResult({ records: records.length, pages, output: file, settings: settingsFile })
    else {
      console.log(`${counted(records.length, 'record')} of ${counted(pages, 'page')}: ${file}`)
      console.log(`Settings of an index for them: ${settingsFile}`)
    }
  }
  return 0
}

function printResult(result: object): void {
  process.stdout.write(`${JSON.stringify({ version: 1, command: 'search export', ...result })}\n`)
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
