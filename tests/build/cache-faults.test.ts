import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { temporaryFolder } from '../temporary-folder.ts'
import { makeOwnBundles } from './bundle-pool.ts'
import { readTree, runDocs } from './run-docs.ts'

makeOwnBundles()

/** Whatever state the cache is in, a build writes the same bytes as a cold one. */

const WIDGET = `export default function Widget() { return <p>first</p> }`

let built = ''
let root = ''
let expected: Awaited<ReturnType<typeof readTree>>

async function build(): Promise<Awaited<ReturnType<typeof readTree>>> {
  const run = await runDocs(['build', root])
  expect(run).toMatchObject({ exitCode: 0, stderr: '' })
  return readTree(join(root, 'dist'))
}

/** All files of the cache, in turn. */
async function cacheFiles(): Promise<string[]> {
  const entries = await readdir(join(root, '.cache'), { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}

beforeAll(async () => {
  built = temporaryFolder()
  await mkdir(join(built, 'content'))
  await mkdir(join(built, 'components'))
  await writeFile(join(built, 'content/index.md'), '# One\n\nText of a page.\n\n::widget\n')
  await writeFile(join(built, 'components/Widget.tsx'), WIDGET)
  await writeFile(
    join(built, 'docs.config.ts'),
    `export default {
      title: 'T', url: 'https://x.test', sections: [{ id: 'docs', path: 'content', route: '/' }],
      componentsDir: 'components', lastUpdated: { date: false },
    }`,
  )
  root = built
  expected = await build()
})

beforeEach(async () => {
  root = temporaryFolder()
  await cp(built, root, { recursive: true, preserveTimestamps: true })
})

test('files that another version wrote are made again', async () => {
  for (const file of await cacheFiles()) await writeFile(file, '{"version":1,"entries":[]}')
  expect(await build()).toEqual(expected)
})

test('files that were written half are made again', async () => {
  for (const file of await cacheFiles()) {
    const bytes = await readFile(file)
    await writeFile(file, bytes.subarray(0, bytes.length / 2))
  }
  expect(await build()).toEqual(expected)
})

test('the lock of a process that has ended is taken over, and what it left is removed', async () => {
  const ended = spawn(process.execPath, ['--version'])
  await once(ended, 'exit')
  const owner = { pid: ended.pid, host: hostname(), token: 'x' }
  const cache = join(root, '.cache/warraq')
  await writeFile(join(root, '.dist-lock'), JSON.stringify(owner))
  const left = join(cache, 'pages-en.0.new')
  await writeFile(left, 'half')
  const time = Date.now() / 1000 - 86_400
  await utimes(left, time, time)
  await writeFile(join(root, 'content/index.md'), '# Two\n')
  await build()
  expect((await readdir(cache)).filter((name) => /lock|\.new$/.test(name))).toEqual([])
})

test('two builds at once write the same', async () => {
  await rm(join(root, '.cache'), { recursive: true })
  const runs = await Promise.all([runDocs(['build', root]), runDocs(['build', root])])
  expect(runs.map(({ exitCode }) => exitCode)).toEqual([0, 0])
  expect(await readTree(join(root, 'dist'))).toEqual(expected)
  expect(await build()).toEqual(expected)
})

test('a clock that jumps: an edit of the same size and time counts', async () => {
  const file = join(root, 'components/Widget.tsx')
  const time = Date.now() / 1000 + 365 * 86_400
  const write = async (text: string) => {
    await writeFile(file, text)
    await utimes(file, time, time)
  }
  await write(WIDGET)
  expect(await build()).toEqual(expected)
  await write(WIDGET.replace('first', 'other'))
  const warm = await build()
  await rm(join(root, '.cache'), { recursive: true })
  await rm(join(root, 'dist'), { recursive: true })
  expect(warm).toEqual(await build())
  expect(warm).not.toEqual(expected)
})
