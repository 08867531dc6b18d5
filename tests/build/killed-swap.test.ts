import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { build } from 'rolldown'
import { expect, test } from 'vitest'
import { exchangeFolders } from '../../packages/warraq/src/output/exchange-folders.ts'
import {
  outputPlaces,
  recoverOutput,
  settleOutput,
} from '../../packages/warraq/src/output/output-swap.ts'
import { temporaryFolder } from '../temporary-folder.ts'

const dir = temporaryFolder()
const FILES = Array.from({ length: 20 }, (_, at) => `page-${at}.html`)

const canExchange = exchangeFolders(folderOf('a'), folderOf('b'))

function folderOf(name: string, text = name): string {
  mkdirSync(join(dir, name))
  for (const file of FILES) writeFileSync(join(dir, name, file), text)
  return join(dir, name)
}

/**
 * The version of a folder; `undefined` unless all its files are of one. A killed build leaves the
 * program that exchanges folders: when that has its turn meanwhile, this reads again.
 */
function versionOf(folder: string): string | undefined {
  const { ino } = statSync(folder)
  const version = readVersion(folder)
  return statSync(folder).ino === ino ? version : versionOf(folder)
}

function readVersion(folder: string): string | undefined {
  const versions = new Set(FILES.map((file) => readFileSync(join(folder, file), 'utf8')))
  return readdirSync(folder).length === FILES.length && versions.size === 1
    ? [...versions][0]
    : undefined
}

/** Counts the moments without an output folder, as a server that reads it would meet them. */
const WATCHER = `const { existsSync } = require('node:fs')
const { out, missing } = require('node:worker_threads').workerData
for (;;) if (!existsSync(out)) Atomics.add(missing, 0, 1)`

async function bundle(name: string): Promise<string> {
  const file = join(dir, `${name}.mjs`)
  await build({
    input: join(import.meta.dirname, `${name}.ts`),
    platform: 'node',
    logLevel: 'silent',
    output: { file },
  })
  return file
}

test('a process that is killed at any moment of the swap leaves the old or the new output', async () => {
  const script = await bundle('endless-swaps')
  const out = folderOf('dist', 'one')
  const versions = [folderOf('one'), folderOf('two')]
  const missing = new Int32Array(new SharedArrayBuffer(4))
  const watcher = new Worker(WATCHER, { eval: true, workerData: { out, missing } })
  const seen = new Set<string | undefined>()
  for (let round = 0; round < 25; round++) {
    const child = spawn(process.execPath, [script, out, ...versions], { stdio: 'pipe' })
    const ended = once(child, 'exit')
    for (let swaps = round % 4; swaps >= 0; swaps--) await once(child.stdout, 'data')
    const looks = Math.floor(Math.random() * 5000)
    for (let look = 0; look < looks; look++) existsSync(out)
    child.kill('SIGKILL')
    await ended
    if (!canExchange) await settleOutput(out)
    seen.add(versionOf(out))
  }
  await watcher.terminate()
  expect(canExchange ? Atomics.load(missing, 0) : 0).toBe(0)
  expect(existsSync(outputPlaces(out).former)).toBe(false)
  expect([...seen].sort()).toEqual(['one', 'two'])
})

test('an exchange that a killed build has started ends before the next build removes its folder, or fails', async () => {
  const out = folderOf('late', 'one')
  const worker = new Worker(await bundle('late-exchange'), { workerData: { out } })
  const seen = new Set<string | undefined>()
  for (let round = 0; round < 100; round++) {
    const { next } = outputPlaces(out)
    cpSync(round % 2 === 0 ? join(dir, 'two') : join(dir, 'one'), next, { recursive: true })
    worker.postMessage(next)
    await setTimeout(Math.random() * 10)
    recoverOutput(outputPlaces(out))
    await once(worker, 'message')
    recoverOutput(outputPlaces(out))
    seen.add(versionOf(out))
  }
  await worker.terminate()
  // Whether the exchange comes first depends on the machine; a mixture has no version.
  for (const version of seen) expect(canExchange ? ['one', 'two'] : ['one']).toContain(version)
})
