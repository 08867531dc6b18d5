import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { json } from 'node:stream/consumers'
import { decodeFunctionData, encodeFunctionResult, type Hex, parseAbi, toHex } from 'viem'
import { haqqTestedge2 } from 'viem/chains'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testnet } from '../../site/facts/testnet.ts'
import {
  type ExampleProject,
  installedExample,
  lacksPackages,
  packagesOf,
} from './example-project.ts'

const PAGE = 'content/develop/quickstart.md'
const LIBRARIES = ['viem', 'ethers']
const ACCOUNTS: Readonly<Record<string, string>> = {
  '0x1122334455667788990011223344556677889900 haqq': 'haqq1zy3rx3z4vemc3xgqzy3rx3z4vemc3xgq7jj5va',
}

const isMissing = lacksPackages('quickstart')
let project: ExampleProject
let endpoint: { readonly url: string; readonly stop: () => void }
beforeAll(async () => {
  endpoint = await startEndpoint()
  if (!isMissing) project = await installedExample('quickstart')
})
afterAll(() => endpoint.stop())

test.skipIf(isMissing).each(LIBRARIES)(
  'the program of %s prints the address and every new block',
  async (name) => {
    const [address, ...blocks] = await firstLines(`hello-${name}.ts`, 3)
    expect(address).toBe(
      'On the Cosmos side the address is haqq1zy3rx3z4vemc3xgqzy3rx3z4vemc3xgq7jj5va',
    )
    const heights = blocks.map((line) => Number(/^Block (\d+)$/.exec(line)?.[1]))
    expect(heights[1]).toBeGreaterThan(heights[0] ?? Number.POSITIVE_INFINITY)
  },
)

test.each(LIBRARIES)('the page shows the program of %s, and installs what ran', async (name) => {
  const page = await readFile(PAGE, 'utf8')
  expect(page).toContain(`file=/examples/quickstart/hello-${name}.ts`)
  const install = page.split('\n').find((line) => line.includes(`--save-exact ${name}@`))
  const packages = await packagesOf('quickstart')
  expect(install?.trim().split(' ').slice(3).sort()).toEqual(
    packages.filter((one) => one.startsWith(`${name}@`) || one.startsWith('tsx@')),
  )
})

test('the page has no program of its own', async () => {
  const page = await readFile(PAGE, 'utf8')
  const fences = [...page.matchAll(/^ *```(?:typescript|javascript)(.*)$/gm)]
  expect(fences).toHaveLength(LIBRARIES.length)
  for (const [, meta] of fences) expect(meta).toContain('file=/examples/quickstart/')
})

test('without an address the programs ask the test network', async () => {
  const source = await readFile(resolve('examples/quickstart/hello-ethers.ts'), 'utf8')
  expect(source).toContain(`url = '${testnet.rpc.evm.value}'`)
  expect(haqqTestedge2.rpcUrls.default.http).toEqual([testnet.rpc.evm.value])
})

/** The first lines that a program prints; it never ends by itself. */
async function firstLines(file: string, count: number): Promise<string[]> {
  const child = spawn(process.execPath, ['--import', 'tsx', file, endpoint.url], {
    cwd: project.folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let errors = ''
  child.stderr.on('data', (chunk) => {
    errors += chunk
  })
  const lines: string[] = []
  for await (const line of createInterface({ input: child.stdout })) {
    lines.push(line)
    if (lines.length === count) break
  }
  child.kill()
  if (lines.length < count) throw new Error(`${file} ended: ${errors}`)
  return lines
}

interface RpcCall {
  readonly id: number
  readonly method: string
  readonly params?: readonly { readonly data?: Hex }[]
}

/** An endpoint of the test network with a new block for each request of its height. */
async function startEndpoint() {
  const abi = parseAbi(['function hexToBech32(address, string) view returns (string)'])
  let height = 100
  const answerOf = ({ method, params: [call] = [] }: RpcCall): unknown => {
    if (method === 'eth_chainId') return toHex(testnet.evmChainId.value)
    if (method === 'eth_blockNumber') return toHex(height++)
    if (method !== 'eth_call') throw new Error(`nobody expected ${method}`)
    const { args } = decodeFunctionData({ abi, data: call?.data ?? '0x' })
    return encodeFunctionResult({ abi, result: ACCOUNTS[args.join(' ')] ?? 'unknown' })
  }
  const reply = (call: RpcCall) => ({ jsonrpc: '2.0', id: call.id, result: answerOf(call) })
  const server = createServer(async (request, response) => {
    const asked = (await json(request)) as RpcCall | RpcCall[]
    const answers = Array.isArray(asked) ? asked.map(reply) : reply(asked)
    response.setHeader('Content-Type', 'application/json')
    response.end(JSON.stringify(answers))
  })
  await new Promise<void>((done) => server.listen(0, 'localhost', done))
  const { port } = server.address() as AddressInfo
  return { url: `http://localhost:${port}`, stop: () => server.close() }
}
