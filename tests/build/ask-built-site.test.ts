import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startFakeModel } from '../ask/fake-model.ts'
import { copyFixture, runDocs } from './run-docs.ts'

const bin = join(import.meta.dirname, '../../packages/assistant/bin/warraq-ask-server.mjs')

test('the command answers from a built site and exits cleanly on a signal', async () => {
  const dir = await copyFixture('good')
  await runDocs(['build', dir])
  const model = await startFakeModel()
  const server = spawn(process.execPath, [bin, join(dir, 'dist')], {
    env: {
      ...process.env,
      PORT: '0',
      ASK_MODEL_URL: model.baseUrl,
      ASK_MODEL: 'small',
      ASK_ORIGINS: 'https://docs.example.org',
    },
  })
  let output = ''
  server.stdout.on('data', (piece) => {
    output += piece
  })
  await once(server.stdout, 'data')
  const url = /http:\/\/localhost:\d+/.exec(output)?.[0]
  expect(output).toMatch(/^Answering from 7 pages on http/)
  const answer = await fetch(`${url}/ask`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: 'https://docs.example.org' },
    body: JSON.stringify({ question: 'a secret question: scene:slow' }),
  })
  server.kill('SIGTERM')
  expect(await answer.text()).toContain('event: done')
  const [exitCode] = await once(server, 'exit')
  expect(exitCode).toBe(0)
  expect(output).not.toContain('secret question')
  await model.close()
})

test('a missing environment is refused before anything starts', async () => {
  const { status, stderr } = spawnSync(process.execPath, [bin], { encoding: 'utf8', env: {} })
  expect(status).toBe(1)
  expect(stderr).toMatch(/^The environment of the ask server is invalid:\n {2}ASK_MODEL_URL: /)
})
