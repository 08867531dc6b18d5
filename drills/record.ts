import { readFile, rename, writeFile } from 'node:fs/promises'
import {
  type Performed,
  type PerformedPage,
  performedSchema,
} from '../site/performed/performed-schema.ts'

/** Put the record of a page into the file, in place of an older one; other pages stay. */
export async function saveRecord(file: string, page: PerformedPage): Promise<void> {
  const old = performedSchema.parse(JSON.parse(await readFile(file, 'utf8')))
  const text = `${JSON.stringify(performedSchema.parse(withPage(old, page)), null, 2)}\n`
  await writeFile(`${file}.new`, text)
  await rename(`${file}.new`, file)
}

/** The records with a page, sorted by path. */
export function withPage({ pages }: Performed, page: PerformedPage): Performed {
  const others = pages.filter((other) => other.page !== page.page)
  return { pages: [...others, page].sort((a, b) => (a.page < b.page ? -1 : 1)) }
}
