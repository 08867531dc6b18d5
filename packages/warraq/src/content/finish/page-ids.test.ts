import { collectReferences } from '@warraq/markup/html-references'
import { expect, test } from 'vitest'
import { lineOfAddress } from './page-ids.ts'

test('references that the parser encodes have their lines, too', () => {
  const source = '[a](#über)\n\n[b](<./two words.md>)\n'
  const html = '<a href="#%C3%BCber">a</a><a href="./two%20words.md">b</a>'
  const { links } = collectReferences(html, lineOfAddress(source, 1))
  expect(links.map(({ line }) => line)).toEqual([1, 3])
})
