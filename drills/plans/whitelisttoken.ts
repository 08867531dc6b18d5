import { network as facts } from '../../site/network.ts'
import { nodeApi } from '../answers/node-api.ts'
import { receiveCoin, startRelayer } from '../network/relayer.ts'
import { DrillError } from '../options.ts'
import type { PagePlan } from '../plan.ts'
import { NETWORK_ADDRESSES, type Scene } from '../scene.ts'
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
  const { answer } = await nodeApi(NETWORK_ADDRESSES[0]).rest('/evmos/erc20/v1/token_pairs')
  const { token_pairs: pairs } = answer as {
    token_pairs: readonly { denom: string; erc20_address: string }[]
  }
  const pair = pairs.find((one) => one.denom === denom)
  if (pair === undefined) throw new DrillError(`the chain has registered no token for ${denom}`)
  scene.found.set(address.value, pair.erc20_address)
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
