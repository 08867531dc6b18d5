import { expect, test } from 'vitest'
import { PLAIN_CONTEXT } from '../../content/compile-context.fixtures.ts'
import { compilePage } from '../../content/compile-page.ts'
import type { ContentPage } from '../../plugins/content-page.ts'
import type { ContentCheck } from '../../plugins/warraq-plugin.ts'
import { checkHeadings } from './check-headings.ts'
import { checkImageAlternatives } from './check-image-alternatives.ts'
import { checkSubstance } from './check-substance.ts'
import { contentCounts } from './content-counts.ts'

async function pageOf(text: string, format: 'md' | 'mdx' = 'md'): Promise<ContentPage> {
  const { page } = await compilePage(
    { file: `a.${format}`, format, text, firstLine: 1 },
    PLAIN_CONTEXT,
  )
  return { file: `a.${format}`, lang: 'en', source: text, text, compiled: page }
}

test('headings nest', async () => {
  const lines = async (text: string) =>
    checkHeadings(await pageOf(text)).map(({ code, line, found }) => `${line} ${code} ${found}`)
  expect(await lines('# A\n\n## B\n\n### C\n\n## D\n')).toEqual([])
  expect(await lines('## B\n\n#### `C` [d](x.md)\n\n## B\n\n### B\n')).toEqual([
    '3 heading/skipped-level "C d" of level 4 below level 2',
  ])
  expect(await lines('# A\n\n```md\n# Code\n```\n\n# B\n')).toEqual([
    '7 heading/second-title a second first-level heading, "B"',
  ])
  expect(await lines('Обзор\n=====\n\n## Б\n\n#### Детали\n')).toEqual([
    '6 heading/skipped-level "Детали" of level 4 below level 2',
  ])
})

test.each([
  ['underlined', 'B *c*\n---\n\n#### D\n\nE\n===\n\nF\n=\n', 'md', [4, 9]],
  ['in a list', '## B\n\n- #### D\n', 'md', [3]],
  ['in a quote', '## B\n\n> #### D\n', 'md', [3]],
  ['of HTML', '## B\n\n<div>\n<H4 id=x>D</H4>\n<h6>\nE\n</h6></div>\n', 'md', [4, 5]],
  ['of JSX', '## B {#b}\n\n<div>\n  <h4>D</h4>\n</div>\n', 'mdx', [4]],
  ['with an id', '## B\n\n```md\n#### D\n```\n\n#### D {#d}\n', 'mdx', [7]],
] as const)('a heading %s is reported with its line', async (_, text, format, lines) => {
  expect(checkHeadings(await pageOf(text, format)).map(({ line }) => line)).toEqual(lines)
})

test('images need text alternatives', async () => {
  const lines = async (text: string, format?: 'mdx') =>
    checkImageAlternatives(await pageOf(text, format)).map(({ line, found }) => `${line} ${found}`)
  expect(await lines('![A drawing](a.png) <img src="b.png" alt=""> `![](c.png)`')).toEqual([])
  expect(await lines('\n![](a.png)\n\n![a.png](a.png)\n\n<img src="b.png">\n')).toEqual([
    '2 an image without a text alternative: a.png',
    '4 a file name as text alternative: a.png',
    '6 <img src="b.png">',
  ])
  expect(
    await lines(
      '![][a] ![A drawing][a] <IMG src="b.png">\n\n<p>\n<img\n  src="c>d.png">\n</p>\n\n[a]: a.png\n',
    ),
  ).toEqual([
    '1 an image without a text alternative: a',
    '1 <IMG src="b.png">',
    '4 <img\n  src="c>d.png">',
  ])
  expect(
    await lines(
      '![][a]\n\n<img\n  src="b.png" />\n\n<img alt="" src="b.png" />\n\n[a]: a.png\n',
      'mdx',
    ),
  ).toEqual(['1 an image without a text alternative: a', '3 <img\n  src="b.png" />'])
})

test('a page has a minimum of words and headings; code does not count', async () => {
  const page = await pageOf('## A\n\nThree more words.\n\n```text\nmany words of code here\n```\n')
  expect(checkSubstance(page, { minWords: 4, minHeadings: 1 })).toEqual([])
  expect(checkSubstance(page, { minWords: 6, minHeadings: 1 })).toEqual([
    expect.objectContaining({ code: 'page/too-thin', found: '4 words and 1 headings' }),
  ])
  expect(checkSubstance(page, { minWords: 1, minHeadings: 2 })).toHaveLength(1)
})

test('the summary counts the checked items', async () => {
  const page = await pageOf(
    'Two words, {{fact}} and `chain status`.\n\n```bash\nchain status | other\nchain status\n```\n',
  )
  const check: ContentCheck = {
    name: 'pages',
    severity: 'throw',
    run: () => [],
    summary: (pages) => `${pages.length} pages counted by a plugin`,
  }
  expect(contentCounts([page, page], [{ name: 'counting', checks: [check] }])).toBe(
    '2 pages written, 12 words, 2 code blocks, 2 pages counted by a plugin, 2 uses of facts',
  )
})
