import { readFile } from 'node:fs/promises'
import { network as facts } from '../../site/network.ts'
import { PASSWORD } from '../network/readers-keystore.ts'
import { receiveCoin, startRelayer, tokenOf } from '../network/relayer.ts'
import { A_TERMINAL, inTerminal, paste } from '../network/terminal.ts'
import type { PagePlan } from '../plan.ts'
import type { Scene } from '../scene.ts'
import { OTHER_CHAIN } from './common.ts'
import { prepareContract } from './contract-reader.ts'
import { ENDPOINTS } from './reader.ts'

const SUCCESS = /^status +1 \(success\)$/m
const CHANNEL = facts.ibc.mainnet.axelar.channel.value
const { WISLM, axlUSDC } = facts.tokens

/** A coin of the page has come over its channel; the chain gives it an address by itself. */
async function prepare(scene: Scene): Promise<void> {
  const source = await readFile('drills/answers/WrappedCoin.sol', 'utf8')
  const { key, bech32 } = await prepareContract(scene, { source, name: 'WrappedCoin' })
  const wrapped = scene.found.get('0x1111111111111111111111111111111111111111') ?? ''
  scene.found.set(WISLM.address.value, wrapped)
  await paste(scene, 'computer', [key, PASSWORD])
  await startRelayer(scene)
  const denom = await receiveCoin(scene, { coin: 'uusdc', channel: CHANNEL, to: bech32 })
  scene.found.set(axlUSDC.address.value, await tokenOf(denom))
}

export const whitelisttoken: PagePlan = {
  page: 'content/develop/whitelisttoken.md',
  programs: ['haqqd', 'hermes', 'cast'],
  differences: [
    OTHER_CHAIN,
    A_TERMINAL,
    'the token has the address that a new coin gets',
    'a contract of the drill stands for the wrapped coin of mainnet',
  ],
  fill: {
    ...ENDPOINTS,
    '--account mykey': '--account mykey --password-file /home/haqq/password',
  },
  prepare,
  at: 'haqq@computer',
  blocks: {
    'Wrapped ISLM': [
      {
        fill: inTerminal('cast wallet import mykey --interactive'),
        prints: [/keystore was saved successfully/],
      },
      { prints: [/^0x60[0-9a-f]{16}$/m] },
      { prints: [SUCCESS] },
      {},
      { prints: [SUCCESS] },
    ],
    'Check a token yourself > 1': [
      { sees: [axlUSDC.ibcDenom.value] },
      { sees: [axlUSDC.ibcDenom.value] },
    ],
    'Check a token yourself > 2': {
      prints: [new RegExp(`"path":"transfer/${CHANNEL}","base_denom":"uusdc"`)],
    },
    'Check a token yourself > 3': { prints: [/^"\w+"$/m, /^6$/m] },
  },
}
