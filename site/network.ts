import type { FactTree } from 'warraq'
import { abroad } from './facts/abroad.ts'
import { bech32, coin, keys, local, node, ports } from './facts/common.ts'
import { example } from './facts/example.ts'
import { ibc } from './facts/ibc.ts'
import { l2Mainnet } from './facts/l2-mainnet.ts'
import { l2Testnet } from './facts/l2-testnet.ts'
import { mainnet } from './facts/mainnet.ts'
import { apps, community, wallets } from './facts/services.ts'
import { testnet } from './facts/testnet.ts'
import { tokens } from './facts/tokens.ts'

/** The single source of network facts. Pages refer to them by name: `{{mainnet.evmChainId}}`. */
export const network = {
  mainnet: { ...mainnet, example },
  testnet,
  local,
  l2Testnet,
  l2Mainnet,
  coin,
  bech32,
  keys,
  node,
  ports,
  ibc,
  tokens,
  abroad,
  wallets,
  apps,
  community,
} satisfies FactTree
