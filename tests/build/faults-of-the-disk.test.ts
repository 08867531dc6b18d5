import { execFile } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { temporaryFolder } from '../temporary-folder.ts'
import { makeOwnBundles } from './bundle-pool.ts'
import { copyFixture, type DocsRun, readTree, runDocs } from './run-docs.ts'
import { withHostedSearch } from './with-hosted-search.ts'

makeOwnBundles()

interface Fault {
  /** Number of file system changes that succeed first. */
  readonly at: number
  /** A signal, or the code of an error. */
  readonly act: string
  /** Regular expression for the calls and paths that count. */
  readonly match: string
}

/** Build with an injected fault. */
const buildWith = (root: string, fault: Fault): Promise<DocsRun> =>
  runDocs(['build', root], {
    NODE_OPTIONS: `--import=${pathToFileURL(join(import.meta.dirname, 'fs-fault.mjs')).href}`,
    FS_FAULT: JSON.stringify(fault),
  })

/** A copy of the fixture without dates from git. */
async function newSite(): Promise<string> {
  const root = await copyFixture('good')
  const config = join(root, 'docs.config.ts')
  const text = await readFile(config, 'utf8')
  await writeFile(
    config,
    text.replace(/^export default \{/m, '$&\n  lastUpdated: { date: false },'),
  )
  return root
}

const EDIT = '# Other\n\n## First\n\n## Second\n\nAnother text.\n'
const edit = (root: string) => writeFile(join(root, 'content/other.md'), EDIT)

/** A built site, its output, and its output after the edit. */
let built = ''
let former: Record<string, string>
let next: Record<string, string>

beforeAll(async () => {
  built = await newSite()
  expect((await runDocs(['build', built])).stderr).toBe('')
  const edited = await newSite()
  await edit(edited)
  await runDocs(['build', edited])
  former = await readTree(join(built, 'dist'))
  next = await readTree(join(edited, 'dist'))
  expect(next).not.toEqual(former)
})

/** A copy of the built site with an edit. */
async function editedSite(): Promise<string> {
  const root = join(temporaryFolder(), 'site')
  // Keep mtimes to the nanosecond, because a build compares them.
  await promisify(execFile)('cp', ['-a', built, root])
  await edit(root)
  return root
}

const besideOutput = async (root: string) =>
  (await readdir(root)).filter((name) => name.startsWith('.dist'))

test('a build killed while it writes leaves the previous or the new site, and the next run cleans up', async () => {
  const killAt = async (at: number): Promise<void> => {
    const root = await editedSite()
    const dist = join(root, 'dist')
    await buildWith(root, { at, act: 'SIGKILL', match: 'dist' })
    if (existsSync(dist)) expect([former, next]).toContainEqual(await readTree(dist))
    const run = await runDocs(['build', root])
    expect(run.stderr).toBe('')
    expect(await readTree(dist)).toEqual(next)
    expect(await besideOutput(root)).toEqual([])
  }
  await fc.assert(fc.asyncProperty(fc.nat({ max: 400 }), killAt), {
    numRuns: 6,
    interruptAfterTimeLimit: 60_000,
  })
})

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
])('a build that gets %s while it writes leaves the former site and nothing beside it', async (act, status) => {
  const root = await editedSite()
  const run = await buildWith(root, { at: 5, act, match: 'dist-next' })
  expect(run).toEqual({ exitCode: status, stdout: '', stderr: '' })
  expect(await readTree(join(root, 'dist'))).toEqual(former)
  expect(await besideOutput(root)).toEqual([])
})

test.each([
  ['search export', (root: string) => ['search', 'export', root]],
  ['preview', (root: string) => ['preview', join(root, 'dist')]],
])('%s completes an interrupted swap', async (command, argsOf) => {
  const root = await editedSite()
  if (command === 'search export') await withHostedSearch(root)
  const dist = join(root, 'dist')
  await rename(dist, join(root, '.dist-former'))
  const left = join(root, '.dist-next-1a2b3c4d')
  await promisify(execFile)('cp', ['-a', join(root, '.dist-former'), left])
  // A port in use makes the preview exit after it has looked for the build.
  const other = createServer().listen(0)
  const { port } = other.address() as AddressInfo
  await runDocs(argsOf(root), { PORT: String(port) })
  other.close()
  expect(await readTree(dist)).toEqual(former)
  expect(await besideOutput(root)).toEqual([])
})

