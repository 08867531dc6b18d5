import { existsSync, statSync } from 'node:fs'
import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { BUILD_MARKER } from './build-manifest.ts'
import { openOutput } from './output-writer.ts'

let outDir: string

beforeEach(async () => {
  outDir = join(await mkdtemp(join(tmpdir(), 'docs-output-')), 'dist')
})

async function build(
  files: Readonly<Record<string, string>>,
  { staged = {}, kept = [] }: { staged?: Record<string, string>; kept?: readonly string[] } = {},
): Promise<void> {
  const output = await openOutput(outDir)
  for (const [path, text] of Object.entries(staged))
    await writeFile(join(output.stagingDir, path), text)
  for (const [path, text] of Object.entries({ ...files, [BUILD_MARKER]: '{}' }))
    await output.write(path, text)
  await output.commit(new Set(kept))
  expect(existsSync(output.stagingDir)).toBe(false)
}

const textOf = (path: string) => readFile(join(outDir, path), 'utf8')
const inodeOf = (path: string) => statSync(join(outDir, path)).ino

test('a file that says the same stays, others are replaced, the rest goes', async () => {
  await build({ 'assets/a.js': 'a', 'b.txt': 'b', 'gone.txt': 'gone' })
  const [a, b] = [inodeOf('assets/a.js'), inodeOf('b.txt')]
  await build({ 'assets/a.js': 'a', 'b.txt': 'B', 'new.txt': 'new' })
  expect(inodeOf('assets/a.js')).toBe(a)
  expect(inodeOf('b.txt')).not.toBe(b)
  expect((await readdir(outDir)).sort()).toEqual([BUILD_MARKER, 'assets', 'b.txt', 'new.txt'])
  expect(await textOf('b.txt')).toBe('B')
})

test('a file of the same length with other bytes is another one', async () => {
  await build({ 'a.txt': 'one' })
  await build({ 'a.txt': 'two' })
  expect(await textOf('a.txt')).toBe('two')
})

test('what is written replaces what lies in the staging folder, whatever the former build wrote', async () => {
  await build({ 'robots.txt': 'written' })
  await build({ 'robots.txt': 'written' }, { staged: { 'robots.txt': 'static' } })
  expect(await textOf('robots.txt')).toBe('written')
})

test('the last text of a name counts', async () => {
  await build({ 'a.txt': 'first' })
  const output = await openOutput(outDir)
  await output.write('a.txt', 'first')
  await output.write('a.txt', 'second')
  await output.commit(new Set())
  expect(await textOf('a.txt')).toBe('second')
})

test('nothing changes before the commit, nor when it is discarded', async () => {
  await build({ 'a.txt': 'former' })
  const output = await openOutput(outDir)
  await output.write('a.txt', 'new')
  expect(await textOf('a.txt')).toBe('former')
  await output.discard()
  expect(await textOf('a.txt')).toBe('former')
  expect(existsSync(output.stagingDir)).toBe(false)
})

test('a folder with files that no build wrote is refused', async () => {
  const foreign = await mkdtemp(join(tmpdir(), 'docs-foreign-'))
  await writeFile(join(foreign, 'thesis.txt'), 'x')
  await expect(openOutput(foreign)).rejects.toThrow('holds files that no build wrote')
})
