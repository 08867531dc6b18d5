import { expect, test } from 'vitest'
import { emittedFiles } from './emit-files.ts'
import type { EmittedSite, OutputFile, WarraqPlugin } from './warraq-plugin.ts'

const plugin = (name: string, ...files: OutputFile[]): WarraqPlugin => ({ name, emit: () => files })
const file = (path: string): OutputFile => ({ path, content: '' })
const emitted = (...plugins: WarraqPlugin[]) =>
  emittedFiles({} as EmittedSite, plugins, (path) => path === 'index.html')

test('gives the files of all plugins', async () => {
  const files = await emitted(plugin('a', file('feed.xml')), plugin('b', file('.well-known/x')))
  expect(files.map(({ path }) => path)).toEqual(['feed.xml', '.well-known/x'])
})

test.each([
  '',
  '/feed.xml',
  '../feed.xml',
  'a/../index.html',
  './index.html',
  'a//feed.xml',
  'a/',
  'a\\feed.xml',
  'C:/feed.xml',
  'a\0b',
])('refuses the path %j', async (path) => {
  await expect(emitted(plugin('a', file(path)))).rejects.toThrow(
    'The plugin "a" failed in its hook "emit": it returned an invalid file',
  )
})

test('refuses a path that the engine or another plugin writes', async () => {
  await expect(emitted(plugin('a', file('index.html')))).rejects.toThrow('by the engine already')
  const twice = emitted(plugin('a', file('feed.xml')), plugin('b', file('feed.xml')))
  await expect(twice).rejects.toThrow('The plugin "b" failed in its hook "emit": "feed.xml" is')
})
