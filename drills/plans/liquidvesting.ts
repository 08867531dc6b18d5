import { network as facts } from '../../site/network.ts'
import { carriedOut } from '../network/transactions.ts'
import type { Scene } from '../scene.ts'
import { LOOKED_UP, SENT } from './common.ts'
import { readerPlan } from './reader.ts'
import { lockReader } from './reader-pages.ts'

const FEE = `--gas 1000000 --gas-prices 30000000000${facts.coin.baseDenom.value} --yes`

const haqqd = (scene: Scene, command: string) => scene.as('haqq@computer', `haqqd ${command}`)

/** Start and periods of the lockup of the reader's account. */
async function scheduleOf(scene: Scene): Promise<string> {
  const address = (await haqqd(scene, 'keys show locked --address')).trim()
  const printed = await haqqd(scene, `query auth account ${address} -o json`)
  const { start_time: start, lockup_periods: periods } = JSON.parse(printed)
  return JSON.stringify({ start, periods })
}

export const liquidvesting = readerPlan('l1-network/modules/liquidvesting.md', {
  programs: ['grpcurl'],
  differences: ['blocks take about a second', 'the key is called locked'],
  prepare: async (scene) => {
    await lockReader(scene)
    scene.found.set('--from mykey', '--from locked')
  },
  blocks: {
    'Liquidate > 1': { prints: [/^Locked: 48\d+aISLM/m, /^Unvested: *$/m] },
    'Liquidate > 2': SENT,
    'Liquidate > 3': LOOKED_UP,
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
        const redeem = `tx liquidvesting redeem ${amount} --from locked ${FEE}`
        await carriedOut(scene, await haqqd(scene, redeem))
        return (await scheduleOf(scene)) === before ? 'the same' : 'another'
      },
      prints: /^another$/,
    },
  ],
})
