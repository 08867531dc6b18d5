import { expect, test } from 'vitest'
import { distinctTitles } from './distinct-titles.ts'
import type { Doc } from './doc.ts'

interface Written {
  readonly file: string
  readonly heading: string
  readonly section?: string
  readonly title?: string
}

function titlesOf(...pages: readonly Written[]): string[] {
  const docs = pages.map(({ file, heading, section, title }) => {
    const read = {
      rootKey: 'docs',
      relativePath: file,
      title: title ?? `file ${file}`,
      frontMatter: { title },
    } as Doc
    const headings = section === undefined ? [] : [{ depth: 2, id: '', html: '', text: section }]
    return { read, titled: { ...read, title: title ?? heading }, compiled: { headings } }
  })
  return distinctTitles(docs).map(({ title }) => title)
}

test('pages of a folder with the same heading are named after their first section', () => {
  expect(
    titlesOf(
      { file: 'docs/a.md', heading: 'Product', section: 'Alpha' },
      { file: 'docs/b.md', heading: 'Product', section: 'Beta' },
      { file: 'docs/c.md', heading: 'Other', section: 'Alpha' },
    ),
  ).toEqual(['file docs/a.md', 'Beta', 'Other'])
})

test('without sections that differ, they are named after their files', () => {
  expect(
    titlesOf(
      { file: 'a.md', heading: 'Product', section: 'Usage' },
      { file: 'b.md', heading: 'Product', section: 'Usage' },
      { file: 'c.md', heading: 'Product' },
    ),
  ).toEqual(['file a.md', 'file b.md', 'file c.md'])
})

test('the page of the folder, pages of other folders and titles from front matter stay', () => {
  expect(
    titlesOf(
      { file: 'README.md', heading: 'Product', section: 'Start' },
      { file: 'a.md', heading: 'Product', section: 'Alpha' },
      { file: 'b.md', heading: 'x', title: 'Product' },
      { file: 'one/a.md', heading: 'Overview', section: 'One' },
      { file: 'two/a.md', heading: 'Overview', section: 'Two' },
    ),
  ).toEqual(['Product', 'Alpha', 'Product', 'Overview', 'Overview'])
})
