import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
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
import { freePort } from '../free-port.ts'
import { installedExample, KEY, lacksPackages, packagesOf } from './example-project.ts'

const PAGE = 'content/develop/precompiles/index.md'
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

afterAll(() => anvil.stop())

test.skipIf(lacksPackages('viem', 'ethers')).each(['viem', 'ethers'])(
  'the project of %s delegates',
  async (name) => {
    const { address } = privateKeyToAccount(KEY)
    const before = await delegatedBy(address)
    expect(await runProject(name)).toBe(`success ${before + parseEther('1')}n aISLM`)
  },
)

test.each([
  'viem',
  'ethers',
])('the page shows how to install what %s was run with', async (name) => {
  const line = page
    .split('\n')
    .find((one) => one.includes('--save-exact') && one.includes(`${name}@`))
  expect(line?.split(' ').slice(3).sort()).toEqual(await packagesOf(name))
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

/** Run a project with a keystore, as the page says. */
async function runProject(name: string): Promise<string> {
  const { keystore, run } = await installedExample(name)
  return await run(['tsx', 'delegate.ts', keystore, VALIDATOR, url])
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
