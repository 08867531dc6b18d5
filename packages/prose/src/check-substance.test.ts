import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { ContentPage } from 'warraq/plugin'
import { runCheck } from '../../../tests/run-check.ts'
import { temporaryFolder } from '../../../tests/temporary-folder.ts'
import { checkSubstance, substanceCheck } from './check-substance.ts'

const compiled: ContentPage['compiled'] = {
  html: '<h2 id="a">A</h2><p>Three more words.</p><pre><code>many words of code here</code></pre>',
  firstParagraph: 'Three more words.',
  headings: [{ depth: 2, id: 'a', html: 'A', text: 'A' }],
  anchors: ['a'],
  links: [],
  images: [],
  loads: [],
  islands: [],
  dependencies: [],
}
const page = (file: string, html = compiled.html): ContentPage => {
  return { file, lang: 'en', source: '', text: '', compiled: { ...compiled, html } }
}

test('a page has a minimum of words and headings; code does not count', () => {
  expect(checkSubstance(page('a.md'), { minWords: 4, minHeadings: 1 })).toEqual([])
  expect(checkSubstance(page('a.md'), { minWords: 6, minHeadings: 1 })).toMatchObject([
    { code: 'page/too-thin', found: '4 words and 1 headings' },
  ])
  expect(checkSubstance(page('a.md'), { minWords: 1, minHeadings: 2 })).toHaveLength(1)
})

test.each([
  ['<p>检索节点的数据。</p>', 4],
  ['<p>ノードを起動する。</p>', 4],
  ['<p>Запустите узел.</p>', 2],
])('words of every script count: %s', (html, words) => {
  const [finding] = checkSubstance(page('a.md', html), { minWords: 99, minHeadings: 0 })
  expect(finding?.found).toBe(`${words} words and 1 headings`)
})

test('only pages that somebody wrote are too short; the report counts the words of all', async () => {
  const root = temporaryFolder()
  writeFileSync(join(root, 'written.md'), '')
  const check = substanceCheck({ substance: 'warn', minWords: 6, minHeadings: 0 })
  const pages = [page('written.md'), page('made.md')]
  const findings = await runCheck(check, pages, { root, cacheDir: root })
  expect(findings.map(({ file }) => file)).toEqual(['written.md'])
  expect(pages.map((one) => check.counts?.of(one))).toEqual([4, 4])
  expect(check.counts?.text(1)).toBe('1 word')
})

test('a page of one long line without spaces is counted in time', () => {
  const start = process.cpuUsage().user
  const thin = (html: string) =>
    checkSubstance(page('a.md', html), { minWords: 1_000_000, minHeadings: 0 })[0]?.found
  expect(thin(`<p>${'\u6f22\u5b57'.repeat(30_000)}</p>`)).toMatch(/^\d{5} words/)
  expect(process.cpuUsage().user - start).toBeLessThan(2e6)
})
