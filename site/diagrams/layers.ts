import type { DiagramSpec } from './spec.ts'

export const layers: DiagramSpec = {
  size: [360, 316],
  boxes: [
    { id: 'wallets', at: [6, 6], size: [110, 44], lines: ['Ethereum', 'wallets, dApps'] },
    { id: 'cosmos', at: [125, 6], size: [110, 44], lines: ['Cosmos', 'wallets, tools'] },
    { id: 'peers', at: [244, 6], size: [110, 44], lines: ['Other nodes', 'and validators'] },
    { id: 'node', at: [0, 100], size: [360, 210], lines: ['haqqd'], tone: 'group' },
    { id: 'jsonrpc', at: [12, 128], size: [98, 34], lines: ['JSON-RPC'] },
    { id: 'rest', at: [131, 128], size: [98, 34], lines: ['REST, gRPC'] },
    {
      id: 'comet',
      at: [250, 128],
      size: [98, 172],
      lines: ['CometBFT', 'mempool,', 'consensus,', 'peers'],
      tone: 'sand',
    },
    { id: 'evm', at: [12, 190], size: [98, 44], lines: ['EVM', 'contracts'], tone: 'accent' },
    { id: 'app', at: [131, 190], size: [98, 44], lines: ['Modules', 'Cosmos SDK'], tone: 'accent' },
    { id: 'store', at: [12, 262], size: [217, 38], lines: ['One key-value store (IAVL)'] },
  ],
  arrows: [
    { from: 'wallets', to: 'jsonrpc' },
    { from: 'cosmos', to: 'rest' },
    { from: 'peers', to: 'comet', both: true },
    { from: 'jsonrpc', to: 'evm' },
    { from: 'rest', to: 'app' },
    { from: 'evm', to: 'app', both: true },
    { from: 'comet', to: 'app', both: true },
    { from: 'evm', to: 'store' },
    { from: 'app', to: 'store' },
  ],
}
