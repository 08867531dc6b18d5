import { readFile } from 'node:fs/promises'
import { carriedOut } from '../network/transactions.ts'
import type { PagePlan } from '../plan.ts'
import { ACCEPTED, TO_A_STRANGER, YES } from './common.ts'
import { ENDPOINTS, prepareReader } from './reader.ts'

/** A price of the nodes that no transaction of the page reaches. */
const LOCAL_FLOOR = '1000000000000aISLM'

export const feemarket: PagePlan = {
  page: 'content/l1-network/modules/feemarket.md',
  programs: ['haqqd', 'grpcurl'],
  differences: ['blocks take about a second', `nodes have ${LOCAL_FLOOR} as minimum-gas-prices`],
  fill: { ...ENDPOINTS, ...TO_A_STRANGER },
  prepare: async (scene) =>
    void (await prepareReader(scene, ['grpcurl'], { minimumGasPrices: LOCAL_FLOOR })),
  at: 'haqq@computer',
  blocks: {
    'Price a transaction > 1': { prints: [/base_fee: "\d+"/, /"elasticity_multiplier"/] },
    'Price a transaction > 3': { typed: YES, prints: ACCEPTED, after: carriedOut },
    'Price a transaction > 4': { prints: [/gas_used: "\d+"/] },
    Queries: { prints: [/"base_fee":"\d+"\}\s*\{/] },
  },
  statements: [
    {
      says: 'compares with it only before the London fork, which is block 0',
      show: async (scene) => {
        const home = '/home/haqq/.haqqd'
        const hash = scene.found.get('PASTE_THE_HASH_HERE') ?? ''
        const paid = await scene
          .machine('computer')
          .exec(`haqqd query tx ${hash} --node ${scene.network().rpcs[0]} --home ${home}`)
        const floors = scene
          .network()
          .homes.map((one) => readFile(`${one}/config/app.toml`, 'utf8'))
        return [paid, ...(await Promise.all(floors))].join('\n')
      },
      prints: /^code: 0$[\s\S]*^minimum-gas-prices = "1000000000000aISLM"$/m,
    },
  ],
}