test('concurrent builds of one site do not interfere with each other', async () => {
  const root = await editedSite()
  const runs = await Promise.all([1, 2, 3].map(() => runDocs(['build', root])))
  expect(runs.map(({ exitCode }) => exitCode)).toEqual([0, 0, 0])
  for (const { stderr } of runs)
    expect(stderr).toMatch(
      /^(?:Another build \(process \d+\) is writing ".*"\. Waiting for it; .*\n)?$/,
    )
  expect(await readTree(join(root, 'dist'))).toEqual(next)
  expect(await besideOutput(root)).toEqual([])
  expect((await runDocs(['build', root])).stderr).toBe('')
  expect(await readTree(join(root, 'dist'))).toEqual(next)
})

type Damage = (bytes: Buffer) => Buffer
const DAMAGES: Readonly<Record<string, (place: number) => Damage>> = {
  cut: (place) => (bytes) => bytes.subarray(0, Math.floor(bytes.length * place)),
  emptied: () => () => Buffer.alloc(0),
  flipped: (place) => (bytes) => {
    const copy = Buffer.from(bytes)
    const at = Math.floor(copy.length * place)
    copy[at] = (copy[at] ?? 0) ^ 1
    return copy
  },
}

const filesOf = (dir: string) =>
  readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((path) =>
    statSync(join(dir, path)).isFile(),
  )

test('a damaged cache file is made again, and never reaches the output', async () => {
  const cache = join(built, '.cache/warraq')
  const damageAll = async (kind: string, place: number, isCold: boolean): Promise<void> => {
    const root = await editedSite()
    const damage = DAMAGES[kind]?.(place)
    if (damage === undefined) throw new Error(kind)
    for (const path of filesOf(cache)) {
      const file = join(root, '.cache/warraq', path)
      await writeFile(file, damage(readFileSync(file)))
    }
    const args = isCold ? ['--out', 'elsewhere'] : []
    const run = await runDocs(['build', root, ...args])
    expect(run.stderr).toBe('')
    expect(await readTree(join(root, isCold ? 'elsewhere' : 'dist'))).toEqual(next)
  }
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...Object.keys(DAMAGES)),
      fc.double({ min: 0, max: 0.999, noNaN: true }),
      fc.boolean(),
      damageAll,
    ),
    { numRuns: 4, interruptAfterTimeLimit: 60_000 },
  )
})

test('any single file of the cache may be damaged', async () => {
  const files = filesOf(join(built, '.cache/warraq')).filter((path) => path !== '.gitignore')
  expect(files.length).toBeGreaterThan(5)
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...files),
      fc.double({ min: 0, max: 0.999, noNaN: true }),
      async (path, place) => {
        const root = await editedSite()
        const file = join(root, '.cache/warraq', path)
        await writeFile(file, DAMAGES.flipped?.(place)(readFileSync(file)) ?? '')
        const run = await runDocs(['build', root, '--out', 'elsewhere'])
        expect(run.stderr).toBe('')
        expect(await readTree(join(root, 'elsewhere'))).toEqual(next)
      },
    ),
    { numRuns: 4, interruptAfterTimeLimit: 60_000 },
  )
})

test.each([
  ['a full disk while pages are written', { at: 30, act: 'ENOSPC', match: '\\.dist-next' }],
  ['a full disk while the cache is written', { at: 3, act: 'ENOSPC', match: '\\.cache' }],
  ['a read-only output', { at: 0, act: 'EROFS', match: 'dist' }],
  ['a read-only cache', { at: 0, act: 'EROFS', match: '\\.cache' }],
  ['a mount as output', { at: 0, act: 'EBUSY', match: '^rename .*/dist$' }],
])('%s: a clear message without a stack, the previous site stays', async (_what, fault) => {
  const root = await editedSite()
  const run = await buildWith(root, fault)
  expect(run.exitCode).toBe(1)
  expect(run.stderr).not.toMatch(/^\s+at |bug in the engine/m)
  expect(run.stderr).toContain(fault.act)
  expect(run.stderr.trim().split('\n').length).toBeLessThan(3)
  expect(await readTree(join(root, 'dist'))).toEqual(former)
  expect(await besideOutput(root)).toEqual([])
})
