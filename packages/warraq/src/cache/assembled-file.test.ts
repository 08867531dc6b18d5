import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { writeAssembled } from './assembled-file.ts'

let dir = ''
/** Texts that were asked for. */
let made: string[] = []

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'docs-assembled-'))
  made = []
})

async function assemble(name: string, former: string, texts: readonly string[]): Promise<string> {
  const pieces = texts.map((key) => ({
    key,
    text: () => {
      made.push(key)
      return `${key}é;`
    },
  }))
  const target = join(dir, name)
  writeAssembled(pieces, { target, former: join(dir, former), index: join(dir, 'index.json') })
  return readFile(target, 'utf8')
}

test('only new pieces are made, wherever the others stood before', async () => {
  expect(await assemble('one', 'none', ['a', 'b', 'c', 'd'])).toBe('aé;bé;cé;dé;')
  made = []
  expect(await assemble('two', 'one', ['d', 'a', 'b', 'x', 'c'])).toBe('dé;aé;bé;xé;cé;')
  expect(made).toEqual(['x'])
  made = []
  expect(await assemble('three', 'two', ['a', 'b', 'x', 'c'])).toBe('aé;bé;xé;cé;')
  expect(made).toEqual([])
})

test('a former file that is gone or was changed by somebody is not copied from', async () => {
  await assemble('one', 'none', ['a', 'b'])
  made = []
  await assemble('two', 'gone', ['a', 'b'])
  expect(made).toEqual(['a', 'b'])
  await writeFile(join(dir, 'two'), 'by hand')
  made = []
  expect(await assemble('three', 'two', ['a', 'b'])).toBe('aé;bé;')
  expect(made).toEqual(['a', 'b'])
})
