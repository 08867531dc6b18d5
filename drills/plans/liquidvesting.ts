import { lockCoins, makeLiquidCoin } from '../network/liquid-coin.ts'
import { carriedOut } from '../network/transactions.ts'
import type { PagePlan } from '../plan.ts'
import type { Scene } from '../scene.ts'
import { ACCEPTED, YES } from './common.ts'
import { ENDPOINTS, other, prepareReader, run } from './reader.ts'

/** Why the way back is not carried out. */
const ENDS = 'the drill ends with the liquid coin'

/** The reader's account is locked. Somebody else has made the first liquid coin, number 0. */
async function prepare(scene: Scene): Promise<void> {
  await prepareReader(scene, ['grpcurl'])
  const network = scene.network()
  await makeLiquidCoin(network)
  const run = (command: string) =>
    scene.machine('computer').exec(`runuser -l haqq -c 'haqqd ${command}'`)
  await run('keys add locked')
  const address = (await run('keys show locked --address')).trim()
  await lockCoins(network, address)
  scene.found.set('haqq1zy3rx3z4vemc3xgqzy3rx3z4vemc3xgq7jj5va', address)
  scene.found.set('--from mykey', '--from locked')
}

export const liquidvesting: PagePlan = {
  page: 'content/l1-network/modules/liquidvesting.md',
  programs: ['haqqd', 'grpcurl'],
  differences: ['blocks take about a second', 'the key is called locked'],
  fill: ENDPOINTS,
  prepare: prepare,
  blocks: [
    run('Liquidate'),
    other('Liquidate'),
    run('Liquidate > 1', { prints: [/^Locked: 48\d+aISLM/m, /^Unvested: *$/m] }),
    run('Liquidate > 2', { typed: YES, prints: ACCEPTED, after: carriedOut }),
    run('Liquidate > 3', { prints: [/aLIQUID1/, /erc20_address: "?0x[0-9a-fA-F]{40}/] }),
    { step: 'Redeem > 1', skip: ENDS },
    { step: 'Redeem > 2', skip: ENDS },
    { step: 'Redeem > 3', skip: ENDS },
    run('Parameters', { prints: [/1000000000000000000000/, /true/] }),
    run('Queries', { prints: [/"base_denom": *"aLIQUID1"/, /"baseDenom": "aLIQUID1"/] }),
  ],
}
