import { network as facts } from '../../site/network.ts'
import { receiveCoin, startRelayer, tokenOf } from '../network/relayer.ts'
import type { PagePlan } from '../plan.ts'
import type { Scene } from '../scene.ts'
import { OTHER_CHAIN } from './common.ts'
import { ENDPOINTS, prepareReader, run } from './reader.ts'

const WRAPPED = 'calls a contract of mainnet'
const CHECK = 'Check a token yourself'
const CHANNEL = facts.ibc.mainnet.axelar.channel.value
const { address, ibcDenom } = facts.tokens.axlUSDC

/** A coin of the page has come over its channel; the chain gives it an address by itself. */
async function prepare(scene: Scene): Promise<void> {
  const reader = await prepareReader(scene, ['cast'])
  await startRelayer(scene)
  const denom = await receiveCoin(scene, { coin: 'uusdc', channel: CHANNEL, to: reader })
  scene.found.set(address.value, await tokenOf(denom))
}

export const whitelisttoken: PagePlan = {
  page: 'content/develop/whitelisttoken.md',
  programs: ['haqqd', 'hermes', 'cast'],
  differences: [OTHER_CHAIN, 'the token has the address that a new coin gets'],
  fill: ENDPOINTS,
  prepare,
  blocks: [
    { step: 'Wrapped ISLM', skip: WRAPPED },
    { step: 'Wrapped ISLM', skip: WRAPPED },
    { step: 'Wrapped ISLM', skip: WRAPPED },
    run(`${CHECK} > 1`, { sees: [ibcDenom.value] }),
    run(`${CHECK} > 1`, { sees: [ibcDenom.value] }),
    run(`${CHECK} > 2`, {
      prints: [new RegExp(`"path":"transfer/${CHANNEL}","base_denom":"uusdc"`)],
    }),
    run(`${CHECK} > 3`, { prints: [/^"\w+"$/m, /^6$/m] }),
  ],
}
