import { network as facts } from '../../site/network.ts'
import {
  LOCAL_ENDS,
  otherAccount,
  receiveCoin,
  startRelayer,
  untilVoucher,
} from '../network/relayer.ts'
import { hashOf, STRANGER } from '../network/transactions.ts'
import type { PagePlan } from '../plan.ts'
import type { Scene } from '../scene.ts'
import { readerPlan } from './scenes.ts'

const CHANNEL = facts.ibc.mainnet.osmosis.channel.value
const OSMO = facts.tokens.OSMO.ibcDenom.value
const EXAMPLE_HASH = '5F2A6C0E9B1D4738A6E5C4B3F2910D8E7A6B5C4D3E2F1A0B9C8D7E6F5A4B3C2D'
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
async function arrives(scene: Scene, output: string): Promise<void> {
  scene.fill({ [EXAMPLE_HASH]: hashOf(output) })
  await untilVoucher(scene.otherNetwork(), scene.inPlaceOf(RECIPIENT))
}

export const ibcPages: readonly PagePlan[] = [
  readerPlan('develop/ibc.md', {
    programs: ['hermes'],
    fill: LOCAL_ENDS,
    prepare: async (scene, reader) => {
      await prepare(scene, reader)
      scene.fill({ [STRANGER]: reader })
    },
    network: 'Mainnet',
    blocks: { 'Send a transfer > 2': { after: arrives } },
  }),
  readerPlan('l1-network/modules/ibc.md', {
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
  }),
]
