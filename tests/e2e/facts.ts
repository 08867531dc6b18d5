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
