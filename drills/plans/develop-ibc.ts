import { network as facts } from '../../site/network.ts'
import {
  LOCAL_ENDS,
  otherAccount,
  receiveCoin,
  startRelayer,
  untilVoucher,
} from '../network/relayer.ts'
import { carriedOut, hashOf } from '../network/transactions.ts'
import type { PagePlan } from '../plan.ts'
import type { Scene } from '../scene.ts'
import { ACCEPTED, OTHER_CHAIN, YES } from './common.ts'
import { ENDPOINTS, prepareReader } from './reader.ts'

const CHANNEL = facts.ibc.mainnet.osmosis.channel.value
const OSMO = facts.tokens.OSMO.ibcDenom.value
const EXAMPLE_HASH = '5F2A6C0E9B1D4738A6E5C4B3F2910D8E7A6B5C4D3E2F1A0B9C8D7E6F5A4B3C2D'

/** The reader has received a coin over the channel. */
async function prepare(scene: Scene): Promise<void> {
  const reader = await prepareReader(scene)
  await startRelayer(scene)
  await receiveCoin(scene, { coin: 'uosmo', channel: CHANNEL, to: reader })
  scene.found.set('haqq1zy3rx3z4vemc3xgqzy3rx3z4vemc3xgq7jj5va', reader)
  scene.found.set('osmo1REPLACE_WITH_THE_ADDRESS', await otherAccount(scene, 'recipient'))
}

/** The recipient has the coins on the other chain. */
async function arrives(scene: Scene, output: string): Promise<void> {
  await carriedOut(scene, output)
  scene.found.set(EXAMPLE_HASH, hashOf(output))
  const recipient = scene.found.get('osmo1REPLACE_WITH_THE_ADDRESS') ?? ''
  await untilVoucher(scene.otherNetwork(), recipient)
}

export const developIbc: PagePlan = {
  page: 'content/develop/ibc.md',
  programs: ['haqqd', 'hermes'],
  differences: [OTHER_CHAIN, 'blocks take about a second'],
  fill: { ...ENDPOINTS, ...LOCAL_ENDS },
  prepare,
  at: 'haqq@computer',
  network: 'Mainnet',
  blocks: {
    'Denominations on HAQQ': [
      { sees: [OSMO] },
      { prints: [new RegExp(`"path":"transfer/${CHANNEL}","base_denom":"uosmo"`)] },
    ],
    'Verify a channel > 2': { prints: [/"status":"Active"/] },
    'Send a transfer > 2': { typed: YES, prints: ACCEPTED, after: arrives },
    'Send a transfer > 3': { prints: [/^code: 0$/m, /send_packet/] },
    'Receive from another chain > 4': { sees: [OSMO] },
  },
}
