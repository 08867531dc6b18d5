import { expect, test } from 'vitest'
import { contentPage } from '../../tests/content-page.ts'
import { runCheck } from '../../tests/run-check.ts'
import { fittingTables } from './check-tables.ts'

const [check] = fittingTables().checks ?? []

async function found(text: string): Promise<string[]> {
  const findings = await runCheck(check, [contentPage({ file: 'a.md', text })])
  return [...findings].map(({ code, file, line = 0 }) => `${file}:${line} ${code}`)
}

test('a table has no more columns than fit', async () => {
  const table = (columns: number) => `${'| a '.repeat(columns)}|\n${'|---'.repeat(columns)}|\n`
  expect(await found(table(8))).toEqual([])
  expect(await found(table(9))).toEqual(['a.md:2 table/too-wide'])
  expect(await found(`\`\`\`md\n${table(9)}\`\`\`\n`)).toEqual([])
})
