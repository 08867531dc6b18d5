import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { readdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import fc from 'fast-check'
import { beforeEach, expect, test, vi } from 'vitest'
import { temporaryFolder } from '../../../../../tests/temporary-folder.ts'
import { outputPlaces, settleOutput } from '../../output/output-swap.ts'
import { BUILD_MARKER } from '../../shared/data/build-marker.ts'
import { openOutput } from './output-writer.ts'

/** File system changes that are allowed before the process "ends". */
const power = vi.hoisted(() => ({ left: Number.POSITIVE_INFINITY }))

/** The functions of a module; those that change files work as long as there is power. */
const powered = vi.hoisted(
  () =>
    <M extends object>(module: M, changing: readonly (keyof M)[]): M => {
      const counted = changing.map((name) => [
        name,
        (...args: unknown[]) => {
          if (power.left-- <= 0) throw new Error('killed')
          return Reflect.apply(module[name] as () => unknown, module, args)
        },
      ])
      return { ...module, ...Object.fromEntries(counted) }
    },
)

vi.mock('node:fs', async (load) =>
  powered(await load<typeof import('node:fs')>(), [
    'writeFileSync',
    'mkdirSync',
    'linkSync',
    'renameSync',
    'rmSync',
  ]),
)
vi.mock('node:fs/promises', async (load) =>
  powered(await load<typeof import('node:fs/promises')>(), ['rm']),
)

let outDir: string

beforeEach(async () => {
  power.left = Number.POSITIVE_INFINITY
  outDir = join(temporaryFolder(), 'dist')
})

const MANIFEST = { buildId: 'a', baseUrl: '/', csp: '', isHttps: true, pages: 1 }

interface Files {
  readonly [path: string]: string
}

async function build(
  files: Files,
  { staged = {}, kept = [] }: { staged?: Files; kept?: readonly string[] } = {},
): Promise<void> {
  const output = await openOutput(outDir)
  for (const [path, text] of Object.entries(staged))
    await writeFile(join(output.stagingDir, path), text)
  for (const [path, text] of Object.entries(files)) await output.write(path, text)
  output.keep(kept)
  await output.commit(MANIFEST)
}

const textOf = (path: string) => readFile(join(outDir, path), 'utf8')
const inodeOf = (path: string) => statSync(join(outDir, path)).ino

test('an unchanged file keeps its modification time, a changed one is replaced, others are removed', async () => {
  await build({ 'assets/a.js': 'a', 'b.txt': 'b', 'gone.txt': 'gone' })
  const [a, b] = [inodeOf('assets/a.js'), inodeOf('b.txt')]
  await build({ 'assets/a.js': 'a', 'b.txt': 'B', 'new.txt': 'new' })
  expect(inodeOf('assets/a.js')).toBe(a)
  expect(inodeOf('b.txt')).not.toBe(b)
  expect((await readdir(outDir)).sort()).toEqual([BUILD_MARKER, 'assets', 'b.txt', 'new.txt'])
  expect(await textOf('b.txt')).toBe('B')
})

test('a file with the same length and other bytes counts as changed', async () => {
  await build({ 'a.txt': 'one' })
  await build({ 'a.txt': 'two' })
  expect(await textOf('a.txt')).toBe('two')
})

test('written files replace those in the staging folder', async () => {
  await build({ 'robots.txt': 'written' })
  await build({ 'robots.txt': 'written' }, { staged: { 'robots.txt': 'static' } })
  expect(await textOf('robots.txt')).toBe('written')
})

test('the last write to a path wins, and the previous output does not change before the commit', async () => {
  await build({ 'a.txt': 'first' })
  const output = await openOutput(outDir)
  await output.write('a.txt', 'first')
  await output.write('a.txt', 'second')
  expect(await textOf('a.txt')).toBe('first')
  await output.commit(MANIFEST)
  expect(await textOf('a.txt')).toBe('second')
})

test('discarding leaves the previous output and nothing beside it', async () => {
  await build({ 'a.txt': 'former' })
  const output = await openOutput(outDir)
  await output.write('a.txt', 'new')
  await output.discard()
  expect(await textOf('a.txt')).toBe('former')
  expect(readdirSync(dirname(outDir))).toEqual(['dist'])
})

test('a folder with files that no build wrote is refused', async () => {
  const foreign = temporaryFolder()
  await writeFile(join(foreign, 'thesis.txt'), 'x')
  await expect(openOutput(foreign)).rejects.toThrow('contains files that no build wrote')
})

test('an output folder that is a symbolic link stays one: its target is replaced', async () => {
  await build({ 'a.txt': 'one' })
  const link = join(dirname(outDir), 'link')
  await symlink(outDir, link)
  const output = await openOutput(link)
  await output.write('a.txt', 'two')
  await output.commit(MANIFEST)
  expect(await textOf('a.txt')).toBe('two')
  expect(readFileSync(join(link, 'a.txt'), 'utf8')).toBe('two')
})

/** Texts of all files below a folder, by path; `undefined` if there is no folder. */
function treeOf(dir: string): Files | undefined {
  if (!existsSync(dir)) return undefined
  const files = readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((path) => path !== BUILD_MARKER && statSync(join(dir, path)).isFile())
    .sort()
  return Object.fromEntries(files.map((path) => [path, readFileSync(join(dir, path), 'utf8')]))
}

const sorted = (files: Files): Files =>
  Object.fromEntries(Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1)))

