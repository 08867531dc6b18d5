import { expect, test } from 'vitest'
import { listedPages, searchedWords } from './suggest-pages.ts'

test('reads the pages of the list, below the base path, with or without a description', () => {
  const list = `# Docs

> All about nodes

## Learn

- [Token](https://docs.example.org/x/learn/token.md): What it is (and is not).
- [Learn](/x/learn/index.md)
- [Обзор (новый)](https://docs.example.org/x/%D0%BE%D0%B1%D0%B7%D0%BE%D1%80-(1).md)
`
  expect(listedPages(list, '/x/')).toEqual([
    { title: 'Token', href: '/x/learn/token/' },
    { title: 'Learn', href: '/x/learn/' },
    { title: 'Обзор (новый)', href: '/x/%D0%BE%D0%B1%D0%B7%D0%BE%D1%80-(1)/' },
  ])
})

test.each([
  ['/learn/run-a_node.html', 'learn run a node'],
  ['/a/b/c/d/e/', 'b c d e'],
  ['/', ''],
])('the words of %s are "%s"', (path, words) => {
  expect(searchedWords(path)).toBe(words)
})
