import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTestClient, getAddress, http, parseEther, publicActions } from 'viem'
import { haqqTestedge2 } from 'viem/chains'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mainnet } from '../../site/facts/mainnet.ts'
import { testnet } from '../../site/facts/testnet.ts'
import { type Anvil, startAnvil } from '../e2e/anvil.ts'
import { freePort } from '../free-port.ts'
import {
  type ExampleProject,
  installedExample,
  lacksPackages,
  packagesOf,
} from './example-project.ts'
import { writeHardhatCompiler } from './local-compiler.ts'

const PAGE = 'content/develop/deploy-a-contract.md'
/** Ends what hangs; a busy machine may take long. */
const PROJECT_MS = 900_000

const isMissing = lacksPackages('hardhat')
let anvil: Anvil | undefined
let url = ''
let project: ExampleProject

beforeAll(async () => {
  if (isMissing) return
  const port = await freePort()
  url = `http://localhost:${port}`
  anvil = await startAnvil({ chainId: haqqTestedge2.id, port })
  project = await installedExample('hardhat')
  const config = join(project.folder, 'hardhat.config.js')
  const text = await readFile(config, 'utf8')
  await writeFile(config, text.replace(`'${testnet.rpc.evm.value}'`, `'${url}'`))
}, PROJECT_MS)

afterAll(() => anvil?.stop())

test.skipIf(isMissing)(
  'the project makes a key, compiles and deploys',
  async () => {
    const cache = join(project.folder, 'cache-home')
    await writeHardhatCompiler(cache)
    const hardhat = (task: string, keystore: string) =>
      project.run(['hardhat', task, '--network', 'testedge2', '--keystore', keystore], {
        XDG_CACHE_HOME: cache,
        HARDHAT_DISABLE_TELEMETRY_PROMPT: 'true',
      })
    const deployer = getAddress(await hardhat('new-key', 'deployer.json'))
    await testClient().setBalance({ address: deployer, value: parseEther('1') })
    const output = await hardhat('deploy', 'deployer.json')
    expect(output).toMatch(/Compiled 1 Solidity file successfully \(evm target: paris\)/)
    const [, address = ''] = /Deployed to: (0x\w{40})\nNumber: 7n$/.exec(output) ?? []
    expect(await testClient().getTransactionCount({ address: deployer })).toBe(1)
    const code = await testClient().getCode({ address: getAddress(address) })
    expect(code?.length).toBeGreaterThan(100)
  },
  PROJECT_MS,
)

test('its addresses and chain ids are those of the networks', async () => {
  const config = await readFile('examples/hardhat/hardhat.config.js', 'utf8')
  for (const { rpc, evmChainId, explorer } of [mainnet, testnet])
    for (const text of [
      `url: '${rpc.evm.value}', chainId: ${evmChainId.value}`,
      `chainId: ${evmChainId.value},\n        urls`,
      `apiURL: '${explorer.evmApi.value}'`,
      `browserURL: '${explorer.evm.value}'`,
    ])
      expect(config).toContain(text)
})

test('the page shows how to install what it was run with, and each of its files', async () => {
  const page = await readFile(PAGE, 'utf8')
  const install = /npm install --save-exact --save-dev ([^`]*?)\n```/.exec(page)?.[1] ?? ''
  expect(install.split(/[\s\\]+/).toSorted()).toEqual(await packagesOf('hardhat'))
  for (const file of [
    'hardhat.config.js',
    'contracts/Counter.sol',
    'tasks/deploy.js',
    'tasks/keystore.js',
  ])
    expect(page).toContain(`file=/examples/hardhat/${file}`)
})

function testClient() {
  return createTestClient({ mode: 'anvil', transport: http(url) }).extend(publicActions)
}
