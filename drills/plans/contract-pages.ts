import { privateKeyToAccount } from 'viem/accounts'
import { network as facts } from '../../site/network.ts'
import { createContract } from '../answers/chain-history.ts'
import { NODE } from '../network/addresses.ts'
import { type Keystore, makeKeystore, PASSWORD } from '../network/readers-keystore.ts'
import { receiveCoin, startRelayer, tokenOf } from '../network/relayer.ts'
import { A_TERMINAL, asking, inTerminal, paste } from '../network/terminal.ts'
import { type PagePlan, pagePlan } from '../plan.ts'
import type { Scene } from '../scene.ts'
import { EXAMPLE_CONTRACT } from './common.ts'
import { fillValidator, prepareReader } from './reader.ts'

/** A reader with a key in Foundry's keystore, and with a contract. */
export async function prepareContract(
  scene: Scene,
  contract: Parameters<typeof createContract>[1],
): Promise<Keystore> {
  await prepareReader(scene, ['cast'])
  const keystore = await makeKeystore(scene, 'haqq', 'test')
  const { address } = await createContract(privateKeyToAccount(keystore.key), contract)
  await fillValidator(scene)
  scene.fill({ [EXAMPLE_CONTRACT]: address, haqq1youraddress: keystore.bech32 })
  return keystore
}

const crosschain = pagePlan('develop/crosschain.md', {
  programs: ['haqqd', 'cast'],
  differences: ['a token of the local chain stands for that of another network'],
  fill: {
    '0xF10c41cA085FC8d9326a65408D14Dae28A3E69a5': EXAMPLE_CONTRACT,
    'https://rpc.example.org': `http://${NODE}:8545`,
  },
  prepare: async (scene) => {
    await prepareContract(scene, 'ExampleToken')
    const token = scene.inPlaceOf(EXAMPLE_CONTRACT)
    scene.fill({ '0xF10c41cA085FC8d9326a65408D14Dae28A3E69a5': token })
  },
  at: 'haqq@computer',
})

const cookbook = pagePlan('develop/cookbook.md', {
  programs: ['haqqd', 'cast', 'anvil'],
  differences: ['the fork is one of the local network', 'the key was imported before'],
  fill: { 'cast wallet import test --interactive': ':' },
  prepare: async (scene) => {
    await prepareContract(scene, 'ExampleToken')
    await scene.install('computer', 'anvil')
    const token = scene.inPlaceOf(EXAMPLE_CONTRACT)
    scene.fill({ '0x5FbDB2315678afecb367f032d93F642f64180aa3': token })
  },
  at: 'haqq@computer',
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
async function prepare(scene: Scene): Promise<void> {
  const { key, bech32 } = await prepareContract(scene, 'WrappedCoin')
  scene.fill({ [WISLM.address.value]: scene.inPlaceOf(EXAMPLE_CONTRACT) })
  await paste(scene, 'computer', [key, PASSWORD])
  await startRelayer(scene)
  const denom = await receiveCoin(scene, { coin: 'uusdc', channel: CHANNEL, to: bech32 })
  scene.fill({ [axlUSDC.address.value]: await tokenOf(denom) })
}

const whitelisttoken = pagePlan('develop/whitelisttoken.md', {
  programs: ['haqqd', 'hermes', 'cast'],
  differences: [
    A_TERMINAL,
    'the token has the address that a new coin gets',
    'a contract of the drill stands for the wrapped coin of mainnet',
  ],
  fill: inTerminal('cast wallet import mykey --interactive'),
  prepare,
  at: 'haqq@computer',
})

export const contractPages: readonly PagePlan[] = [crosschain, cookbook, whitelisttoken]
