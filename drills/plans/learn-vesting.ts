import { lockCoins, makeLiquidCoin } from '../network/liquid-coin.ts'
import { carriedOut } from '../network/transactions.ts'
import type { PagePlan } from '../plan.ts'
import type { Scene } from '../scene.ts'
import { ACCEPTED, CARRIED_OUT, YES } from './common.ts'
import { ENDPOINTS, prepareReader } from './reader.ts'

/** The reader's account is locked. Somebody else has made the first liquid coin. */
async function prepare(scene: Scene): Promise<void> {
  await prepareReader(scene)
  await makeLiquidCoin(scene.network())
  const run = (command: string) =>
    scene.machine('computer').exec(`runuser -l haqq -c 'haqqd ${command}'`)
  await run('keys add locked')
  const address = (await run('keys show locked --address')).trim()
  await lockCoins(scene.network(), address)
  scene.found.set('haqq1zy3rx3z4vemc3xgqzy3rx3z4vemc3xgq7jj5va', address)
  scene.found.set('KEY="mykey"', 'KEY="locked"')
}

export const learnVesting: PagePlan = {
  page: 'content/learn/ecosystem/vesting.md',
  programs: ['haqqd'],
  differences: ['blocks take about a second', 'the key is called locked'],
  fill: ENDPOINTS,
  prepare,
  at: 'haqq@computer',
  blocks: {
    'Two clocks': [
      {},
      { prints: [/"locked":\[\{"denom":"aISLM"/, /"unvested":\[\]/, /"vested":\[\{/] },
    ],
    'Liquid vesting > Convert > 5': { prints: [/"base_denom":"aLIQUID0"/] },
    'Liquid vesting > Convert': [
      { typed: YES, prints: ACCEPTED, after: carriedOut },
      { prints: CARRIED_OUT },
    ],
  },
}
