import { expect, test } from 'vitest'
import { pageInOtherCase, searchedWords } from './suggest-pages.ts'

test.each([
  ['/learn/run-a_node.html', 'learn run a node'],
  ['/a/b/c/d/e/', 'b c d e'],
  ['/', ''],
])('the words of %s are "%s"', (path, words) => {
  expect(searchedWords(path)).toBe(words)
})

test.each([
  ['/x/guide/', '/x/Guide/'],
  ['/X/GUIDE', '/x/Guide/'],
  ['/x/%D0%9A%D0%9B%D0%AE%D0%A7/', '/x/%D0%BA%D0%BB%D1%8E%D1%87/'],
  ['/x/Guide', '/x/Guide/'],
  ['/x/guide.html', '/x/Guide/'],
  ['/x/guide/index.html', '/x/Guide/'],
  ['/x/Guide/', undefined],
  ['/x/guides/', undefined],
  ['/x/guide/page.json', undefined],
  ['/x/%E0%A4%A/', undefined],
])('%s names the page %s in another casing', (path, href) => {
  const pages = ['/x/', '/x/Guide/', '/x/%D0%BA%D0%BB%D1%8E%D1%87/'].map((each) => ({
    href: each,
    title: '',
  }))
  expect(pageInOtherCase(path, pages)?.href).toBe(href)
})
