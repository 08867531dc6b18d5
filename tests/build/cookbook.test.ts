import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { rolldown } from 'rolldown'
import {
  createTestClient,
  encodeAbiParameters,
  encodeErrorResult,
  encodeFunctionData,
  getCreate2Address,
  type Hex,
  http,
  parseAbi,
  parseAbiParameters,
  parseEther,
  publicActions,
  walletActions,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { haqqTestedge2 } from 'viem/chains'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { codeFences } from '../../packages/warraq/src/plugin.ts'
import { type Anvil, startAnvil } from '../e2e/anvil.ts'
import { freePort } from '../free-port.ts'
import { KEY } from './example-project.ts'

const PAGE = 'content/develop/cookbook.md'
/** In the repository, because recipes use its packages. */
const FOLDER = join('node_modules/.cache', `cookbook-${process.pid}`)
const ACCOUNT = '0x1122334455667788990011223344556677889900'
const CONTRACT = '0x5FbDB2315678afecb367f032d93F642f64180aa3'

let anvil: Anvil
let rest: Server
let rpc = ''
let page = ''
const running: ChildProcess[] = []

beforeAll(async () => {
  const port = await freePort()
  rpc = `http://localhost:${port}`
  anvil = await startAnvil({ chainId: haqqTestedge2.id, port })
  rest = createServer(answerCosmos).listen(0, '127.0.0.1')
  await new Promise((done) => rest.once('listening', done))
  const cosmos = `http://127.0.0.1:${(rest.address() as AddressInfo).port}`
  await mkdir(FOLDER, { recursive: true })
  const facts: Readonly<Record<string, string>> = {
    'testnet.rpc.evm': rpc,
    'testnet.rpc.evmWs': rpc.replace('http', 'ws'),
    'testnet.rpc.rest': cosmos,
    'testnet.rpc.tendermint': cosmos,
    'testnet.evmChainId': String(haqqTestedge2.id),
    'mainnet.cosmosChainId': 'haqq_11235-1',
    'bech32.account': 'haqq',
  }
  const text = await readFile(PAGE, 'utf8')
  page = text.replace(/\{\{([\w.]+)\}\}/g, (all, name) => facts[name] ?? all)
})

afterEach(() => {
  for (const child of running.splice(0)) child.kill()
})

afterAll(async () => {
  await anvil.stop()
  rest.close()
  await rm(FOLDER, { recursive: true, force: true })
})

test('balance.ts prints whole coins', async () => {
  await client().setBalance({ address: ACCOUNT, value: parseEther('12.5') })
  expect(await outputOf('balance.ts')).toBe('12.5 ISLM')
})

test('to-bech32.ts prints what the precompile answers', async () => {
  const address = '0x0000000000000000000000000000000000000400'
  await answers(address, encodeAbiParameters(parseAbiParameters('string'), ['haqq1account']))
  expect(await outputOf('to-bech32.ts')).toBe('haqq1account')
})

test('stake.ts prints the amount of the delegation', async () => {
  const delegation = parseAbiParameters('uint256, (string denom, uint256 amount)')
  const coin = { denom: 'aISLM', amount: parseEther('3') }
  const answer = encodeAbiParameters(delegation, [parseEther('3'), coin])
  await answers('0x0000000000000000000000000000000000000800', answer)
  expect(await outputOf('stake.ts')).toBe('3 ISLM')
})

test('old-balance.ts tells a pruned height from other errors', async () => {
  const error = 'failed to load state at height 20000000; version does not exist (latest height: 1)'
  const pruned = await startRpc({ eth_getBalance: { error: { code: -32000, message: error } } })
  expect(await outputOf('old-balance.ts', { endpoint: pruned })).toBe(
    'This endpoint does not keep that height.',
  )
  const archive = await startRpc({ eth_getBalance: { result: '0x5' } })
  expect(await outputOf('old-balance.ts', { endpoint: archive })).toBe('5n')
  const broken = await startRpc({ eth_getBalance: { error: { code: -32000, message: 'full' } } })
  expect(await outputOf('old-balance.ts', { endpoint: broken })).toContain('full')
})

test('batch.ts sends its calls in one request', async () => {
  const requests: unknown[] = []
  const results = {
    eth_blockNumber: { result: '0x2' },
    eth_gasPrice: { result: '0x3' },
    eth_chainId: { result: '0xd3c3' },
  }
  const endpoint = await startRpc(results, requests)
  expect(await outputOf('batch.ts', { endpoint })).toBe('2n 3n 54211')
  expect(requests).toHaveLength(1)
})

test.each(['events-viem.ts', 'events-ethers.ts'])('%s prints a transfer', async (name) => {
  await client().setCode({ address: CONTRACT, bytecode: TRANSFER })
  const follower = await start(name)
  await until(follower, /0x1122334455667788990011223344556677889900 7n?\b/i, () => send(CONTRACT))
})

test('blocks.ts prints the hash of a block as the block has it', async () => {
  const follower = await start('blocks.ts')
  const [, number = '', hash] = await until(follower, /(\d+)n (0x[0-9a-f]{64}) \d/, () =>
    client().mine({ blocks: 1 }),
  )
  expect(await client().getBlock({ blockNumber: BigInt(number) })).toMatchObject({ hash })
})

test('old-logs.ts reads all blocks in pieces without a gap', async () => {
  const requests: unknown[] = []
  const prepared = { eth_blockNumber: { result: '0x6000' }, eth_getLogs: { result: [] } }
  const endpoint = await startRpc(prepared, requests)
  const lines = (await outputOf('old-logs.ts', { endpoint })).split('\n')
  const asked = requests.flatMap((request) => {
    const { method, params } = request as { method: string; params: { [name: string]: string }[] }
    return method === 'eth_getLogs' ? params : []
  })
  expect(lines).toHaveLength(asked.length)
  const pieces = asked.map(({ fromBlock, toBlock }) => [Number(fromBlock), Number(toBlock)])
  for (const [index, [from = 0, to = 0]] of pieces.entries()) {
    expect(to - from).toBeLessThan(10_000)
    if (index > 0) expect(from).toBe((pieces[index - 1]?.[1] ?? 0) + 1)
  }
  expect(pieces.at(-1)?.[1]).toBe(0x6000)
})

test('indexer.ts passes on each block once, and waits for new ones', async () => {
  const last = await client().getBlockNumber()
  const follower = await start('indexer.ts', {
    more: `follow(${last - 3n}n, async (height) => console.log('height', Number(height)))`,
  })
  await until(follower, new RegExp(`height ${last + 2n}\n`), () => client().mine({ blocks: 2 }))
  const heights = [...follower.printed().matchAll(/height (\d+)/g)].map(([, height]) => height)
  expect(heights.slice(0, 5)).toEqual([-2n, -1n, 0n, 1n, 2n].map((step) => String(last + step)))
})

test('nonce.ts prints the number of the next transaction', async () => {
  await client().setNonce({ address: ACCOUNT, nonce: 7 })
  expect(await outputOf('nonce.ts')).toBe('7')
})

test('in-a-row.ts sends in order, and cost.ts prints what one cost', async () => {
  const wallet = `
    import { createWalletClient, http as transportOf } from 'viem'
    import { privateKeyToAccount } from 'viem/accounts'
    const account = privateKeyToAccount('${KEY}')
    const wallet = createWalletClient({ account, transport: transportOf('${rpc}') })`
  const { address } = privateKeyToAccount(KEY)
  const nonce = await client().getTransactionCount({ address })
  const hashes = (
    await outputOf('in-a-row.ts', {
      more: `${wallet}\nconsole.log((await pay(wallet, account, ${nonce}, ['${ACCOUNT}', '${ACCOUNT}'])).join(' '))`,
    })
  ).split(' ') as Hex[]
  const nonces = await Promise.all(
    hashes.map(async (hash) => (await client().getTransaction({ hash })).nonce),
  )
  expect(nonces).toEqual([nonce, nonce + 1])
  const [hash = '0x'] = hashes
  const { gasUsed, effectiveGasPrice } = await client().waitForTransactionReceipt({ hash })
  expect(
    parseEther(await outputOf('cost.ts', { more: `console.log(await feeOf('${hash}'))` })),
  ).toBe(gasUsed * effectiveGasPrice)
})

test('cost.ts reads the price from the transaction if the receipt has none', async () => {
  const receipt = { ...EMPTY_RECEIPT, gasUsed: '0x5208', type: '0x0' }
  const endpoint = await startRpc({
    eth_getTransactionReceipt: { result: receipt },
    eth_getTransactionByHash: { result: { gasPrice: '0x4a817c800', type: '0x0' } },
  })
  const more = `console.log(await feeOf('0x${'1'.repeat(64)}'))`
  expect(await outputOf('cost.ts', { more, endpoint })).toBe('0.00042')
})

test('gas-limit.ts adds half for precompiles, a tenth otherwise', async () => {
  const more = 'console.log(gasLimit(100_000n, true), gasLimit(100_000n, false))'
  expect(await outputOf('gas-limit.ts', { more })).toBe('150000n 110000n')
})

test.each(['revert-viem.ts', 'revert-ethers.ts'])('%s decodes an error', async (name) => {
  const abi = parseAbi(['error InsufficientBalance(address owner, uint256 needed)'])
  const data = encodeErrorResult({ abi, errorName: 'InsufficientBalance', args: [ACCOUNT, 1n] })
  await answers(CONTRACT, data, 'revert')
  const output = await outputOf(name)
  expect(output).toContain('InsufficientBalance')
  expect(output.toLowerCase()).toContain(ACCOUNT)
})

test('Factory.sol creates at the address that the salt and the code decide', async () => {
  const { abi, bytecode } = await compiled(blockOf('Factory.sol'), 'Factory')
  const deployed = await client().deployContract({ abi, bytecode })
  const { contractAddress } = await client().waitForTransactionReceipt({ hash: deployed })
  const from = contractAddress ?? '0x'
  const salt: Hex = `0x${'5'.repeat(64)}`
  // Returns one byte of code, 0x00.
  const code: Hex = '0x600160005360016000f3'
  const data = encodeFunctionData({ abi, functionName: 'deploy', args: [salt, code] })
  const hash = await client().sendTransaction({ to: from, data })
  await client().waitForTransactionReceipt({ hash })
  const address = getCreate2Address({ from, salt, bytecode: code })
  expect(await client().getCode({ address })).toBe('0x01')
  const again = client().call({ to: from, data })
  await expect(again).rejects.toThrow()
})

test('cosmos-receipt.ts tells success, failure and absence apart', async () => {
  const more = `console.log(await Promise.all(['OK', 'FAILED', 'NONE'].map(outcomeOf)))`
  expect(await outputOf('cosmos-receipt.ts', { more })).toBe('[ true, false, undefined ]')
})

test('two-hashes.ts asks for the event of the transaction', async () => {
  const more = `console.log(await Promise.all(['0xaa', '0xbb'].map(cometHashOf)))`
  expect(await outputOf('two-hashes.ts', { more })).toBe("[ 'C0FFEE', undefined ]")
})

test('keplr.ts connects, and says when there is no Keplr', async () => {
  const more = `
    console.log(await connectKeplr())
    const enabled = []
    globalThis.keplr = {
      enable: async (id) => void enabled.push(id),
      getKey: async (id) => ({ bech32Address: 'haqq1reader of ' + id }),
    }
    console.log(await connectKeplr(), enabled)`
  expect(await outputOf('keplr.ts', { more })).toBe(
    "Keplr is not in this browser.\nhaqq1reader of haqq_11235-1 [ 'haqq_11235-1' ]",
  )
})

test('every file of the page has a test', async () => {
  const own = await readFile(import.meta.filename, 'utf8')
  const titles = codeFences(page).flatMap(({ meta }) => /title="([^"]+)"/.exec(meta)?.[1] ?? [])
  expect(titles.length).toBeGreaterThan(15)
  expect(titles.filter((title) => !own.includes(`'${title}`))).toEqual([])
})

