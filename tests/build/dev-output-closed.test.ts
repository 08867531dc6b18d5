import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { copyFixture } from './run-docs.ts'

const BIN = join(import.meta.dirname, '../../packages/warraq/bin/warraq.mjs')
const CPU = join(import.meta.dirname, 'tell-cpu.mjs')
const IDLE_MS = 1500
const MOST_BUSY_S = 0.5
const END_MS = 2000

let server: ChildProcess | undefined
afterEach(() => {
  server?.kill('SIGKILL')
})

/** Starts a server and closes its output, as a terminal or `| head -1` does. */
async function startUnread(root: string) {
  const started = spawn(process.execPath, ['--import', CPU, BIN, 'dev', root], {
    env: { ...process.env, PORT: '0', NODE_ENV: 'development' },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  server = started
  const { stdout, stderr } = started
  if (stdout === null || stderr === null) throw new Error('The server has no output.')
  const [text] = await once(stdout, 'data')
  stdout.destroy()
  stderr.destroy()
  const address = /http:\/\/localhost:\d+/.exec(String(text))?.[0] ?? ''
  return { started, address }
}

/** Seconds that a process has kept a processor busy. */
async function secondsOf(program: ChildProcess): Promise<number> {
  const answer = once(program, 'message')
  program.send('cpu')
  const [{ user, system }] = await answer
  return (user + system) / 1e6
}

test.each([
  'SIGINT',
  'SIGTERM',
] as const)('a server whose output is closed stays idle, answers, and ends at %s', async (signal) => {
  const { started, address } = await startUnread(await copyFixture('good'))
  expect((await fetch(`${address}/docs/`)).status).toBe(200)
  const before = await secondsOf(started)
  await wait(IDLE_MS)
  expect((await secondsOf(started)) - before).toBeLessThan(MOST_BUSY_S)
  expect((await fetch(`${address}/docs/`)).status).toBe(200)
  const exit = once(started, 'exit')
  started.kill(signal)
  expect(await Promise.race([exit, wait(END_MS, 'still runs')])).toEqual([0, null])
})

test('a server whose output is closed ends when it has a fault to print', async () => {
  const root = await copyFixture('good')
  const { started } = await startUnread(root)
  const exit = once(started, 'exit')
  await writeFile(join(root, 'content/wrong.md'), '# Wrong\n\n[Nowhere](./nowhere.md)\n')
  expect(await Promise.race([exit, wait(20_000, 'still runs')])).toEqual([0, null])
})
