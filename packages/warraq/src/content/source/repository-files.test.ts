import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../../../tests/temporary-folder.ts'
import { repositoryReader } from './repository-files.ts'

/** Reads files for the folder `repository/site` of a new folder that holds some files. */
function readerFor(
  files: Readonly<Record<string, string>>,
  links: Readonly<Record<string, string>>,
) {
  const outer = temporaryFolder()
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(outer, name, '..'), { recursive: true })
    writeFileSync(join(outer, name), text)
  }
  for (const [name, target] of Object.entries(links))
    symlinkSync(join(outer, target), join(outer, name))
  return repositoryReader(join(outer, 'repository/site'), ['../../beside'])
}

const FILES = {
  'repository/site/a.md': 'a\r\nb',
  'repository/NOTES.md': 'notes',
  'repository/.env': 'secret',
  'secret.md': 'secret',
  'beside/c.md': 'c',
}
const LINKS = {
  'repository/site/link.md': 'secret.md',
  'repository/site/env.md': 'repository/.env',
}

test('reads files of the site, its repository and the folders beside it', () => {
  const read = readerFor({ ...FILES, 'repository/.git/HEAD': '' }, LINKS)
  expect(['a.md', '../NOTES.md', '../../beside/c.md'].map(read)).toEqual(['a\nb', 'notes', 'c'])
  const refused = [
    '../.env',
    'env.md',
    '../../secret.md',
    'link.md',
    '../none.md',
    '.',
    '../.git/HEAD',
  ]
  for (const file of refused) expect(read(file), file).toBeUndefined()
})

test('a site that is in no repository has only its own files', () => {
  expect(readerFor(FILES, LINKS)('../NOTES.md')).toBeUndefined()
})
