import { parseEther, toHex } from 'viem'
import type { Json } from '../../site/data/recorded-answers-schema.ts'
import type { RpcMethod } from '../../site/data/rpc-methods-schema.ts'
import { network as facts } from '../../site/network.ts'
import { fillCode } from '../fill.ts'
import { nextBlocks } from '../network/transactions.ts'
import type { Scene } from '../scene.ts'
import { EXAMPLE_ADDRESS, EXAMPLE_KEY, TRANSFER } from './chain-history.ts'
import { signerOf } from './node-api.ts'

const PAYMENT = { to: EXAMPLE_ADDRESS, value: parseEther('0.25'), gas: 21_000n } as const
const signer = signerOf(EXAMPLE_KEY)

/** The name under which a scene keeps the result of a method. */
const resultOf = (method: string) => `result of ${method}`

/** Let later calls ask for what a method answered. */
export const keepResult = ({ fill }: Scene, method: string, result: unknown): void =>
  fill({ [resultOf(method)]: String(result) })

/** What a method needs before it is called. */
const BEFORE: Readonly<Record<string, (scene: Scene) => Promise<unknown>>> = {
  // A transaction that the node signs needs a nonce that no waiting one has.
  eth_sendTransaction: nextBlocks,
  personal_sendTransaction: nextBlocks,
  eth_getPendingTransactions: async (scene) => {
    await nextBlocks(scene)
    await signer.sendTransaction(PAYMENT)
  },
  eth_getFilterChanges: nextBlocks,
  // The node has the key already, because it has signed the transactions before.
  personal_importRawKey: ({ network }) => network().haqqd('keys delete personal_2 --yes'),
}

const withResult =
  (method: string) =>
  ({ inPlaceOf }: Scene) => [inPlaceOf(resultOf(method))]

/** Parameters that are not those of the example. */
const PARAMS: Readonly<Record<string, (scene: Scene) => Json[] | Promise<Json[]>>> = {
  eth_sendRawTransaction: async () => [
    await signer.signTransaction(await signer.prepareTransactionRequest(PAYMENT)),
  ],
  eth_newFilter: ({ inPlaceOf }) => {
    const { height, contract } = facts.mainnet.example
    const fromBlock = inPlaceOf(toHex(height.value))
    return [
      { fromBlock, toBlock: 'latest', address: inPlaceOf(contract.value), topics: [TRANSFER] },
    ]
  },
  eth_getFilterLogs: withResult('eth_newFilter'),
  eth_uninstallFilter: withResult('eth_newFilter'),
  eth_getFilterChanges: withResult('eth_newBlockFilter'),
  eth_unsubscribe: withResult('eth_subscribe'),
}

/**
 * Do what the call of a method needs, and give its parameters on this chain. Methods are called in
 * the order of the reference.
 */
export async function prepareCall(scene: Scene, { method, example }: RpcMethod): Promise<Json[]> {
  await BEFORE[method]?.(scene)
  const here = fillCode(JSON.stringify(example.params), Object.fromEntries(scene.found))
  return PARAMS[method]?.(scene) ?? JSON.parse(here)
}
