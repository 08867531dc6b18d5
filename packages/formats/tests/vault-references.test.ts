import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../tests/temporary-folder.ts'
import { vaultReferences } from '../src/dialects/vault-references.ts'

const FILES = ['a/Note.md', 'b/Note.md', 'b/c/Deep note.md', 'img/a.png', 'Note.mdx']

const root = temporaryFolder()
const vault = temporaryFolder()
mkdirSync(join(vault, 'b/.obsidian'), { recursive: true })

const meaning = (reference: string, page = 'b/x.md', site = root) =>
  vaultReferences({ root: site, files: () => FILES })(reference, page)

test.each([
  ['[[Note]]', 'b/x.md', 'b/Note.md'],
  ['[[note|text]]', 'z/x.md', 'Note.mdx'],
  ['[[a/Note]]', 'b/x.md', 'a/Note.md'],
  ['[[Deep note]]', 'a/x.md', 'b/c/Deep note.md'],
  ['[[c/Deep note.md]]', 'a/x.md', 'b/c/Deep note.md'],
  ['![[a.png|300]]', 'b/x.md', 'img/a.png'],
  ['[[../img/a.png]]', 'b/x.md', 'img/a.png'],
])('%s on %s means %s', (reference, page, file) => {
  expect(meaning(reference, page)).toEqual({ file, hash: '' })
})

test.each([
  ['[[Note#One two]]', '#one-two'],
  ['[[Note#A#B|its text]]', '#b'],
  ['[[Note#^id]]', ''],
])('%s has the hash %j', (reference, hash) => {
  expect(meaning(reference)).toEqual({ file: 'b/Note.md', hash })
})

test('a site may have many files of one name', () => {
  const files = Array.from({ length: 40_000 }, (_, at) => `${at}/index.md`)
  const reader = vaultReferences({ root, files: () => files })
  expect(reader('[[7/index]]', 'x.md')).toEqual({ file: '7/index.md', hash: '' })
})

test('a link without a name is a heading of its page', () => {
  expect(meaning('[[#One]]')).toEqual({ hash: '#one' })
})

test('a link to no file is reported with the nearest name, and has a text', () => {
  expect(meaning('[[Nota#One|its text]]')).toEqual({
    text: 'Nota > One',
    fault: {
      code: 'foreign/wiki-link',
      found: '[[Nota#One|its text]]',
      expected: 'the name of a page or file of the site; readers see this as text',
      fix: 'did you mean [[Note]]?',
      cause: 'Nota',
    },
  })
  for (const reference of ['[[x/Note]]', '[[constructor]]'])
    expect(meaning(reference)).toMatchObject({ fault: { code: 'foreign/wiki-link' } })
})

test.each([
  ['Deep%20note#Its%20top', { file: 'b/c/Deep note.md', hash: '#its-top' }],
  ['Note.md?a=b#one-two', { file: 'b/Note.md', hash: '#one-two' }],
  ['../a/Note.md', { file: 'a/Note.md', hash: '' }],
  ['/Note', { file: 'Note.mdx', hash: '' }],
  ['a.png', { file: 'img/a.png', hash: '' }],
  ['a.png?a=b', { file: 'img/a.png', hash: '' }],
  ['gone', undefined],
])('in a vault, the link %s names a file by its path or the end of it', (href, expected) => {
  expect(meaning(href, 'b/x.md', vault)).toEqual(expected)
  expect(meaning(href, 'a/x.md', vault)).toBeUndefined()
})
