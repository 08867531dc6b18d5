import { cp, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { sepolia } from 'viem/chains'
import { network as facts } from '../../site/network.ts'
import { EXAMPLE_ADDRESS } from '../answers/chain-history.ts'
import { NODE } from '../network/addresses.ts'
import { GO_BUILDS, GO_MODULES, giveRepositories } from '../network/developers-tools.ts'
import { fundFromDev, startChain, startReadersChain } from '../network/readers-chain.ts'
import { PASSWORD, saveKeystore } from '../network/readers-keys.ts'
import { asking, PASTED, paste } from '../network/terminal.ts'
import { STRANGER } from '../network/transactions.ts'
import { startService } from '../network/until-answers.ts'
import { DrillError } from '../options.ts'
import { pagePlan } from '../plan.ts'
import { ROOT } from '../root.ts'
import type { Scene } from '../scene.ts'
import { DEVELOPER, developerPlan, EXAMPLE_OPERATOR, networkPlan, saveExamples } from './scenes.ts'

export const delegateThroughAContract = developerPlan('develop/delegate-through-a-contract.md', {
  prepare: async (scene, { hex }) => {
    scene.fill({ '0xREPLACE_WITH_THE_ADDRESS': hex })
    await saveExamples(scene, 'stake', 'foundry', ['foundry.toml', 'src/Stake.sol'])
  },
})

const CHANNEL = facts.ibc.mainnet.osmosis.channel.value

export const precompiles = developerPlan('develop/precompiles/index.md', {
  fill: {
    osmo1REPLACE_WITH_THE_ADDRESS: 'osmo1zy3rx3z4vemc3xgqzy3rx3z4vemc3xgq5w5hye',
    '0xREPLACE_WITH_THE_ADDRESS': '"$TREASURY"',
  },
  changes: {
    genesis: {
      'ibc.channel_genesis.next_channel_sequence': String(
        Number(CHANNEL.replace('channel-', '')) + 1,
      ),
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
    },
  },
  prepare: async (scene) => {
    for (const library of ['viem', 'ethers'])
      await saveExamples(scene, library, library, ['delegate.ts', 'keystore.ts'])
    const operator = scene.inPlaceOf(EXAMPLE_OPERATOR)
    // The scripts take another endpoint as their last argument.
    scene.fill({
      [`keystores/test ${EXAMPLE_OPERATOR}`]: `keystores/test ${operator} http://${NODE}:8545`,
    })
    await saveExamples(scene, 'treasury', 'foundry', ['foundry.toml'])
  },
})

export const quickstart = networkPlan('develop/quickstart.md', {
  fill: {
    'hello-viem.ts': `hello-viem.ts http://${NODE}:8545`,
    'hello-ethers.ts': `hello-ethers.ts http://${NODE}:8545`,
  },
  prepare: (scene) => scene.startMachine('computer'),
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

export const deployAContract = developerPlan('develop/deploy-a-contract.md', {
  fill: {
    'cast wallet new': `cast wallet new | tee ${NEW_KEY}; (sed -n 's/^Private key: *//p' ${NEW_KEY}; echo ${PASSWORD}) > ${PASTED}`,
  },
  // The configuration of Hardhat names the chain's id.
  changes: { chainId: facts.testnet.cosmosChainId.value },
  prepare: (scene) => giveRepositories(scene, DEVELOPER, REPOSITORIES),
})

export const operatorQuickstart = pagePlan('l1-network/quickstart.md', {
  prepare: startReadersChain,
  at: DEVELOPER,
})

export const localChain = pagePlan('develop/local-chain.md', {
  prepare: async (scene) => {
    await scene.startMachine('computer')
    await scene.install('computer', 'haqqd', 'cast')
  },
  at: DEVELOPER,
  blocks: {
    'Start the chain > 2': { after: (scene) => startChain(scene) },
    'Stake from a test': [
      {
        // The reader pastes the key that the first command of the block prints.
        before: async (scene) => {
          const show = 'haqqd keys unsafe-export-eth-key dev --home /home/you/haqq-local'
          const key = await scene.exec('computer', show)
          await paste(scene, 'computer', [key.trim(), PASSWORD])
          await scene.save(DEVELOPER, 'password', PASSWORD)
        },
      },
      {},
    ],
  },
})

async function prepareLanguages(scene: Scene): Promise<void> {
  await startReadersChain(scene)
  await scene.install('computer', 'cast')
  const examples = join(ROOT, 'examples')
  await stat(join(examples, 'python/.venv')).catch(() => {
    throw new DrillError(
      'examples/python is not installed; run there: python3 -m venv .venv && .venv/bin/pip install -r requirements.txt',
    )
  })
  for (const name of ['python', 'go'])
    await cp(join(examples, name), join(scene.homeOf(DEVELOPER), name), {
      recursive: true,
      verbatimSymlinks: true,
    })
  const { key, hex } = await saveKeystore(scene, 'you', 'made')
  await fundFromDev(scene, hex)
  await paste(scene, 'computer', [key, PASSWORD])
}

export const languages = pagePlan('develop/languages.md', {
  fill: {
    // The page gives a local chain as the last argument.
    [EXAMPLE_ADDRESS]: `${EXAMPLE_ADDRESS} http://localhost:8545`,
    [STRANGER]: `${STRANGER} http://localhost:1317`,
    'go get github.com/ethereum/go-ethereum@v1.17.10 golang.org/x/term@v0.45.0': `export GOMODCACHE=${GO_MODULES} GOCACHE=${GO_BUILDS} GOPROXY=off PATH="$PATH:/usr/local/go/bin"`,
    ...asking('npx vite', 'curl -sf http://localhost:5173/main.tsx'),
  },
  prepare: prepareLanguages,
  at: DEVELOPER,
})

const { evmChainId, rpc } = facts.l2Testnet
/** The chains that stand for the layer 2 and Sepolia, by their port. */
const CHAINS = { 8545: evmChainId.value, 8546: sepolia.id }

/** A plan of a page whose reader has both chains in Anvil. */
const layer2Plan = (page: string) =>
  pagePlan(page, {
    programs: ['cast', 'anvil'],
    fill: {
      'https://rpc.example.org': 'http://localhost:8546',
      [rpc.evm.value]: 'http://localhost:8545',
    },
    prepare: prepareLayer2,
    at: DEVELOPER,
  })

async function prepareLayer2(scene: Scene): Promise<void> {
  scene.differences.add(
    'Anvil stands for Sepolia and for the layer 2, with their ids and without their contracts',
  )
  const computer = await scene.startMachine('computer')
  await scene.install('computer', 'cast', 'anvil')
  const { key, hex } = await saveKeystore(scene, 'you', 'made')
  await paste(scene, 'computer', [key, PASSWORD])
  for (const [port, id] of Object.entries(CHAINS))
    await startService(
      computer,
      `anvil-${id}`,
      `anvil --chain-id ${id} --port ${port}`,
      `cast rpc --rpc-url http://localhost:${port} anvil_setBalance ${hex} 0xde0b6b3a7640000 2>/dev/null`,
    )
}

export const l2Contracts = layer2Plan('l2-network/contractaddress.md')

export const l2Bridge = layer2Plan('l2-network/bridge.md')
