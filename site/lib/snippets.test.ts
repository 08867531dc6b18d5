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
/** Inside the project, so that snippets find the packages they import. */
const FOLDER = resolve('node_modules/.cache/snippets')
/** Everything that quoting gets wrong when it can. */
const NASTY = `it's "quoted" \\ $(date) \`id\` ${'\n'} \u2028 </script>`

let server: Server
let url = ''
let last = { path: '', body: '' }

beforeAll(async () => {
  server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += String(chunk)
    last = { path: request.url ?? '', body }
    response.setHeader('Content-Type', 'application/json')
    response.end('{"jsonrpc":"2.0","id":1,"result":"0x2a"}')
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
  await writeFile(file, label === 'ethers' ? withStubbedEthers(code) : code)
  return (await run(process.execPath, [file])).stdout
}

/** The package is not installed; its one class does what its documentation says of `send`. */
function withStubbedEthers(code: string): string {
  const line = "import { JsonRpcProvider } from 'ethers'"
  expect(code).toContain(line)
  return code.replace(
    line,
    `class JsonRpcProvider {
      constructor(url) { this.url = url }
      async send(method, params) {
        const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
        return (await (await fetch(this.url, { method: 'POST', body })).json()).result
      }
    }`,
  )
}

describe('JSON-RPC snippets send the call that the form holds', () => {
  const params = [NASTY, { to: '0x00', input: "0x'" }, [true, null, 7]]
  test.each(['curl', 'fetch', 'viem', 'ethers'])('%s', async (label) => {
    const snippets = rpcSnippets({ url, method: 'eth_call', params })
    const code = snippets.find((snippet) => snippet.label === label)?.code ?? ''
    expect(await runSnippet(label, code)).toContain('0x2a')
    const { jsonrpc, method, params: sent } = JSON.parse(last.body) as Record<string, unknown>
    expect({ jsonrpc, method, sent }).toEqual({ jsonrpc: '2.0', method: 'eth_call', sent: params })
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
