import type { PagePlan } from '../plan.ts'
import type { Scene } from '../scene.ts'
import { ENDPOINTS, prepareReader } from './reader.ts'

/** The reader has a share of the DAO. */
async function prepare(scene: Scene): Promise<void> {
  await prepareReader(scene)
  const faucet = await scene.network().haqqd(['keys', 'show', 'faucet', '--address'])
  scene.found.set('haqq1youraddress', faucet.trim())
  await scene.network().send(['tx', 'ucdao', 'fund', '1000000000000000000aISLM'])
}

export const ucdao: PagePlan = {
  page: 'content/l1-network/modules/ucdao.md',
  programs: ['haqqd'],
  differences: ['blocks take about a second'],
  fill: ENDPOINTS,
  prepare: prepare,
  at: 'haqq@computer',
  blocks: {
    Queries: [{}, { prints: [/amount: "1000000000000000000"/] }],
  },
}
