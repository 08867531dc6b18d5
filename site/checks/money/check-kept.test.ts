import { expect, test } from 'vitest'
import { checkKept } from './check-kept.ts'

const RULE = { id: 'swap', says: /amount of this swap/, expected: 'the amount', fix: 'say it' }
const SAYS = 'Change it to the **amount**\nof [this](./a.md) swap.'
const MARK = '<!-- keep: swap -->'

const found = (...texts: string[]) =>
  checkKept(
    texts.map((text, index) => ({ file: `${index}.md`, text, lang: 'en' })),
    [RULE],
  ).map(({ code, file, line }) => [code, file, ...(line === undefined ? [] : [line])].join(' '))

test('a kept sentence stands below its mark, on any page, whatever the heading', () => {
  expect(found(`# A\n\n## Swap\n\n${MARK}\n\n${SAYS}\n`)).toEqual([])
  expect(found('# A\n', `# B\n\n## New\n\n${MARK}\n\n### Steps\n\n${SAYS}\n`)).toEqual([])
  expect(found(`# A\n\n{/* keep: swap */}\n\n${SAYS}\n`)).toEqual([])
})

test('without its words a mark is a finding', () => {
  const text = `# A\n\n## Swap\n\n${MARK}\n\nLeave it.\n\n## B\n\n${SAYS}\n`
  expect(found(text)).toEqual(['kept/changed 0.md 5'])
})

test('a sentence without a mark is a finding, and a mark in code is none', () => {
  expect(found(`# A\n\n${SAYS}\n`)).toEqual(['kept/lost site/data/kept-sentences.ts'])
  expect(found(`# A\n\n\`\`\`md\n${MARK}\n\`\`\`\n\n${SAYS}\n`)).toEqual([
    'kept/lost site/data/kept-sentences.ts',
  ])
})

test('a mark written twice, and one that nobody knows, are findings', () => {
  const text = `# A\n\n${MARK}\n\n${SAYS}\n`
  expect(found(text, text)).toEqual(['kept/twice 1.md 3'])
  expect(found(`${text}\n<!-- keep: swab -->\n`)).toEqual(['kept/unknown 0.md 8'])
})

test('copies for versions and translations repeat the marks', () => {
  const text = `# A\n\n${MARK}\n\n${SAYS}\n`
  const pages = [
    { file: 'content/a.md', text, lang: 'en' },
    { file: 'content/learn_versioned_docs/version-1/a.md', text, lang: 'en' },
    { file: 'i18n/fr/a.md', text, lang: 'fr' },
  ]
  expect(checkKept(pages, [RULE])).toEqual([])
})