/** Id of a process that has ended. */
const ENDED = spawnSync(process.execPath, ['-v']).pid

const filesArbitrary = fc.dictionary(
  fc.constantFrom('index.html', 'a/index.html', 'a/b/page.json', 'assets/x-1.js', 'b', 'c.txt'),
  fc.constantFrom('one', 'two', 'three'),
  { noNullPrototype: true },
)

/**
 * Build, but stop after the given number of file system changes; returns whether the process ended
 * before the build did.
 */
async function buildKilled(steps: number, next: Files, kept: readonly string[]): Promise<boolean> {
  power.left = steps
  const isKilled = await build(next, { kept }).then(
    () => false,
    () => true,
  )
  power.left = Number.POSITIVE_INFINITY
  const { lock } = outputPlaces(outDir)
  // The lock of a killed process contains the id of a process that has ended.
  if (isKilled && existsSync(lock))
    await writeFile(lock, JSON.stringify({ ...JSON.parse(readFileSync(lock, 'utf8')), pid: ENDED }))
  return isKilled
}

test('a build that is killed at any step leaves the complete previous or the complete new output', async () => {
  const seen = new Set<'whole' | 'between'>()
  const everyStep = async (former: Files, next: Files, isReadFirst: boolean): Promise<void> => {
    const kept = Object.keys(former).filter((path) => former[path] === next[path])
    const right = [sorted(former), sorted(next)]
    for (let steps = 0, isKilled = true; isKilled; steps++) {
      outDir = join(temporaryFolder(), 'dist')
      await build(former)
      isKilled = await buildKilled(steps, next, kept)
      const found = treeOf(outDir)
      seen.add(found === undefined ? 'between' : 'whole')
      if (found !== undefined) expect(right).toContainEqual(found)
      if (isReadFirst) {
        await settleOutput(outDir)
        expect(right).toContainEqual(treeOf(outDir))
      }
      const last = { ...next, 'last.txt': 'last' }
      await build(last)
      expect(treeOf(outDir)).toEqual(sorted(last))
      expect(readdirSync(dirname(outDir))).toEqual(['dist'])
    }
  }
  await fc.assert(fc.asyncProperty(filesArbitrary, filesArbitrary, fc.boolean(), everyStep), {
    numRuns: 12,
    interruptAfterTimeLimit: 60_000,
  })
  expect(seen).toEqual(new Set(['whole', 'between']))
})
