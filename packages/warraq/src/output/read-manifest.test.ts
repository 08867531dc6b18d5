import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { temporaryFolder } from '../../../../tests/temporary-folder.ts'
import { BUILD_MARKER } from '../shared/data/build-marker.ts'
import { outputPlaces } from './output-swap.ts'
import { readManifest } from './read-manifest.ts'

let root: string
let dist: string
beforeEach(() => {
  root = temporaryFolder()
  dist = join(root, 'dist')
  mkdirSync(dist)
})

const write = (text: string) => writeFileSync(join(dist, BUILD_MARKER), text)

test('the manifest of a build is read, also if the build ended while it replaced the former one', async () => {
  write('{"buildId":"a"}')
  expect(await readManifest(dist)).toEqual({ buildId: 'a' })
  renameSync(dist, outputPlaces(dist).former)
  expect(await readManifest(dist)).toEqual({ buildId: 'a' })
})

test('a folder without a build, or no folder, has no built site', async () => {
  for (const dir of [dist, join(root, 'no', 'dist')])
    await expect(readManifest(dir)).rejects.toThrow(
      `There is no built site in "${dir}". Build it first: warraq build`,
    )
})

test('a manifest that is damaged or unreadable is not called missing', async () => {
  write('{"buildId":')
  await expect(readManifest(dist)).rejects.toThrow(
    `The built site in "${dist}" cannot be read. Build it again: warraq build\n`,
  )
  rmSync(join(dist, BUILD_MARKER))
  mkdirSync(join(dist, BUILD_MARKER))
  await expect(readManifest(dist)).rejects.toThrow('EISDIR')
})
