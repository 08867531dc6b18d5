import { network as facts } from '../../site/network.ts'
import type { PagePlan } from '../plan.ts'
import { ENDPOINTS, other, prepareReader, run } from './reader.ts'

const BALANCE = 'Units > Read a balance from an API'
const VALUES = 'Supply and issuance > Check the current values'
const ACCOUNT = 'haqq1zy3rx3z4vemc3xgqzy3rx3z4vemc3xgq7jj5va'
/** One coin, as each interface writes it. */
const ONE = '1000000000000000000'
const ONE_HEX = '0xde0b6b3a7640000'

export const learnToken: PagePlan = {
  page: 'content/learn/token.md',
  programs: ['haqqd'],
  differences: ['the account got one coin on the local network'],
  fill: ENDPOINTS,
  prepare: async (scene) => {
    await prepareReader(scene)
    const coin = `${ONE}${facts.coin.baseDenom.value}`
    await scene.network().send(['tx', 'bank', 'send', 'faucet', ACCOUNT, coin])
  },
  blocks: [
    run(BALANCE, { prints: [new RegExp(`"result":"${ONE_HEX}"`)] }),
    run(BALANCE, { prints: [new RegExp(`"amount":"${ONE}"`)] }),
    other(BALANCE),
    other(BALANCE),
    run(VALUES),
    other(VALUES),
    run(VALUES, {
      prints: [
        /"reward_coefficient"/,
        /"max_supply"/,
        /"amount":\{"denom":"aISLM"/,
        /"community_tax"/,
        /"min_gas_price"/,
      ],
    }),
  ],
}
