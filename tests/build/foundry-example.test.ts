import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { createTestClient, getAddress, http, parseAbi, publicActions, walletActions } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { haqqTestedge2 } from 'viem/chains'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mainnet } from '../../site/facts/mainnet.ts'
import { testnet } from '../../site/facts/testnet.ts'
import { type Anvil, startAnvil } from '../e2e/anvil.ts'
import { freePort } from '../free-port.ts'
import { copyExample, type ExampleProject, KEY, PASSWORD } from './example-project.ts'
import { writeCompiler } from './local-compiler.ts'

const run = promisify(execFile)
/** Ends what hangs; a busy machine may take long. */
const PROJECT_MS = 900_000
const STAKING = '0x0000000000000000000000000000000000000800'
/** Answers every call with 1: accepts each delegation. */
const ACCEPTS = '0x600160005260206000f3'

let anvil: Anvil
let url = ''
let project: ExampleProject

beforeAll(async () => {
  const port = await freePort()
  url = `http://localhost:${port}`
  anvil = await startAnvil({ chainId: haqqTestedge2.id, port })
  project = await copyExample('foundry')
  const compiler = join(project.folder, 'solc')
  await writeCompiler(compiler)
  const config = join(project.folder, 'foundry.toml')
  const text = (await readFile(config, 'utf8'))
    .replace(`"${testnet.rpc.evm.value}"`, `"${url}"`)
    .replace('solc = "0.8.30"', `solc = "${compiler}"`)
  await writeFile(config, text)
}, PROJECT_MS)

afterAll(async () => {
  await anvil.stop()
})

test(
  'the project compiles, deploys with the key of a keystore, and the contract stakes',
  async () => {
    const password = join(project.folder, 'password')
    await writeFile(password, PASSWORD)
    const output = await forge([
      ...['create', 'src/Stake.sol:Stake', '--rpc-url', 'testedge2', '--broadcast', '--offline'],
      ...['--keystore', project.keystore, '--password-file', password],
    ])
    const [, address = ''] = /Deployed to: (0x\w{40})/.exec(output) ?? []
    const account = privateKeyToAccount(KEY)
    const options = { account, chain: haqqTestedge2, mode: 'anvil', transport: http(url) } as const
    const client = createTestClient(options).extend(publicActions).extend(walletActions)
    const call = {
      address: getAddress(address),
      abi: parseAbi(['function stake(string validator, uint256 amount)']),
      functionName: 'stake',
      args: ['haqqvaloper1zy3rx3z4vemc3xgqzy3rx3z4vemc3xgqjs76gu', 1n],
    } as const
    // Without the precompile the contract must not report success.
    await expect(client.simulateContract(call)).rejects.toThrow('revert')
    await client.setCode({ address: STAKING, bytecode: ACCEPTS })
    const hash = await client.writeContract(call)
    expect(await client.waitForTransactionReceipt({ hash })).toMatchObject({ status: 'success' })
  },
  PROJECT_MS,
)

test('its addresses are those of the networks', async () => {
  const config = await readFile('examples/foundry/foundry.toml', 'utf8')
  expect(config).toContain(`haqq = "${mainnet.rpc.evm.value}"`)
  expect(config).toContain(`testedge2 = "${testnet.rpc.evm.value}"`)
})

test('pages show its files', async () => {
  const files = {
    'deploy-a-contract': 'foundry.toml',
    'delegate-through-a-contract': 'src/Stake.sol',
  }
  for (const [name, file] of Object.entries(files))
    expect(await readFile(`content/develop/${name}.md`, 'utf8')).toContain(
      `file=/examples/foundry/${file}`,
    )
})

/** Run forge from its package on Linux, elsewhere from an installation of Foundry. */
async function forge(args: readonly string[]): Promise<string> {
  const { folder } = project
  const env = { ...process.env, HOME: join(folder, 'home'), NO_COLOR: '1' }
  return (await run(forgePath(), args, { cwd: folder, env })).stdout
}

function forgePath(): string {
  try {
    return createRequire(import.meta.url).resolve('@foundry-rs/forge-linux-amd64/bin/forge')
  } catch {
    return 'forge'
  }
}
