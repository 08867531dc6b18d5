import { mkdirSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../../tests/temporary-folder.ts'
import { namesFile } from './names-file.ts'

const root = realpathSync(temporaryFolder())
const beside = relative(process.cwd(), root)

test.each([
  ['╭─[ index.ts:1:16 ]', true],
  ['╭─[ islands/index.ts:1:16 ]', false],
  ['╭─[ my-index.ts:1:16 ]', false],
  ['╭─[ index.tsx:1:16 ]', false],
  ["Could not resolve './index.ts' in islands/A.tsx", false],
  ["Help: 'index.ts' is imported", true],
  [`╭─[ ${beside}/index.ts:1:16 ]`, true],
  [`╭─[ ${beside}/islands/index.ts:1:16 ]`, false],
  [`[postcss] ${root}/index.ts: Unexpected`, true],
])('the message %s names index.ts: %s', (message, isNamed) => {
  expect(namesFile(message, join(root, 'index.ts'), root)).toBe(isNamed)
})

test('a linked package is named by its own folder', () => {
  const folder = join(root, 'node_modules/.pnpm/look@1/node_modules/look')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'index.js'), '')
  symlinkSync(folder, join(root, 'node_modules/look'))
  const message = '╭─[ node_modules/.pnpm/look@1/node_modules/look/index.js:1:16 ]'
  expect(namesFile(message, join(root, 'node_modules/look/index.js'), root)).toBe(true)
})
