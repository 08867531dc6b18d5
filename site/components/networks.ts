import { network } from '../network.ts'

/** Networks by the names that content uses. */
export const networks = {
  mainnet: network.mainnet,
  testnet: network.testnet,
  'l2-testnet': network.l2Testnet,
} as const

export type NetworkName = keyof typeof networks
