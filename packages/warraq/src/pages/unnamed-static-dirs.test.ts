import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../../tests/temporary-folder.ts'
import { unnamedStaticDirs } from './unnamed-static-dirs.ts'

const root = temporaryFolder()
for (const file of [
  'static/img/a.png',
  'website/static/b.png',
  'media/c.png',
  'node_modules/d.png',
]) {
  mkdirSync(join(root, file, '..'), { recursive: true })
  writeFileSync(join(root, file), '')
}

test.each([
  ['/img/a.png', [], 'static'],
  ['/img/a.png', ['static'], undefined],
  ['/b.png', ['static'], 'website/static'],
  ['/c.png', [], 'media'],
  ['/d.png', [], undefined],
  ['/gone.png', [], undefined],
] as const)('%s is in a folder that %j does not name: %s', (path, named, folder) => {
  expect(unnamedStaticDirs(root, named)(path)).toBe(folder)
})
