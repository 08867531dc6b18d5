import { expect, test } from 'vitest'
import { pageBeside } from './page-beside.ts'

test('a page is added to the section of another one, in the default language', () => {
  const neighbour = {
    file: 'i18n/de/guide/a/b.md',
    originalFile: 'content/guide/a/b.md',
    relativePath: 'a/b.md',
    rootKey: 'guide',
    format: 'md',
    text: '',
  } as const
  const fields = { title: 'A "made" page', slug: undefined, custom_edit_url: null }
  expect(pageBeside(neighbour, { path: 'made/index.md', fields, text: 'Text' })).toEqual({
    file: 'content/guide/made/index.md',
    originalFile: 'content/guide/made/index.md',
    relativePath: 'made/index.md',
    rootKey: 'guide',
    format: 'md',
    text: '---\ntitle: "A \\"made\\" page"\ncustom_edit_url: null\n---\n\nText\n',
  })
})
