import { network as facts } from '../../site/network.ts'
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

/** What stands for a coin of another chain of mainnet; its channel has the number of mainnet. */
const COINS = { osmosis: 'uosmo', axelar: 'uusdc' } as const

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

/**
 * Open channels between the two chains, as many as lead to the number that pages name: `channel-2`
 * of the first chain is `channel-2` of the second. The machine `relayer` runs Hermes, which needs no
 * user for it.
 */
export async function openChannels(scene: Scene): Promise<void> {
  for (const network of [scene.network(), scene.otherNetwork()])
    await network.give(SEED_ADDRESS, 100)
  await scene.save('root@relayer', `${HOME}/.hermes/config.toml`, await hermesConfig(NODE))
  await scene.save('root@relayer', `${HOME}/.hermes/mnemonic`, SEED_PHRASE)
  const hermes = (args: string) =>
    scene.exec('relayer', `HOME=${HOME} ${scene.fileOf('hermes')} ${args}`)
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

/**
 * Start a second chain and a relayer, and send accounts of the first chain a coin of the second.
 * @returns its name on the first chain
 */
export async function receiveCoins(
  scene: Scene,
  home: keyof typeof COINS,
  ...receivers: readonly string[]
): Promise<string> {
  const other = await scene.startOtherNetwork({ coins: Object.values(COINS) })
  const machine = await scene.startMachine('relayer')
  await openChannels(scene)
  const start = `env HOME=${HOME} ${scene.fileOf('hermes')} start`
  await startService(machine, 'hermes', start, `${logOf('hermes')} | grep -q 'Hermes has started'`)
  const { value: channel } = facts.ibc.mainnet[home].channel
  let denom = ''
  for (const receiver of receivers) {
    await other.send(`ibc-transfer transfer transfer ${channel} ${receiver} 1000000${COINS[home]}`)
    denom = await untilVoucher(scene.network(), receiver)
  }
  return denom
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
