import { network as facts } from '../../site/network.ts'
import { lockCoins, makeLiquidCoin } from '../network/liquid-coin.ts'
import { carriedOut } from '../network/transactions.ts'
import type { PagePlan } from '../plan.ts'
import type { Scene } from '../scene.ts'
import { ACCEPTED, CARRIED_OUT, YES } from './common.ts'
import { ENDPOINTS, prepareReader } from './reader.ts'

const FEE = `--gas 1000000 --gas-prices 30000000000${facts.coin.baseDenom.value} --yes`

const haqqd = (scene: Scene, command: string) =>
  scene.machine('computer').exec(`runuser -l haqq -c 'haqqd ${command}'`)
const lockedAddress = async (scene: Scene) =>
  (await haqqd(scene, 'keys show locked --address')).trim()

/** Start and periods of the lockup of the reader's account. */
async function scheduleOf(scene: Scene): Promise<string> {
  const printed = await haqqd(scene, `query auth account ${await lockedAddress(scene)} -o json`)
  const { start_time: start, lockup_periods: periods } = JSON.parse(printed)
  return JSON.stringify({ start, periods })
}

/** The reader's account is locked. Somebody else has made the first liquid coin, number 0. */
async function prepare(scene: Scene): Promise<void> {
  await prepareReader(scene, ['grpcurl'])
  const network = scene.network()
  await makeLiquidCoin(network)
  await haqqd(scene, 'keys add locked')
  const address = await lockedAddress(scene)
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
  at: 'haqq@computer',
  blocks: {
    'Liquidate > 1': { prints: [/^Locked: 48\d+aISLM/m, /^Unvested: *$/m] },
    'Liquidate > 2': { typed: YES, prints: ACCEPTED, after: carriedOut },
    'Liquidate > 3': { prints: CARRIED_OUT },
    'Liquidate > 4': { prints: [/aLIQUID1/, /erc20_address: "?0x[0-9a-fA-F]{40}/] },
    Parameters: { prints: [/1000000000000000000000/, /true/] },
    Queries: { prints: [/"base_denom": *"aLIQUID1"/, /"baseDenom": "aLIQUID1"/] },
  },
  statements: [
    {
      says: 'The schedule of an account that is a vesting account already changes.',
      show: async (scene) => {
        const before = await scheduleOf(scene)
        const amount = `500${'0'.repeat(18)}aLIQUID1`
        await carriedOut(
          scene,
          await haqqd(scene, `tx liquidvesting redeem ${amount} --from locked ${FEE}`),
        )
        return (await scheduleOf(scene)) === before ? 'the same' : 'another'
      },
      prints: /^another$/,
    },
  ],
}
