import { network as facts } from '../../site/network.ts'
import { bech32Of } from '../answers/chain-history.ts'
import type { PagePlan } from '../plan.ts'
import type { Scene } from '../scene.ts'
import { ENDPOINTS, prepareReader } from './reader.ts'

const ADDRESS = '0x1122334455667788990011223344556677889900'

/** The claim of the page, 1,000 coins on an empty account, made by the network's own key. */
async function claim(scene: Scene): Promise<void> {
  const coins = `1000${'0'.repeat(18)}${facts.coin.baseDenom.value}`
  await scene.network().send(['tx', 'bank', 'send', 'faucet', bech32Of(ADDRESS), coins])
}

export const faucet: PagePlan = {
  page: 'content/develop/faucet.md',
  programs: ['haqqd'],
  differences: ['a key of the local network sent the coins, not the web faucet'],
  fill: ENDPOINTS,
  prepare: async (scene) => {
    await prepareReader(scene)
    await claim(scene)
  },
  at: 'haqq@computer',
  blocks: {
    'Claim on the web > 6': { prints: [/"result":"0x3635c9adc5dea00000"/] },
  },
}