/** Emits Transfer(0, ACCOUNT, 7) at every call. */
const TRANSFER: Hex = `0x6007600052${pushWord(ACCOUNT)}5f${pushWord(
  '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef',
)}60206000a300`

function pushWord(value: Hex): string {
  return `7f${value.slice(2).padStart(64, '0')}`
}

const EMPTY_RECEIPT = { logs: [], status: '0x1', blockNumber: '0x1', transactionIndex: '0x0' }

interface Program {
  /** What it has printed so far. */
  readonly printed: () => string
}

interface RecipeOptions {
  /** Code that uses what the recipe exports. */
  readonly more?: string
  /** Address of the node instead of that of Anvil. */
  readonly endpoint?: string
}

function blockOf(title: string): string {
  const block = codeFences(page).find(({ meta }) => meta.includes(`title="${title}"`))
  expect(block, title).toBeDefined()
  return block?.code ?? ''
}

/** Write a recipe as a file that Node can run; viem takes the endpoint as its argument. */
async function writeRecipe(title: string, { more = '', endpoint = rpc }: RecipeOptions) {
  const name = `${title.replace('.ts', '')}-${Math.random().toString(36).slice(2)}`
  const input = join(FOLDER, `${name}.ts`)
  const code = blockOf(title).replace(/\bhttp\((?:undefined)?(?=[,)])/g, `http('${endpoint}'`)
  await writeFile(input, `${code}\n${more}\n`)
  const file = join(FOLDER, `${name}.mjs`)
  const bundle = await rolldown({ input, platform: 'node', external: /^(?![./]|[A-Za-z]:[\\/])/ })
  await bundle.write({ file, format: 'esm' })
  await bundle.close()
  return file
}

