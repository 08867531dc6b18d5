import assert from 'node:assert/strict'
import { network as facts } from '../../site/network.ts'
import { installProgram } from '../machine.ts'
import { COIN } from '../network/coins.ts'
import { SEED_ADDRESS, SEED_PHRASE } from '../network/readers-keys.ts'
import { makeNode, untilCaughtUp } from '../network/readers-nodes.ts'
import {
  fundRelayer,
  hermesConfig,
  LOCAL_ENDS,
  openChannels,
  otherAccount,
  receiveCoin,
  startRelayer,
  untilVoucher,
} from '../network/relayer.ts'
import { STRANGER } from '../network/transactions.ts'
import { logOf } from '../network/until-answers.ts'
import { pagePlan } from '../plan.ts'
import type { Scene } from '../scene.ts'
import { readerPlan } from './scenes.ts'

const CHANNEL = facts.ibc.mainnet.osmosis.channel.value
const OSMO = facts.tokens.OSMO.ibcDenom.value
/** What the pages call the reader's account of the other chain. */
const RECIPIENT = 'osmo1REPLACE_WITH_THE_ADDRESS'

/** The reader has received a coin over the channel, and has an account on the other chain. */
async function prepare(scene: Scene, reader: string): Promise<void> {
  await startRelayer(scene)
  await receiveCoin(scene, { coin: 'uosmo', channel: CHANNEL, to: reader })
  const recipient = await otherAccount(scene, 'recipient')
  scene.fill({ [RECIPIENT]: recipient, osmo1youraddress: recipient })
}

/** The recipient has the coins on the other chain. */
const arrives = (scene: Scene) => untilVoucher(scene.otherNetwork(), scene.inPlaceOf(RECIPIENT))

const HOME = '/home/hermes'
const CHAIN = facts.mainnet.cosmosChainId.value
/** Under which name the drill keeps the receiver of the stranded packet. */
const STRANDED = 'receiver of the stranded packet'

/** The program that `cargo install` builds, the configuration and the phrase of the relayer. */
async function giveFiles(scene: Scene): Promise<void> {
  const machine = scene.machine('relayer')
  await machine.exec(`install -d ${HOME}/.hermes ${HOME}/.cargo/bin`)
  await installProgram(machine, scene.fileOf('hermes'), `${HOME}/.cargo/bin/hermes`)
  await scene.save('hermes@relayer', '.hermes/config.toml', await hermesConfig())
  await scene.save('hermes@relayer', 'relayer.mnemonic', SEED_PHRASE)
  await machine.exec(`chown -R hermes:hermes ${HOME}`)
}

/** Send a coin to a new account of the other chain, and give its address. */
async function sendOver(scene: Scene, receiver: string): Promise<string> {
  const address = await otherAccount(scene, receiver)
  await scene.network().send(`ibc-transfer transfer transfer ${CHANNEL} ${address} 1000000${COIN}`)
  return address
}

/** The log shows the packet, and the coins arrive. */
async function transfer(scene: Scene): Promise<void> {
  const log = () => scene.exec('relayer', logOf('hermes'))
  const before = (await log()).length
  await untilVoucher(scene.otherNetwork(), await sendOver(scene, 'receiver'))
  assert.ok((await log()).slice(before).includes(CHANNEL), 'the log shows no packet')
}

/** A packet that nobody carries, because the service is stopped. */
const strandPacket = async (scene: Scene, receiver: string): Promise<void> =>
  scene.fill({ [STRANDED]: await sendOver(scene, receiver) })

const isDelivered = async (scene: Scene) =>
  untilVoucher(scene.otherNetwork(), scene.inPlaceOf(STRANDED))

/** The first command of the block lists no sequence any more. */
async function nothingWaits(scene: Scene): Promise<void> {
  const command = `query packet pending --chain ${CHAIN} --port transfer --channel ${CHANNEL}`
  const printed = await scene.as('hermes@relayer', `.cargo/bin/hermes ${command}`)
  assert.match(printed, /Unreceived packets:\s+Unreceived acks:/)
  assert.doesNotMatch(printed, /\d+\.\.=\d+/)
}

export const runAnIbcRelayer = pagePlan('l1-network/run-a-ibc-relayer.md', {
  programs: ['haqqd', 'hermes'],
  fill: { ...LOCAL_ENDS, haqq1yourrelayeraddress: SEED_ADDRESS },
  prepare: async (scene) => {
    await scene.startNetwork()
    await scene.startOtherNetwork()
    await makeNode(scene, 'relayer')
    await openChannels(scene, scene.machine('relayer'))
    await untilCaughtUp(scene, 'relayer')
  },
  at: 'hermes@relayer',
  network: 'both',
  blocks: {
    'Install Hermes': [{ after: giveFiles }, {}],
    'Add keys > 3': { before: fundRelayer },
    'Check and start > 3': { after: transfer },
    'Clear stuck packets': [
      { after: (scene) => strandPacket(scene, 'cleared-by-hand') },
      {
        after: async (scene) => {
          await isDelivered(scene)
          await nothingWaits(scene)
          await strandPacket(scene, 'cleared-at-the-start')
        },
      },
      { after: isDelivered },
    ],
  },
})

export const ibc = readerPlan('develop/ibc.md', {
  programs: ['hermes'],
  fill: LOCAL_ENDS,
  prepare: async (scene, reader) => {
    await prepare(scene, reader)
    scene.fill({ [STRANGER]: reader })
  },
  network: 'Mainnet',
  blocks: { 'Send a transfer > 2': { after: arrives } },
})

export const ibcModule = readerPlan('l1-network/modules/ibc.md', {
  programs: ['hermes', 'grpcurl'],
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
