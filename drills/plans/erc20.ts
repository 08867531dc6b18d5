import { makeLiquidCoin } from '../network/liquid-coin.ts'
import type { PagePlan } from '../plan.ts'
import { ENDPOINTS, other, prepareReader, run } from './reader.ts'

/** Why blocks about a contract are not carried out. */
const NO_CONTRACT = 'needs an ERC-20 contract that governance has registered'

export const erc20: PagePlan = {
  page: 'content/l1-network/modules/erc20.md',
  programs: ['haqqd', 'grpcurl'],
  differences: ['blocks take about a second', 'a liquid coin stands for the coin of IBC'],
  fill: {
    ...ENDPOINTS,
    'token-pair "$DENOM"': 'token-pair aLIQUID0',
    '{\\"token\\":\\"$DENOM\\"}': '{\\"token\\":\\"aLIQUID0\\"}',
  },
  prepare: async (scene) => {
    await prepareReader(scene, ['grpcurl'])
    await makeLiquidCoin(scene.network())
  },
  blocks: [
    run('Find the address of a coin'),
    other('Find the address of a coin'),
    run('Find the address of a coin', { prints: [/erc20_address/] }),
    run('Find the address of a coin', { prints: [/^0x[0-9A-F]{40}$/m] }),
    { step: 'Convert an external token > 1', skip: NO_CONTRACT },
    { step: 'Convert an external token > 2', skip: NO_CONTRACT },
    { step: 'Convert an external token > 3', skip: NO_CONTRACT },
    { step: 'Register your own token', skip: NO_CONTRACT },
    { step: 'Register your own token', skip: NO_CONTRACT },
    { step: 'Register your own token', skip: NO_CONTRACT },
    run('Queries', { prints: [/"token_pairs"/, /enable_erc20/] }),
  ],
}
