import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { network as facts } from '../../site/network.ts'
import type { Machine } from '../machine.ts'
import { pageFile } from '../page-file.ts'
import type { Scene } from '../scene.ts'
import { NODE, OTHER_NETWORK_ADDRESSES } from './addresses.ts'
import type { LocalNetwork } from './local-network.ts'
import { SEED_ADDRESS, SEED_PHRASE } from './readers-keys.ts'
import { logOf, startService, until } from './until-answers.ts'

const PAGE = 'l1-network/run-a-ibc-relayer.md'
const CHAIN = facts.mainnet.cosmosChainId.value
const OTHER_CHAIN = facts.testnet.cosmosChainId.value
/** Key in the configuration of the page. */
const KEY = 'haqq-relayer'
const HOME = '/run/drill/relayer'
/** The channel to Osmosis on mainnet; a new chain numbers its channels from 0. */
const CHANNELS = Number(facts.ibc.mainnet.osmosis.channel.value.replace('channel-', '')) + 1

/** What the pages call the two ends of the channel to Osmosis, and what these are on the local chains. */
export const LOCAL_ENDS: Readonly<Record<string, string>> = {
  [facts.ibc.mainnet.osmosis.client.value]: '07-tendermint-0',
}

/**
 * The configuration that the page about relayers shows, with the second chain after the first.
 * @param node address of the node of the first chain
 */
export async function hermesConfig(node = '127.0.0.1'): Promise<string> {
  const text = await pageFile(PAGE, 'config.toml')
  const chain = text.slice(text.indexOf('[[chains]]'))
  const other = chain.replace(CHAIN, OTHER_CHAIN)
  const place = (toml: string, address: string) => toml.replaceAll('://127.0.0.1', `://${address}`)
  return `${place(text, node)}\n${place(other, OTHER_NETWORK_ADDRESSES[0])}`
}

/** Send the relayer coins for its fees, on both chains. */
export async function fundRelayer(scene: Scene): Promise<void> {
  for (const network of [scene.network(), scene.otherNetwork()])
    await network.give(SEED_ADDRESS, 100)
}

/**
 * Open channels between the two chains, as many as lead to the number that pages name: `channel-2`
 * of the first chain is `channel-2` of the second.
 * @param machine runs Hermes, which needs no user for it
 */
export async function openChannels(scene: Scene, machine: Machine): Promise<void> {
  await fundRelayer(scene)
  const home = join(machine.root, HOME, '.hermes')
  await mkdir(home, { recursive: true })
  await writeFile(join(home, 'config.toml'), await hermesConfig(NODE))
  await writeFile(join(home, 'mnemonic'), SEED_PHRASE)
  const hermes = (args: string) => machine.exec(`HOME=${HOME} ${scene.fileOf('hermes')} ${args}`)
  const key = `--key-name ${KEY} --hd-path "${facts.keys.hdPath.value}/0"`
  for (const chain of [CHAIN, OTHER_CHAIN])
    await hermes(`keys add --chain ${chain} ${key} --mnemonic-file ${HOME}/.hermes/mnemonic`)
  const ports = '--a-port transfer --b-port transfer'
  await hermes(
    `create channel --a-chain ${CHAIN} --b-chain ${OTHER_CHAIN} ${ports} --new-client-connection --yes`,
  )
  for (let channel = 1; channel < CHANNELS; channel++)
    await hermes(`create channel --a-chain ${CHAIN} --a-connection connection-0 ${ports}`)
}

/** A second chain, channels to it, and a relayer that runs; the first chain runs already. */
export async function startRelayer(scene: Scene): Promise<void> {
  // The names that the coins of Osmosis and Axelar have at home.
  await scene.startOtherNetwork({ coins: ['uosmo', 'uusdc'] })
  const machine = await scene.startMachine('relayer')
  await openChannels(scene, machine)
  const start = `env HOME=${HOME} ${scene.fileOf('hermes')} start`
  await startService(machine, 'hermes', start, `${logOf('hermes')} | grep -q 'Hermes has started'`)
}

/**
 * Send a coin of the second chain over a channel, and wait for it.
 * @returns its name on the first chain
 */
export async function receiveCoin(
  scene: Scene,
  { coin, channel, to }: { readonly coin: string; readonly channel: string; readonly to: string },
): Promise<string> {
  await scene.otherNetwork().send(`ibc-transfer transfer transfer ${channel} ${to} 1000000${coin}`)
  return untilVoucher(scene.network(), to)
}

/** A new account of the second chain. */
export async function otherAccount(scene: Scene, name: string): Promise<string> {
  const other = scene.otherNetwork()
  await other.haqqd(`keys add ${name}`)
  return other.addressOf(name)
}

/** Wait until an account has a coin that came over a channel, and give its name. */
export function untilVoucher(network: LocalNetwork, address: string): Promise<string> {
  const voucher = async () => {
    const { balances } = await network.query<{ balances: readonly { denom: string }[] }>(
      `bank balances ${address}`,
    )
    return balances.find(({ denom }) => denom.startsWith('ibc/'))?.denom
  }
  // A packet that the relayer has missed waits for a hundred blocks.
  return until(`${address} has no coin of the other chain`, voucher, { seconds: 300 })
}
