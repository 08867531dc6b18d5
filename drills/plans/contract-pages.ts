import { privateKeyToAccount } from 'viem/accounts'
import { network as facts } from '../../site/network.ts'
import { createContract } from '../answers/chain-history.ts'
import { NODE } from '../network/addresses.ts'
import { type Keystore, PASSWORD } from '../network/readers-keystore.ts'
import { receiveCoin, startRelayer, tokenOf } from '../network/relayer.ts'
import { A_TERMINAL, asking, inTerminal, paste } from '../network/terminal.ts'
import type { PagePlan } from '../plan.ts'
import type { Scene } from '../scene.ts'
import { contractPlan, EXAMPLE_CONTRACT } from './scenes.ts'

const crosschain = contractPlan('develop/crosschain.md', {
  differences: ['a token of the local chain stands for that of another network'],
  fill: {
    '0xF10c41cA085FC8d9326a65408D14Dae28A3E69a5': EXAMPLE_CONTRACT,
    'https://rpc.example.org': `http://${NODE}:8545`,
  },
  prepare: async (scene) => {
    const token = scene.inPlaceOf(EXAMPLE_CONTRACT)
    scene.fill({ '0xF10c41cA085FC8d9326a65408D14Dae28A3E69a5': token })
  },
})

const cookbook = contractPlan('develop/cookbook.md', {
  programs: ['anvil'],
  differences: ['the fork is one of the local network', 'the key was imported before'],
  fill: { 'cast wallet import test --interactive': ':' },
  prepare: async (scene) => {
    const token = scene.inPlaceOf(EXAMPLE_CONTRACT)
    scene.fill({ '0x5FbDB2315678afecb367f032d93F642f64180aa3': token })
  },
  blocks: {
    'Contracts > Fork a network for tests': {
      fill: asking(
        'anvil --fork-url',
        'cast call --rpc-url http://localhost:8545 "$PROXY" "symbol()(string)" 2>/dev/null',
      ),
    },
  },
})

const CHANNEL = facts.ibc.mainnet.axelar.channel.value
const { WISLM, axlUSDC } = facts.tokens

/** A coin of the page has come over its channel; the chain gives it an address by itself. */
async function prepare(scene: Scene, { key, bech32 }: Keystore): Promise<void> {
  const { address } = await createContract(privateKeyToAccount(key), 'WrappedCoin')
  scene.fill({ [EXAMPLE_CONTRACT]: address, [WISLM.address.value]: address })
  await paste(scene, 'computer', [key, PASSWORD])
  await startRelayer(scene)
  const denom = await receiveCoin(scene, { coin: 'uusdc', channel: CHANNEL, to: bech32 })
  scene.fill({ [axlUSDC.address.value]: await tokenOf(denom) })
}

const whitelisttoken = contractPlan('develop/whitelisttoken.md', {
  programs: ['hermes'],
  differences: [
    A_TERMINAL,
    'the token has the address that a new coin gets',
    'a contract of the drill stands for the wrapped coin of mainnet',
  ],
  fill: inTerminal('cast wallet import mykey --interactive'),
  prepare,
})

export const contractPages: readonly PagePlan[] = [crosschain, cookbook, whitelisttoken]
