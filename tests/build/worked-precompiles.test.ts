import { execFile } from 'node:child_process'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { rolldown } from 'rolldown'
import {
  type Abi,
  createTestClient,
  getAddress,
  type Hex,
  http,
  parseAbiItem,
  parseEther,
  publicActions,
  toFunctionSelector,
  walletActions,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { haqqTestedge2 } from 'viem/chains'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { precompiles } from '../../site/data/precompiles.ts'
import { abiOf, signatureOf } from '../../site/precompiles/abi.ts'
import { type Anvil, startAnvil } from '../e2e/anvil.ts'

const run = promisify(execFile)
const PAGE = 'content/develop/precompiles.md'
/** Inside the repository, so that examples can resolve the packages they import. */
const FOLDER = resolve('node_modules/.cache/worked-precompiles')
/** First account of Anvil's public test phrase. */
const KEY: Hex = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80'
const STAKING = '0x0000000000000000000000000000000000000800'
const VALIDATOR = 'haqqvaloper1zy3rx3z4vemc3xgqzy3rx3z4vemc3xgqjs76gu'

/** A mock at the address of the precompile: it accepts the same calls and records delegations. */
const STAND_IN = `// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;
import {IStaking} from "IStaking.sol";
contract StandIn {
    mapping(address => mapping(string => uint256)) amounts;
    function delegate(address delegator, string calldata validator, uint256 amount) external returns (bool) {
        require(delegator == msg.sender, "origin address is not the same as delegator address");
        amounts[delegator][validator] += amount;
        return true;
    }
    function delegation(address delegator, string calldata validator)
        external view returns (uint256 shares, IStaking.Coin memory balance)
    {
        shares = amounts[delegator][validator];
        return (shares, IStaking.Coin("aISLM", shares));
    }
}`

let anvil: Anvil
let url = ''
let page = ''

beforeAll(async () => {
  const port = await freePort()
  url = `http://localhost:${port}`
  anvil = await startAnvil({ chainId: haqqTestedge2.id, port })
  page = (await readFile(PAGE, 'utf8')).replaceAll('{{testnet.rpc.evm}}', url)
  const { runtime } = await compiled({ 'StandIn.sol': STAND_IN }, 'StandIn')
  await clientOf().setCode({ address: STAKING, bytecode: runtime })
  await rm(FOLDER, { recursive: true, force: true })
  await mkdir(FOLDER, { recursive: true })
})

afterAll(async () => {
  await anvil.stop()
  await rm(FOLDER, { recursive: true, force: true })
})

test.each([
  'delegate-viem.ts',
  'delegate-ethers.ts',
])('%s delegates and reads it back', async (title) => {
  const before = await delegatedBy(privateKeyToAccount(KEY).address)
  expect(await runExample(title)).toBe(`success ${before + parseEther('1')}n aISLM`)
})

test('Treasury.sol stakes its own coins, for its owner only', async () => {
  const { abi, creation } = await compiled({ 'Treasury.sol': blockOf('Treasury.sol') }, 'Treasury')
  const client = clientOf()
  const hash = await client.deployContract({ abi, bytecode: creation })
  const { contractAddress } = await client.waitForTransactionReceipt({ hash })
  const address = getAddress(contractAddress ?? '')
  const stake = { address, abi, functionName: 'stake', args: [VALIDATOR, parseEther('1')] } as const
  await client.waitForTransactionReceipt({ hash: await client.writeContract(stake) })
  const staked = await client.readContract({
    address,
    abi,
    functionName: 'staked',
    args: [VALIDATOR],
  })
  expect(staked).toBe(parseEther('1'))
  expect(await delegatedBy(address)).toBe(parseEther('1'))
  const stranger = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
  await expect(client.simulateContract({ ...stake, account: stranger })).rejects.toThrow(
    'not the owner',
  )
})

test('every signature for cast belongs to a precompile or the contract', () => {
  const known = new Set(precompiles.flatMap((one) => abiOf(one).map(signatureOf)).map(selectorOf))
  for (const signature of ['stake(string,uint256)', 'staked(string)'])
    known.add(selectorOf(signature))
  const given = [...page.matchAll(/'(\w+\([^']*\))'/g)].map(([, signature = '']) => signature)
  expect(given.length).toBeGreaterThan(4)
  for (const signature of given) {
    const inputs = /^\w+\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/.exec(signature)?.[0] ?? ''
    expect(known.has(selectorOf(inputs)), signature).toBe(true)
  }
})

