import { readdir } from 'node:fs/promises'
import { network as facts } from '../../site/network.ts'
import { EXAMPLE_ADDRESS } from '../answers/chain-history.ts'
import { giveRepositories } from '../network/developers-tools.ts'
import { fund, PASSWORD } from '../network/readers-keystore.ts'
import { A_TERMINAL, inTerminal, PASTED } from '../network/terminal.ts'
import { pagePlan } from '../plan.ts'
import type { Scene } from '../scene.ts'
import { homeOf, prepareDeveloper, saveExample } from './developer.ts'

/** What `forge init` and `forge install` clone, with the libraries of the library. */
const REPOSITORIES = [
  'foundry-rs/forge-std',
  'OpenZeppelin/openzeppelin-contracts',
  'a16z/erc4626-tests',
  'a16z/halmos-cheatcodes',
]
const CONTRACT = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const NEW_KEY = '/run/drill/new-key'
const IMPORT = 'cast wallet import deployer --interactive'

async function prepare(scene: Scene): Promise<void> {
  // The configuration of Hardhat names the chain's id.
  const chainId = facts.testnet.cosmosChainId.value
  await prepareDeveloper(scene, ['cast', 'forge'], { chainId })
  await giveRepositories(scene, homeOf(scene), REPOSITORIES)
}

/** Save what the page shows for Hardhat. */
async function saveHardhat(scene: Scene): Promise<void> {
  const files = await readdir('examples/hardhat', { recursive: true })
  for (const file of files.filter((one) =>
    /^(?:contracts|tasks)\/|^hardhat\.config\.js$/.test(one),
  ))
    await saveExample(scene, `hardhat/${file}`, `hardhat/${file}`)
}

/** Fund the address that a command printed. */
async function fundPrinted(scene: Scene, output: string): Promise<string> {
  const [address = ''] = /0x[0-9a-fA-F]{40}/.exec(output) ?? []
  await fund(scene.network(), address)
  return address
}

export const deployAContract = pagePlan('develop/deploy-a-contract.md', {
  programs: ['haqqd', 'cast', 'forge'],
  differences: ['the local network has the id of the test network, and stands for it', A_TERMINAL],
  prepare,
  at: 'you@computer',
  blocks: {
    'Compiler settings': [
      { fill: { 'npm init -y': 'mkdir ~/hardhat && cd ~/hardhat && npm init -y' } },
      {},
    ],
    'Deploy and verify on TestEdge2 > 1': [
      {
        fill: { 'forge init': 'cd ~; forge init' },
        after: (scene) => saveExample(scene, 'haqq-hello/foundry.toml', 'foundry/foundry.toml'),
      },
      {},
    ],
    'Deploy and verify on TestEdge2 > 2': {
      fill: {
        'cast wallet new': `cast wallet new | tee ${NEW_KEY}; (sed -n 's/^Private key: *//p' ${NEW_KEY}; echo ${PASSWORD}) > ${PASTED}`,
        ...inTerminal(IMPORT),
      },
      after: async (scene, output) => {
        const address = await fundPrinted(scene, output)
        scene.found.set(EXAMPLE_ADDRESS, address)
      },
    },
    'Deploy and verify on TestEdge2 > 4': { finds: { [CONTRACT]: /Deployed to: (0x\w{40})/ } },
    'Deploy with Hardhat > 3': {
      before: saveHardhat,
      fill: { 'npx hardhat': 'cd ~/hardhat; npx hardhat' },
      typed: `${PASSWORD}\n`,
      after: (scene, output) => fundPrinted(scene, output),
    },
    'Deploy with Hardhat > 4': { typed: `${PASSWORD}\n` },
  },
})
