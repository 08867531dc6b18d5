import { execFile } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { restSnippets, restUrl } from './rest.ts'
import { rpcSnippets } from './rpc-snippets.ts'

const run = promisify(execFile)
/** Inside the repository, so that snippets can resolve the packages they import. */
const FOLDER = resolve('node_modules/.cache/snippets')
/** All characters that are easy to quote wrongly. */
const NASTY = `it's "quoted" \\ $(date) \`id\` ${'\n'} \u2028 </script>`

interface Call {
  readonly id?: number
  readonly jsonrpc?: string
  readonly method?: string
  readonly params?: unknown
}

let server: Server
let url = ''
/** Libraries may request the chain id in the same batch; the snippet's call comes last. */
let last: { path: string; call: Call } = { path: '', call: {} }

beforeAll(async () => {
  server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += String(chunk)
    const calls = [JSON.parse(body === '' ? '{}' : body) as Call | Call[]].flat()
    last = { path: request.url ?? '', call: calls.at(-1) ?? {} }
    response.setHeader('Content-Type', 'application/json')
    const answers = calls.map(({ id = 1 }) => ({ jsonrpc: '2.0', id, result: '0x2a' }))
    response.end(JSON.stringify(body.startsWith('[') ? answers : answers[0]))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  await mkdir(FOLDER, { recursive: true })
})

afterAll(async () => {
  await rm(FOLDER, { recursive: true, force: true })
  await new Promise((done) => server.close(done))
})

async function runSnippet(label: string, code: string): Promise<string> {
  if (label === 'curl') return (await run('bash', ['-c', code])).stdout
  const file = resolve(FOLDER, `${label}.mjs`)
  await writeFile(file, code)
  return (await run(process.execPath, [file])).stdout
}

describe('JSON-RPC snippets send the call that the form holds', () => {
  const params = [NASTY, { to: '0x00', input: "0x'" }, [true, null, 7]]
  test.each(['curl', 'fetch', 'viem', 'ethers'])('%s', async (label) => {
    const snippets = rpcSnippets({ url, method: 'eth_call', params })
    const code = snippets.find((snippet) => snippet.label === label)?.code ?? ''
    expect(await runSnippet(label, code)).toContain('0x2a')
    expect(last.call).toMatchObject({ jsonrpc: '2.0', method: 'eth_call', params })
  })
})

describe('REST snippets ask the address that the form holds', () => {
  test.each(['curl', 'fetch'])('%s', async (label) => {
    const params = [
      { name: 'address', in: 'path' },
      { name: 'pagination.key', in: 'query' },
      { name: 'pagination.limit', in: 'query' },
    ] as const
    const values = { address: NASTY, 'pagination.key': 'AB+/==', 'pagination.limit': ' ' }
    const address = restUrl(url, '/haqq/{address}/x', params, values)
    const code = restSnippets(address).find((snippet) => snippet.label === label)?.code ?? ''
    expect(await runSnippet(label, code)).toContain('0x2a')
    const asked = new URL(last.path, url)
    expect(asked.pathname.split('/').map(decodeURIComponent)).toEqual([
      '',
      'haqq',
      NASTY.trim(),
      'x',
    ])
    expect([...asked.searchParams]).toEqual([['pagination.key', 'AB+/==']])
  })
})
