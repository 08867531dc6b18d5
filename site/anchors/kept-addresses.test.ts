import { expect, test } from 'vitest'
import { lostAddresses } from './kept-addresses.ts'

const page = (file: string, head = 'title: A page') => ({
  file,
  lang: 'en',
  source: `---\n${head}\n---\n\nText\n`,
})
const found = (...pages: ReturnType<typeof page>[]) =>
  lostAddresses(
    {
      published: '/\n/a/\n/a/#part\n/b/\n/reference/\n/reference/method/\n',
      specified: ['/', '/a/'],
      elsewhere: ['/'],
      references: ['/reference/'],
    },
    [page('content/reference/index.md'), ...pages],
  ).map(({ code, found: what }) => `${code} ${what}`)

test('a published address leads to its page, or to the one that replaced it', () => {
  expect(found(page('content/a.md'), page('content/b/index.md'))).toEqual([])
  expect(found(page('content/a.md', 'moved_from:\n  - /b/'))).toEqual([])
  expect(found(page('content/a.md', 'moved_from: /b/'))).toEqual([])
})

test('front matter that cannot be read is left to the check of front matter', () => {
  const twice = page('content/a.md', 'moved_from: [/b/]\nmoved_from: [/c/]')
  expect(found(twice)).toEqual(['addresses/lost nothing at /b/'])
})

test('an address without a page, and a specified page at another one, are findings', () => {
  expect(found(page('content/a.md'))).toEqual(['addresses/lost nothing at /b/'])
  expect(found(page('content/b.md', 'moved_from: [/a/]'))).toEqual([
    'addresses/specified no page at /a/',
  ])
})
