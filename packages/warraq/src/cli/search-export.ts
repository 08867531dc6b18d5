import { builtRecords } from '../build/built-records.ts'
import { counted } from '../shared/text/counted.ts'
import { writeNamedFile } from './write-named-file.ts'

/**
 * `warraq search export`: write or print the records of a built site for a hosted index.
 * @param root site with a built `dist`, or the built folder itself
 * @param out file to write, relative to the working directory; absent = print
 * @param json whether to print where the file is as JSON; the records themselves always are
 */
export async function searchExport(root: string, out?: string, json = false): Promise<number> {
  const { records, pages } = await builtRecords(root)
  const text = `${JSON.stringify(records, undefined, 1)}\n`
  if (out === undefined) await print(text)
  else {
    const file = await writeNamedFile(out, text, 'The list of records')
    if (json) printResult({ records: records.length, pages, output: file })
    else console.log(`${counted(records.length, 'record')} of ${counted(pages, 'page')}: ${file}`)
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
