import { network as facts } from '../../site/network.ts'
import { otherAccount, receiveCoin, startRelayer, untilVoucher } from '../network/relayer.ts'
import { carriedOut } from '../network/transactions.ts'
import type { PagePlan } from '../plan.ts'
import type { Scene } from '../scene.ts'
import { ACCEPTED, OTHER_CHAIN, YES } from './common.ts'
import { ENDPOINTS, prepareReader } from './reader.ts'

const CHANNEL = facts.ibc.mainnet.osmosis.channel.value
const OSMO = facts.tokens.OSMO.ibcDenom.value

async function prepare(scene: Scene): Promise<void> {
  const reader = await prepareReader(scene, ['grpcurl'])
  await startRelayer(scene)
  await receiveCoin(scene, { coin: 'uosmo', channel: CHANNEL, to: reader })
  scene.found.set('osmo1youraddress', await otherAccount(scene, 'receiver'))
}

/** The receiver has the coins on the other chain. */
async function arrives(scene: Scene, output: string): Promise<void> {
  await carriedOut(scene, output)
  await untilVoucher(scene.otherNetwork(), scene.found.get('osmo1youraddress') ?? '')
}

export const ibcModule: PagePlan = {
  page: 'content/l1-network/modules/ibc.md',
  programs: ['haqqd', 'hermes', 'grpcurl'],
  differences: [OTHER_CHAIN, 'blocks take about a second'],
  fill: ENDPOINTS,
  prepare,
  at: 'haqq@computer',
  network: 'Mainnet',
  blocks: {
    'Send > 2': { typed: YES, prints: ACCEPTED, after: arrives },
    'Receive > Name of a voucher': [
      { prints: [new RegExp(`^${OSMO.slice(4)}$`, 'm')] },
      { prints: [new RegExp(OSMO.slice(4))] },
    ],
    State: { prints: [/haqq1[0-9a-z]{38,}/, /amount: "1000000000000000000"\s+denom: aISLM/] },
    Parameters: { prints: [/"send_enabled": *true/] },
    Queries: { prints: [/"base_denom": *"uosmo"/, /"sendEnabled": true/] },
  },
}
