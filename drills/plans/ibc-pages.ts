import assert from 'node:assert/strict'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { network as facts } from '../../site/network.ts'
import { bech32Of } from '../answers/chain-history.ts'
import { installProgram } from '../machine.ts'
import { COIN } from '../network/coins.ts'
import { SEED_ADDRESS, SEED_PHRASE } from '../network/readers-keys.ts'
import { makeNode, untilCaughtUp } from '../network/readers-nodes.ts'
import { hermesConfig, openChannels, receiveCoins, untilVoucher } from '../network/relayer.ts'
import { nextBlocks, STRANGER } from '../network/transactions.ts'
import { logOf } from '../network/until-answers.ts'
import { pagePlan } from '../plan.ts'
import type { Scene } from '../scene.ts'
import { readerPlan } from './scenes.ts'

const { channel, client } = facts.ibc.mainnet.osmosis
const OSMO = facts.tokens.OSMO.ibcDenom.value
/** What the pages call the reader's account of the other chain. */
const RECIPIENT = 'osmo1REPLACE_WITH_THE_ADDRESS'
const LOCAL_CLIENT = { [client.value]: '07-tendermint-0' }

/** Let a new account of the other chain be the recipient, and give its address. */
function newRecipient({ fill }: Scene): string {
  const address = bech32Of(privateKeyToAddress(generatePrivateKey()))
  fill({ [RECIPIENT]: address, osmo1youraddress: address })
  return address
}

/** The reader has received a coin over the channel, and has an account on the other chain. */
async function prepare(scene: Scene, reader: string): Promise<void> {
  await receiveCoins(scene, 'osmosis', reader)
  newRecipient(scene)
}

/** The recipient has the coins on the other chain. */
const arrives = (scene: Scene) => untilVoucher(scene.otherNetwork(), scene.inPlaceOf(RECIPIENT))

const HOME = '/home/hermes'

/** The program that `cargo install` builds, the configuration and the phrase of the relayer. */
async function giveFiles(scene: Scene): Promise<void> {
  const machine = scene.machine('relayer')
  await machine.exec(`install -d ${HOME}/.cargo/bin`)
  await installProgram(machine, scene.fileOf('hermes'), `${HOME}/.cargo/bin/hermes`)
  await scene.save('hermes@relayer', '.hermes/config.toml', await hermesConfig())
  await scene.save('hermes@relayer', 'relayer.mnemonic', SEED_PHRASE)
  await machine.exec(`chown -R hermes:hermes ${HOME}`)
}

/** Send a coin to a new account of the other chain. */
const sendOver = (scene: Scene) =>
  scene
    .network()
    .send(`ibc-transfer transfer transfer ${channel.value} ${newRecipient(scene)} 1000000${COIN}`)

/** The log shows the packet of a transfer, and the coins arrive. */
async function transfer(scene: Scene): Promise<void> {
  const log = () => scene.exec('relayer', logOf('hermes'))
  const before = (await log()).length
  await sendOver(scene)
  await arrives(scene)
  assert.ok((await log()).slice(before).includes(channel.value), 'the log shows no packet')
}

/** The first command of the block lists no sequence any more. */
async function nothingWaits(scene: Scene): Promise<void> {
  const chain = facts.mainnet.cosmosChainId.value
  const command = `query packet pending --chain ${chain} --port transfer --channel ${channel.value}`
  const printed = await scene.as('hermes@relayer', `.cargo/bin/hermes ${command}`)
  assert.match(printed, /Unreceived packets:\s+Unreceived acks:/)
  assert.doesNotMatch(printed, /\d+\.\.=\d+/)
}

export const runAnIbcRelayer = pagePlan('l1-network/run-a-ibc-relayer.md', {
  programs: ['hermes'],
  fill: { ...LOCAL_CLIENT, haqq1yourrelayeraddress: SEED_ADDRESS },
  prepare: async (scene) => {
    await scene.startNetwork()
    await scene.startOtherNetwork()
    await makeNode(scene, 'relayer')
    await openChannels(scene)
    await untilCaughtUp(scene, 'relayer')
  },
  at: 'hermes@relayer',
  network: 'both',
  blocks: {
    'Install Hermes': [{ after: giveFiles }, {}],
    'Check and start > 3': { after: transfer },
    'Clear stuck packets': [
      // While the service is stopped, nobody carries the packet.
      { after: sendOver },
      {
        after: async (scene) => {
          await arrives(scene)
          await nothingWaits(scene)
          await sendOver(scene)
        },
      },
      {
        after: async (scene) => {
          await arrives(scene)
          // The service signs the acknowledgement with the key that the next command takes.
          await nextBlocks(scene, 5)
        },
      },
    ],
  },
})

export const ibc = readerPlan('develop/ibc.md', {
  programs: ['hermes'],
  fill: LOCAL_CLIENT,
  prepare: async (scene, reader) => {
    await prepare(scene, reader)
    scene.fill({ [STRANGER]: reader })
  },
  network: 'Mainnet',
  blocks: { 'Send a transfer > 2': { after: arrives } },
})

export const ibcModule = readerPlan('l1-network/modules/ibc.md', {
  programs: ['hermes'],
  prepare,
  network: 'Mainnet',
  blocks: {
    'Send > 2': { after: arrives },
    'Receive > Name of a voucher': [
      { prints: [new RegExp(`^${OSMO.slice(4)}$`, 'm')] },
      { prints: [new RegExp(OSMO.slice(4))] },
    ],
  },
})
