import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { ContentCheck, ContentPage, Finding } from 'warraq/plugin'
import { contentPage } from '../tests/content-page.ts'
import { runCheck } from '../tests/run-check.ts'
import { temporaryFolder } from '../tests/temporary-folder.ts'
import { pageForm } from './page-form.ts'

const ROOT = temporaryFolder()
const NOW = Date.parse('2026-11-30')

async function found(...pages: readonly ContentPage[]): Promise<string[]> {
  const checks: readonly ContentCheck[] = pageForm(['/made/'], () => NOW).checks ?? []
  const all: readonly Finding[][] = await Promise.all(
    checks.map(async (check) => [...(await runCheck(check, pages, { root: ROOT, cacheDir: '' }))]),
  )
  return all.flat().map(({ code, file, line = 0 }) => `${file}:${line} ${code}`)
}

function page(file: string, fields: readonly string[], text = '', hrefs: readonly string[] = []) {
  return contentPage({
    file,
    text: `---\n${fields.join('\n')}\n---\n${text}`,
    images: hrefs.map((href) => ({ href, line: 1 })),
  })
}

const HEAD = ['title: A', 'description: One sentence.']

test('a page has a description, and names that no other page has', async () => {
  expect(await found(page('a.md', HEAD), page('b.md', ['title: B', 'description: C.']))).toEqual([])
  expect(await found(page('a.md', ['title: A']))).toEqual(['a.md:1 head/no-description'])
  expect(await found(page('a.md', HEAD), page('b.md', ['sidebar_label: B', ...HEAD]))).toEqual([
    'b.md:3 head/repeated',
  ])
  const label = page('b.md', ['title: B', 'description: C.', 'sidebar_label: A'])
  expect(await found(page('a.md', HEAD), label)).toEqual(['b.md:4 head/repeated'])
  const labels = ['c.md', 'd.md'].map((file, at) =>
    page(file, [`title: ${at}`, 'description: C.', "sidebar_label: 'B'"]),
  )
  expect(await found(...labels)).toEqual(['d.md:4 head/repeated'])
  expect(await found(page('content/made/a.md', HEAD), page('content/made/b.md', HEAD))).toEqual([])
})

test('nobody has checked a page on a day to come', async () => {
  expect(await found(page('a.md', [...HEAD, 'checked: 2026-12-01']))).toEqual([])
  expect(await found(page('a.md', [...HEAD, 'checked: 2027-11-30']))).toEqual([
    'a.md:4 checked/in-future',
  ])
})

test('a table has no more columns than fit', async () => {
  const table = (columns: number) => `${'| a '.repeat(columns)}|\n${'|---'.repeat(columns)}|\n`
  expect(await found(page('a.md', HEAD, table(8)))).toEqual([])
  expect(await found(page('a.md', HEAD, table(9)))).toEqual(['a.md:6 table/too-wide'])
  expect(await found(page('a.md', HEAD, `\`\`\`md\n${table(9)}\`\`\`\n`))).toEqual([])
})

test('pictures can be shown, and load soon', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>'
  mkdirSync(join(ROOT, 'site/public'), { recursive: true })
  writeFileSync(join(ROOT, 'good.svg'), svg)
  writeFileSync(join(ROOT, 'bad.png'), 'no picture')
  writeFileSync(join(ROOT, 'site/public/big.svg'), svg.replace('></', `>${' '.repeat(1e6)}</`))
  const hrefs = ['./good.svg', 'bad.png', '/big.svg', 'https://example.org/a.png', './none.png']
  expect(await found(page('a.md', HEAD, '', hrefs))).toEqual([
    'bad.png:0 picture/unusable',
    'site/public/big.svg:0 picture/unusable',
  ])
})
