import type { PagePlan } from '../plan.ts'
import type { Scene } from '../scene.ts'
import { ENDPOINTS, prepareReader } from './reader.ts'

const STAKE = `5${'0'.repeat(18)}aISLM`

/** The stake that the page makes in a browser. */
async function delegate(scene: Scene): Promise<void> {
  const network = scene.network()
  const show = async (...args: string[]) =>
    (await network.haqqd(['keys', 'show', ...args, '--address'])).trim()
  await network.send(['tx', 'staking', 'delegate', await show('validator', '--bech', 'val'), STAKE])
  scene.found.set('haqq1zy3rx3z4vemc3xgqzy3rx3z4vemc3xgq7jj5va', await show('faucet'))
}

export const shellApp: PagePlan = {
  page: 'content/learn/ecosystem/shell.md',
  programs: ['haqqd'],
  differences: ['the stake was made on the command line, not in a browser'],
  fill: ENDPOINTS,
  prepare: async (scene) => {
    await prepareReader(scene)
    await delegate(scene)
  },
  at: 'haqq@computer',
  blocks: {
    'Stake > 5': { prints: [/"balance":\{"denom":"aISLM","amount":"5000000000000000000"\}/] },
  },
}