test('addresses in the page are those of the data', () => {
  for (const { address } of precompiles) if (address !== null) expect(page).toContain(address)
})

function selectorOf(signature: string): string {
  return toFunctionSelector(parseAbiItem(`function ${signature}`) as never)
}

function clientOf() {
  const account = privateKeyToAccount(KEY)
  const options = { account, chain: haqqTestedge2, mode: 'anvil', transport: http(url) } as const
  return createTestClient(options).extend(publicActions).extend(walletActions)
}

async function delegatedBy(delegator: Hex): Promise<bigint> {
  const staking = precompiles.find(({ id }) => id === 'staking')
  const [shares] = (await clientOf().readContract({
    address: STAKING,
    abi: (staking === undefined ? [] : abiOf(staking)) as Abi,
    functionName: 'delegation',
    args: [delegator, VALIDATOR],
  })) as [bigint]
  return shares
}

/** The code of the block with that title on the page. */
function blockOf(title: string): string {
  const match = new RegExp(
    `\`\`\`\\w+ (?:facts )?complete title="${title}"\n([\\s\\S]*?)\n\`\`\``,
  ).exec(page)
  expect(match, title).not.toBeNull()
  return match?.[1] ?? ''
}

async function runExample(title: string): Promise<string> {
  const source = resolve(FOLDER, title)
  await writeFile(source, blockOf(title))
  const bundle = await rolldown({ input: source, platform: 'node', external: /^(?![./])/ })
  const file = source.replace(/ts$/, 'mjs')
  await bundle.write({ file, format: 'esm' })
  await bundle.close()
  const env = { ...process.env, PRIVATE_KEY: KEY }
  return (await run(process.execPath, [pathToFileURL(file).pathname], { env })).stdout.trim()
}

interface SolcOutput {
  readonly errors?: readonly { readonly severity: string; readonly formattedMessage: string }[]
  readonly contracts: Readonly<
    Record<
      string,
      Readonly<
        Record<
          string,
          {
            readonly abi: Abi
            readonly evm: Readonly<
              Record<'bytecode' | 'deployedBytecode', { readonly object: string }>
            >
          }
        >
      >
    >
  >
}

async function compiled(files: Readonly<Record<string, string>>, contract: string) {
  const solc = createRequire(import.meta.url)('solc') as { compile: (input: string) => string }
  const interfaceText = await readFile('site/public/precompiles/IStaking.sol', 'utf8')
  const sources = { 'IStaking.sol': interfaceText, ...files }
  const input = {
    language: 'Solidity',
    sources: Object.fromEntries(
      Object.entries(sources).map(([name, content]) => [name, { content }]),
    ),
    settings: {
      evmVersion: 'paris',
      outputSelection: { '*': { '*': ['abi', 'evm.bytecode', 'evm.deployedBytecode'] } },
    },
  }
  const output = JSON.parse(solc.compile(JSON.stringify(input))) as SolcOutput
  expect((output.errors ?? []).filter(({ severity }) => severity === 'error')).toEqual([])
  const result = output.contracts[`${contract}.sol`]?.[contract]
  if (result === undefined) throw new Error(`${contract} was not compiled`)
  return {
    abi: result.abi,
    creation: `0x${result.evm.bytecode.object}` as Hex,
    runtime: `0x${result.evm.deployedBytecode.object}` as Hex,
  }
}

/** A port without a server. */
async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  await new Promise((done) => server.close(done))
  return port
}
