import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { mainnet } from '../../site/facts/mainnet.ts'
import { testnet } from '../../site/facts/testnet.ts'

/** What pages show of a network: tests take it from the facts, which writers change. */
const shownOf = ({
  name,
  evmChainId,
  evmChainIdHex,
  cosmosChainId,
  rpc,
}: typeof mainnet | typeof testnet) => ({
  name: name.value,
  id: String(evmChainId.value),
  hexId: evmChainIdHex.value,
  cosmosId: cosmosChainId.value,
  evm: rpc.evm.value,
  rest: rpc.rest.value,
  tendermint: rpc.tendermint.value,
})

export const MAINNET = shownOf(mainnet)
export const TESTNET = shownOf(testnet)

/**
 * What the references list. Tests count these entries, because a release of the node changes their
 * number.
 */
export const LISTED = {
  methods: dataOf<{ method: string }[]>('rpc-methods').map(({ method }) => method),
  queryCount: dataOf<{ endpoints: { served: boolean }[] }>('rest-endpoints').endpoints.filter(
    ({ served }) => served,
  ).length,
  functionCount: dataOf<{ precompiles: { functions: unknown[] }[] }>(
    'precompiles',
  ).precompiles.flatMap(({ functions }) => functions).length,
}

/** A file of data; Playwright cannot import JSON as the bundler of the site does. */
function dataOf<T>(name: string): T {
  const file = join(import.meta.dirname, '../../site/data', `${name}.json`)
  return JSON.parse(readFileSync(file, 'utf8')) as T
}