/** What a recipe prints. */
async function outputOf(title: string, options: RecipeOptions = {}): Promise<string> {
  const file = await writeRecipe(title, options)
  const { stdout } = await promisify(execFile)(process.execPath, [file])
  return stdout.trim()
}

/** Start a recipe that does not end by itself. */
async function start(title: string, options: RecipeOptions = {}): Promise<Program> {
  const child = spawn(process.execPath, [await writeRecipe(title, options)])
  running.push(child)
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      printed += chunk.toString()
    })
  return { printed: () => printed }
}

/** Repeat `act` until the program prints a match, because it may not have subscribed yet. */
async function until({ printed }: Program, pattern: RegExp, act: () => Promise<unknown>) {
  for (let tries = 0; tries < 100; tries++) {
    const match = pattern.exec(printed())
    if (match !== null) return match
    await act()
    await new Promise((done) => setTimeout(done, 300))
  }
  throw new Error(`printed no ${pattern}: ${printed()}`)
}

function client() {
  const account = privateKeyToAccount(KEY)
  const options = { account, chain: haqqTestedge2, mode: 'anvil', transport: http(rpc) } as const
  return createTestClient(options).extend(publicActions).extend(walletActions)
}

async function send(to: Hex): Promise<void> {
  const hash = await client().sendTransaction({ to, gas: 100_000n })
  await client().waitForTransactionReceipt({ hash })
}

