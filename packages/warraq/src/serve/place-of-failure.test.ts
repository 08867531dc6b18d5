import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../../tests/temporary-folder.ts'
import { placeOfFailure } from './place-of-failure.ts'

const root = temporaryFolder()
mkdirSync(join(root, 'islands'))
writeFileSync(join(root, 'islands/A.tsx'), '')

test.each([
  ['Unexpected token\n   ╭─[ islands/A.tsx:2:18 ]\n', { file: 'islands/A.tsx', line: 2 }],
  [`Unknown word (in ${root}/islands/A.tsx:4)`, { file: 'islands/A.tsx', line: 4 }],
  ['    at Chart (islands/A.tsx:12:3)', { file: 'islands/A.tsx', line: 12 }],
  ['  islands/A.tsx 2:17  root stylesheet', { file: 'islands/A.tsx', line: 2 }],
  ['node_modules/x.js:1:1, then islands/A.tsx:3', { file: 'islands/A.tsx', line: 3 }],
  ['docs.config.ts has 1 problem:\n  islands/A.tsx\n    found     1', { file: 'islands/A.tsx' }],
])('a message names a line of a file of the site: %j', (message, place) => {
  expect(placeOfFailure(message, root)).toEqual(place)
})

test.each([
  'title: a number',
  'http://localhost:3000/x',
  '/etc/passwd:1:1',
  'islands:1',
  '../A.tsx:1',
])('no file of the site has this place: %j', (message) => {
  expect(placeOfFailure(message, root)).toBeUndefined()
})
