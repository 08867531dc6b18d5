import type { DiagramSpec } from './spec.ts'

export const twoHashes: DiagramSpec = {
  size: [360, 250],
  boxes: [
    { id: 'cosmos', at: [0, 6], size: [360, 104], lines: ['Cosmos transaction'], tone: 'group' },
    {
      id: 'eth',
      at: [16, 42],
      size: [160, 50],
      lines: ['Ethereum transaction', 'signed by the wallet'],
      tone: 'accent',
    },
    {
      id: 'event',
      at: [216, 42],
      size: [128, 50],
      lines: ['Events', 'name both hashes'],
      tone: 'sand',
    },
    {
      id: 'ethhash',
      at: [16, 182],
      size: [150, 62],
      lines: ['Ethereum hash', 'MetaMask,', 'Blockscout'],
      tone: 'accent',
    },
    {
      id: 'comethash',
      at: [194, 182],
      size: [150, 62],
      lines: ['CometBFT hash', 'Cosmos explorer,', 'REST'],
      tone: 'sand',
    },
  ],
  arrows: [
    { from: 'eth', to: 'event' },
    { from: 'eth', to: 'ethhash', label: 'hash of the inner' },
    { from: 'cosmos', to: 'comethash', label: 'of the whole', through: 252 },
  ],
}
