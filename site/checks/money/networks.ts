import { local } from '../../facts/common.ts'
import { testnet } from '../../facts/testnet.ts'

const LOCAL = new RegExp(
  `^(?:https?|wss?|tcp)://(?:localhost|127\\.0\\.0\\.1)\\b|\\bhaqq-local\\b|^(?:--chain-id=)?${local.cosmosChainId.value}$`,
)
const OF_TEST_NETWORK: readonly string[] = [
  testnet.cosmosChainId.value,
  testnet.rpc.evm.value,
  testnet.rpc.tendermint.value,
  'testedge2',
]

/** Whether the words of a command name a chain of the reader's own computer. */
export function isLocal(words: readonly string[]): boolean {
  return words.some((word) => LOCAL.test(word))
}

/** Whether the words of a command name a chain whose coins have no value. */
export function isWithoutValue(words: readonly string[]): boolean {
  return (
    isLocal(words) || words.some((word) => OF_TEST_NETWORK.some((value) => word.includes(value)))
  )
}
