import type { DiagramSpec } from './spec.ts'

export const twoLayers: DiagramSpec = {
  size: [360, 198],
  boxes: [
    {
      id: 'l1',
      at: [0, 6],
      size: [150, 62],
      lines: ['HAQQ, layer 1', 'own validators', 'fees in ISLM'],
      tone: 'accent',
    },
    {
      id: 'l2',
      at: [210, 6],
      size: [150, 62],
      lines: ['Layer 2', 'one sequencer', 'fees in ETH'],
      tone: 'sand',
    },
    {
      id: 'cosmos',
      at: [0, 146],
      size: [150, 46],
      lines: ['Cosmos chains', 'Osmosis, Noble, ...'],
    },
    { id: 'eth', at: [210, 146], size: [150, 46], lines: ['Ethereum', 'parent of layer 2'] },
  ],
  arrows: [
    { from: 'l1', to: 'cosmos', label: 'IBC', both: true },
    { from: 'l2', to: 'eth', label: 'settles on' },
  ],
}
