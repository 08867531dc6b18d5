import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { encryptKeystoreJson } from 'ethers'
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
import { testnet } from '../../site/facts/testnet.ts'
import { abiOf, signatureOf } from '../../site/precompiles/abi.ts'
import { type Anvil, startAnvil } from '../e2e/anvil.ts'

const run = promisify(execFile)
const PAGE = 'content/develop/precompiles.md'
/** Outside the repository, so that projects have only the packages that they name. */
const FOLDER = await mkdtemp(join(tmpdir(), 'worked-precompiles-'))
const PASSWORD = 'a password'
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
})

afterAll(async () => {
  await anvil.stop()
  await rm(FOLDER, { recursive: true, force: true })
})

test.each(['viem', 'ethers'])('the project of %s, installed anew, delegates', async (name) => {
  const { address } = privateKeyToAccount(KEY)
  const before = await delegatedBy(address)
  expect(await runProject(name)).toBe(`success ${before + parseEther('1')}n aISLM`)
})

test.each([
  'viem',
  'ethers',
])('the page shows how to install what %s was run with', async (name) => {
  const text = await readFile(resolve('examples', name, 'package.json'), 'utf8')
  const { dependencies, devDependencies } = JSON.parse(text)
  const packages = Object.entries({ ...dependencies, ...devDependencies }).map(
    ([dependency, version]) => `${dependency}@${version}`,
  )
  const line = page
    .split('\n')
    .find((one) => one.includes('--save-exact') && one.includes(`${name}@`))
  expect(line?.split(' ').slice(3).sort()).toEqual(packages.sort())
})

test('without an address the projects use that of the test network', async () => {
  const source = await readFile(resolve('examples/ethers/delegate.ts'), 'utf8')
  expect(source).toContain(`url = '${testnet.rpc.evm.value}'`)
  expect(haqqTestedge2.rpcUrls.default.http).toEqual([testnet.rpc.evm.value])
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

/** Install a project in a folder of its own and run it with a keystore, as the page says. */
async function runProject(name: string): Promise<string> {
  const folder = join(FOLDER, name)
  await cp(resolve('examples', name), folder, {
    recursive: true,
    filter: (path) => !path.includes('node_modules'),
  })
  const install = ['ci', '--no-audit', '--no-fund', '--ignore-scripts', '--prefer-offline']
  await run('npm', install, { cwd: folder })
  const keystore = join(folder, 'test')
  const account = { address: privateKeyToAccount(KEY).address, privateKey: KEY }
  const json = await encryptKeystoreJson(account, PASSWORD, { scrypt: { N: 1024 } })
  // Foundry writes the name in small letters.
  await writeFile(keystore, json.replace('"Crypto":', '"crypto":'))
  const started = run('npx', ['tsx', 'delegate.ts', keystore, VALIDATOR, url], { cwd: folder })
  started.child.stdin?.end(`${PASSWORD}\n`)
  return (await started).stdout.trim()
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
