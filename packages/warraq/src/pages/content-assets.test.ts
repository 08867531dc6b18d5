import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../../tests/temporary-folder.ts'
import { openContentAssets } from './content-assets.ts'

const root = temporaryFolder()

test('a file is published under its name with a hash, and its address is encoded', () => {
  writeFileSync(join(root, 'a #1%.svg'), '<svg width="4" height="3"></svg>')
  const assets = openContentAssets(root, '/x/')
  const asset = assets.of('a #1%.svg')
  expect(asset).toMatchObject({ width: 4, height: 3 })
  expect(asset.path).toMatch(/^assets\/files\/a #1%-[\da-f]{10}\.svg$/)
  expect(asset.href).toBe(`/x/${asset.path.replace('a #1%', 'a%20%231%25')}`)
  expect([...assets.files.keys()]).toEqual([asset.path])
})
