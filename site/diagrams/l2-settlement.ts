import type { DiagramSpec } from './spec.ts'

export const l2Settlement: DiagramSpec = {
  size: [360, 296],
  boxes: [
    { id: 'you', at: [0, 6], size: [90, 46], lines: ['You', 'sign'] },
    {
      id: 'seq',
      at: [150, 6],
      size: [210, 46],
      lines: ['Sequencer', 'op-node, op-geth'],
      tone: 'accent',
    },
    { id: 'batch', at: [0, 126], size: [172, 46], lines: ['op-batcher', 'publishes the data'] },
    {
      id: 'prop',
      at: [188, 126],
      size: [172, 46],
      lines: ['op-proposer', 'publishes the results'],
    },
    {
      id: 'sepolia',
      at: [0, 236],
      size: [360, 54],
      lines: ['Ethereum Sepolia', 'data, results, bridge, disputes'],
      tone: 'sand',
    },
  ],
  arrows: [
    { from: 'you', to: 'seq', label: 'send' },
    { from: 'seq', to: 'batch' },
    { from: 'seq', to: 'prop' },
    { from: 'batch', to: 'sepolia' },
    { from: 'prop', to: 'sepolia' },
  ],
}
