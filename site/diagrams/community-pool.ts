import type { DiagramSpec } from './spec.ts'

export const communityPool: DiagramSpec = {
  size: [360, 292],
  boxes: [
    { id: 'tax', at: [0, 6], size: [114, 46], lines: ['Community tax', 'share of rewards'] },
    { id: 'lost', at: [123, 6], size: [114, 46], lines: ['Slashed stake', 'lost deposits'] },
    { id: 'gift', at: [246, 6], size: [114, 46], lines: ['Gifts', 'from anyone'] },
    {
      id: 'pool',
      at: [40, 104],
      size: [280, 46],
      lines: ['Community pool', 'part of the distribution module'],
      tone: 'accent',
    },
    { id: 'vote', at: [0, 202], size: [140, 46], lines: ['Vote of stakers', 'after a deposit'] },
    {
      id: 'board',
      at: [220, 202],
      size: [140, 46],
      lines: ['Shariah approval', 'concept only'],
      tone: 'sand',
    },
  ],
  arrows: [
    { from: 'tax', to: 'pool', through: 80 },
    { from: 'lost', to: 'pool' },
    { from: 'gift', to: 'pool', through: 280 },
    { from: 'pool', to: 'vote', label: 'proposal' },
    { from: 'vote', to: 'board', dashed: true, label: 'then' },
  ],
  notes: [{ at: [290, 272], text: 'not in the node', anchor: 'middle' }],
}
