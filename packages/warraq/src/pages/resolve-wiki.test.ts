import { expect, test } from 'vitest'
import { wikiFile, wikiNames, wikiParts } from './resolve-wiki.ts'

const names = wikiNames(['a/Note.md', 'b/Note.md', 'b/c/Deep note.md', 'img/a.png', 'Note.mdx'])

test.each([
  ['Note', 'b/x.md', 'b/Note.md'],
  ['note', 'z/x.md', 'Note.mdx'],
  ['a/Note', 'b/x.md', 'a/Note.md'],
  ['Deep note', 'a/x.md', 'b/c/Deep note.md'],
  ['c/Deep note.md', 'a/x.md', 'b/c/Deep note.md'],
  ['a.png', 'b/x.md', 'img/a.png'],
  ['../img/a.png', 'b/x.md', 'img/a.png'],
  ['x/Note', 'b/x.md', undefined],
  ['constructor', 'b/x.md', undefined],
])('%s on %s means %s', (name, page, file) => {
  expect(wikiFile(name, page, names)).toBe(file)
})

test.each([
  ['wiki:Note%23One%20two', 'Note', '#one-two'],
  ['wiki:Note%23A%23B', 'Note', '#b'],
  ['wiki:Note%23%5Eid', 'Note', ''],
  ['wiki:%23One', '', '#one'],
  ['wiki:100%25', '100%', ''],
])('%s is the page %s with the hash %s', (href, name, hash) => {
  expect(wikiParts(href)).toEqual({ name, hash })
})