/** Let an address answer every call with the same bytes. */
async function answers(address: Hex, data: Hex, how: 'return' | 'revert' = 'return') {
  const length = ((data.length - 2) / 2).toString(16).padStart(4, '0')
  // Copies the bytes behind these 14 of code into the memory, and returns them.
  const code = `61${length}600e5f3961${length}5f${how === 'return' ? 'f3' : 'fd'}`
  await client().setCode({ address, bytecode: `0x${code.padEnd(28, '0')}${data.slice(2)}` })
}

type RpcAnswer = { readonly result: unknown } | { readonly error: unknown }

/** A node that gives prepared answers; returns its address. */
async function startRpc(prepared: Readonly<Record<string, RpcAnswer>>, requests: unknown[] = []) {
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const calls = JSON.parse(body)
    requests.push(calls)
    const answer = ({ id, method }: { id: number; method: string }) => ({
      jsonrpc: '2.0',
      id,
      ...(prepared[method] ?? { error: { code: -32601, message: `no ${method}` } }),
    })
    const json = Array.isArray(calls) ? calls.map(answer) : answer(calls)
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify(json))
  }).listen(0, '127.0.0.1')
  await new Promise((done) => server.once('listening', done))
  server.unref()
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** REST and CometBFT as the node answers them. */
function answerCosmos(...[request, response]: Parameters<Parameters<typeof createServer>[1] & {}>) {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost')
  const receipt = (code: number) => ({ tx_response: { code, raw_log: '', height: '1' } })
  const found: Readonly<Record<string, unknown>> = {
    '/cosmos/tx/v1beta1/txs/OK': receipt(0),
    '/cosmos/tx/v1beta1/txs/FAILED': receipt(5),
    '/tx_search': {
      result: {
        txs:
          searchParams.get('query') === `"ethereum_tx.ethereumTxHash='0xaa'"`
            ? [{ hash: 'C0FFEE' }]
            : [],
      },
    },
  }
  response.statusCode = pathname in found ? 200 : 404
  response.end(JSON.stringify(found[pathname] ?? { code: 5, message: 'tx not found' }))
}

async function compiled(source: string, contract: string) {
  const solc = createRequire(import.meta.url)('solc') as { compile: (input: string) => string }
  const input = {
    language: 'Solidity',
    sources: { [`${contract}.sol`]: { content: source } },
    settings: {
      evmVersion: 'paris',
      outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object'] } },
    },
  }
  const { contracts, errors = [] } = JSON.parse(solc.compile(JSON.stringify(input)))
  expect(errors).toEqual([])
  const { abi, evm } = contracts[`${contract}.sol`][contract]
  return { abi, bytecode: `0x${evm.bytecode.object}` as Hex }
}
