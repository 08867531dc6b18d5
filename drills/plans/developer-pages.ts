import { readdir } from 'node:fs/promises'
import { network as facts } from '../../site/network.ts'
import { EXAMPLE_ADDRESS } from '../answers/chain-history.ts'
import { NODE } from '../network/addresses.ts'
import { giveNpmCache, giveRepositories } from '../network/developers-tools.ts'
import { fund, type Keystore, PASSWORD } from '../network/readers-keystore.ts'
import { A_TERMINAL, inTerminal, PASTED } from '../network/terminal.ts'
import { pagePlan } from '../plan.ts'
import type { Scene } from '../scene.ts'
import { DEVELOPER, developerPlan, EXAMPLE_OPERATOR, saveExample } from './scenes.ts'

/** A project with the contract and the settings of the pages. */
async function prepare(scene: Scene, { hex }: Keystore): Promise<void> {
  scene.fill({ '0xREPLACE_WITH_THE_ADDRESS': hex })
  for (const file of ['foundry.toml', 'src/Stake.sol'])
    await saveExample(scene, `stake/${file}`, `foundry/${file}`)
}

export const delegateThroughAContract = developerPlan('develop/delegate-through-a-contract.md', {
  differences: ['the key was imported before'],
  prepare,
})

const CHANNEL = facts.ibc.mainnet.osmosis.channel.value
const VALIDATOR = `keystores/test ${EXAMPLE_OPERATOR}`
/** The channel of the page, open on this end; nothing is at the other. */
const WITH_CHANNEL = {
  'ibc.channel_genesis.next_channel_sequence': String(Number(CHANNEL.replace('channel-', '')) + 1),
  'ibc.channel_genesis.channels': [
    {
      state: 'STATE_OPEN',
      ordering: 'ORDER_UNORDERED',
      counterparty: { port_id: 'transfer', channel_id: 'channel-0' },
      connection_hops: ['connection-0'],
      version: 'ics20-1',
      port_id: 'transfer',
      channel_id: CHANNEL,
    },
  ],
}

async function preparePrecompiles(scene: Scene): Promise<void> {
  for (const language of ['viem', 'ethers'])
    for (const file of ['delegate.ts', 'keystore.ts'])
      await saveExample(scene, `${language}/${file}`, `${language}/${file}`)
  const operator = scene.inPlaceOf(EXAMPLE_OPERATOR)
  // The scripts take another endpoint as their last argument.
  scene.fill({ [VALIDATOR]: `keystores/test ${operator} http://${NODE}:8545` })
  await saveExample(scene, 'treasury/foundry.toml', 'foundry/foundry.toml')
}

export const precompiles = developerPlan('develop/precompiles/index.md', {
  differences: [
    'the genesis has the channel, and no other chain is at its end',
    'the key was imported before',
  ],
  fill: {
    osmo1REPLACE_WITH_THE_ADDRESS: 'osmo1zy3rx3z4vemc3xgqzy3rx3z4vemc3xgq5w5hye',
    '0xREPLACE_WITH_THE_ADDRESS': '"$TREASURY"',
  },
  changes: { genesis: WITH_CHANNEL },
  prepare: preparePrecompiles,
})

/** Both libraries, each with the folder that the page makes. */
async function prepareQuickstart(scene: Scene): Promise<void> {
  await scene.startNetwork()
  await scene.startMachine('computer')
  await giveNpmCache(scene, DEVELOPER)
  for (const library of ['viem', 'ethers']) {
    const program = `hello-${library}.ts`
    scene.fill({ [program]: `${program} http://${NODE}:8545` })
  }
}

export const quickstart = pagePlan('develop/quickstart.md', {
  differences: ['the programs ask the local network'],
  prepare: prepareQuickstart,
  at: DEVELOPER,
})

/** What `forge init` and `forge install` clone, with the libraries of the library. */
const REPOSITORIES = [
  'foundry-rs/forge-std',
  'OpenZeppelin/openzeppelin-contracts',
  'a16z/erc4626-tests',
  'a16z/halmos-cheatcodes',
]
const NEW_KEY = '/run/drill/new-key'

/** Save what the page shows for Hardhat. */
async function saveHardhat(scene: Scene): Promise<void> {
  const files = await readdir('examples/hardhat', { recursive: true })
  for (const file of files.filter((one) =>
    /^(?:contracts|tasks)\/|^hardhat\.config\.js$/.test(one),
  ))
    await saveExample(scene, `hardhat/${file}`, `hardhat/${file}`)
}

/** Fund an address that a block has printed. */
const funds = (name: string) => (scene: Scene) => fund(scene.network(), scene.inPlaceOf(name))

export const deployAContract = developerPlan('develop/deploy-a-contract.md', {
  differences: ['the local network has the id of the test network, and stands for it', A_TERMINAL],
  fill: {
    'cast wallet new': `cast wallet new | tee ${NEW_KEY}; (sed -n 's/^Private key: *//p' ${NEW_KEY}; echo ${PASSWORD}) > ${PASTED}`,
    ...inTerminal('cast wallet import deployer --interactive'),
  },
  // The configuration of Hardhat names the chain's id.
  changes: { chainId: facts.testnet.cosmosChainId.value },
  prepare: (scene) => giveRepositories(scene, DEVELOPER, REPOSITORIES),
  blocks: {
    'Deploy and verify on TestEdge2 > 1': [
      {
        after: (scene) => saveExample(scene, 'haqq-hello/foundry.toml', 'foundry/foundry.toml'),
      },
      {},
    ],
    'Deploy and verify on TestEdge2 > 2': { after: funds(EXAMPLE_ADDRESS) },
    'Deploy with Hardhat > 3': { before: saveHardhat, after: funds('<address-of-the-new-key>') },
  },
})
