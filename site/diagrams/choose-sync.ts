import type { DiagramSpec } from './spec.ts'

export const chooseSync: DiagramSpec = {
  size: [360, 350],
  boxes: [
    {
      id: 'start',
      at: [0, 6],
      size: [200, 46],
      lines: ['Old states or traces', 'needed?'],
      tone: 'sand',
    },
    {
      id: 'archive',
      at: [256, 6],
      size: [104, 46],
      lines: ['Archive', 'all history'],
      tone: 'accent',
    },
    {
      id: 'old',
      at: [0, 102],
      size: [200, 46],
      lines: ['Blocks before today', 'needed?'],
      tone: 'sand',
    },
    {
      id: 'snapshot',
      at: [256, 102],
      size: [104, 46],
      lines: ['Snapshot', 'recent blocks'],
      tone: 'accent',
    },
    {
      id: 'peers',
      at: [0, 198],
      size: [200, 46],
      lines: ['Peers offer', 'state snapshots?'],
      tone: 'sand',
    },
    {
      id: 'snapshot2',
      at: [256, 198],
      size: [104, 46],
      lines: ['Snapshot', 'from a provider'],
      tone: 'accent',
    },
    {
      id: 'sync',
      at: [0, 294],
      size: [200, 46],
      lines: ['State sync', 'trust a hash you looked up'],
      tone: 'accent',
    },
  ],
  arrows: [
    { from: 'start', to: 'archive', label: 'yes' },
    { from: 'start', to: 'old', label: 'no' },
    { from: 'old', to: 'snapshot', label: 'yes' },
    { from: 'old', to: 'peers', label: 'no' },
    { from: 'peers', to: 'snapshot2', label: 'no' },
    { from: 'peers', to: 'sync', label: 'yes' },
  ],
}
