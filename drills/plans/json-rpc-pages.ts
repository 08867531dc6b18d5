import { toHex } from 'viem'
import { rpcAnswer } from '../../site/data/recorded-answers.ts'
import { rpcMethods } from '../../site/data/rpc-methods.ts'
import type { RpcMethod } from '../../site/data/rpc-methods-schema.ts'
import { network as facts } from '../../site/network.ts'
import {
  EXAMPLE_KEY,
  EXAMPLE_PAYMENT,
  makeHistory,
  namesHere,
  signed,
} from '../answers/chain-history.ts'
import { askRpc, signerOf } from '../answers/node-api.ts'
import { ANSWERING } from '../answers/record-answers.ts'
import { NODE } from '../network/addresses.ts'
import { makeKeystore } from '../network/readers-keystore.ts'
import { nextBlocks } from '../network/transactions.ts'
import type { BlockPlan } from '../plan.ts'
import type { Scene } from '../scene.ts'
import { readerPlan } from './scenes.ts'

/** A parameter of the recorded request of a method, which the page shows. */
const shown = (method: string, index = 0) => String(rpcAnswer(method).params[index])
const RAW = shown('eth_sendRawTransaction')
const BLOCK_FILTER = shown('eth_getFilterChanges')
/** A filter of the reference's own example, and the recorded one. */
const LOG_FILTERS = ['0x6fb1d4a2c39e5870b1f2c3d4e5a69788', shown('eth_uninstallFilter')]

/** A young chain with transactions and a contract, and a node that has the key of the examples. */
async function prepare(scene: Scene): Promise<void> {
  await askRpc('personal_importRawKey', [EXAMPLE_KEY.slice(2), 'correct horse'])
  const history = await makeHistory(scene.network())
  const { transactionHash, blockHash, blockNumber } = history.creation
  scene.fill({
    ...namesHere(history.creation, history.token),
    [shown('debug_traceTransaction')]: transactionHash,
    [shown('debug_traceBlockByHash')]: blockHash,
    [`"${shown('debug_traceBlockByNumber')}"`]: `"${toHex(blockNumber)}"`,
    [`[${shown('debug_printBlock')}]`]: `[${blockNumber}]`,
  })
}

/** A transaction that the node signs needs a nonce that no waiting one has. */
const afterTheOthers: Pick<BlockPlan, 'before'> = { before: nextBlocks }

/** What some methods need before, or leave for the next. */
const SPECIAL: Readonly<Record<string, Partial<BlockPlan>>> = {
  eth_sendRawTransaction: {
    before: async ({ fill }) =>
      fill({ [RAW]: await signed(signerOf(EXAMPLE_KEY), EXAMPLE_PAYMENT) }),
  },
  eth_sendTransaction: afterTheOthers,
  personal_sendTransaction: afterTheOthers,
  eth_newFilter: {
    after: ({ fill }, output) =>
      fill(Object.fromEntries(LOG_FILTERS.map((example) => [example, resultOf(output)]))),
  },
  eth_newBlockFilter: { after: ({ fill }, output) => fill({ [BLOCK_FILTER]: resultOf(output) }) },
  // The hash in its message is that of the transaction that it looks for.
  eth_resend: {
    prints: [/"error":\{"code":-32000,"message":"transaction 0x[0-9a-f]{64} not found"/],
  },
  // The node has the key already, because it has signed the transactions before.
  personal_importRawKey: { fill: { [EXAMPLE_KEY.slice(2)]: '22'.repeat(32) } },
}

const resultOf = (output: string) => /"result":"(0x[0-9a-f]+)"/.exec(output)?.[1] ?? ''

/** An answer, or the error that the page shows. */
function calls({ namespace, method }: RpcMethod): readonly [string, BlockPlan] {
  const { error } = rpcAnswer(method)
  const printed = error === undefined ? '"result":' : JSON.stringify(error).slice(0, -1)
  const prints = [new RegExp(printed.replace(/[{}()[\].]/g, '\\$&'))]
  return [`${namespace} > \`${method}\``, { prints, ...SPECIAL[method] }]
}

export const jsonRpcCalls = readerPlan('develop/api/ethereum-json-rpc/methods/all.md', {
  differences: [
    'all namespaces are on',
    'hashes, heights and contracts are those of the local chain',
    'personal_importRawKey imports another key, because the node has that of the examples',
  ],
  fill: { [`http://localhost:${facts.ports.evmJsonRpc.value}`]: `http://${NODE}:8545` },
  changes: ANSWERING,
  prepare,
  blocks: Object.fromEntries(rpcMethods.filter(({ transport }) => transport !== 'ws').map(calls)),
})

/** The address of the page, for which the drill has its own. */
const FROM = '0x19E7E376E7C213B7E7e7e46cc70A5dD086DAff2A'

export const jsonRpcMethods = readerPlan('develop/api/ethereum-json-rpc/methods/index.md', {
  programs: ['cast'],
  changes: { chainId: facts.testnet.cosmosChainId.value },
  prepare: async (scene) => {
    const { hex } = await makeKeystore(scene, 'haqq', 'deployer')
    scene.fill({ [FROM]: hex })
  },
  network: 'Testnet',
})
