import type { DiagramSpec } from './spec.ts'

export const tokenPairs: DiagramSpec = {
  size: [360, 330],
  boxes: [
    {
      id: 'native',
      at: [0, 0],
      size: [360, 138],
      lines: ['Native coin: one balance, two views'],
      tone: 'group',
    },
    { id: 'cosmos1', at: [12, 32], size: [96, 38], lines: ['Cosmos side'] },
    { id: 'evm1', at: [252, 32], size: [96, 38], lines: ['EVM side'] },
    { id: 'precompile', at: [252, 92], size: [96, 36], lines: ['Precompile'], tone: 'accent' },
    { id: 'bank', at: [12, 92], size: [170, 36], lines: ['Balance in bank'], tone: 'sand' },
    {
      id: 'external',
      at: [0, 158],
      size: [360, 166],
      lines: ['Native ERC-20: two balances'],
      tone: 'group',
    },
    { id: 'cosmos2', at: [12, 190], size: [96, 38], lines: ['Cosmos side'] },
    { id: 'evm2', at: [252, 190], size: [96, 38], lines: ['EVM side'] },
    { id: 'coin', at: [12, 260], size: [96, 52], lines: ['Coin', 'erc20/0x…'], tone: 'sand' },
    {
      id: 'contract',
      at: [252, 260],
      size: [96, 52],
      lines: ['Contract', 'storage'],
      tone: 'sand',
    },
  ],
  arrows: [
    { from: 'cosmos1', to: 'bank' },
    { from: 'evm1', to: 'precompile' },
    { from: 'precompile', to: 'bank' },
    { from: 'cosmos2', to: 'coin' },
    { from: 'evm2', to: 'contract' },
    { from: 'contract', to: 'coin', through: 276, label: 'convert-erc20', tone: 'accent' },
    { from: 'coin', to: 'contract', through: 300, label: 'send, IBC return', tone: 'accent' },
  ],
}
