import type { DiagramSpec } from './spec.ts'

export const diskLayers: DiagramSpec = {
  size: [360, 262],
  boxes: [
    { id: 'block', at: [110, 6], size: [140, 34], lines: ['A block arrives'] },
    {
      id: 'store',
      at: [0, 90],
      size: [112, 44],
      lines: ['blockstore.db', 'the block'],
      tone: 'accent',
    },
    {
      id: 'app',
      at: [124, 90],
      size: [112, 44],
      lines: ['application.db', 'new state'],
      tone: 'accent',
    },
    {
      id: 'result',
      at: [248, 90],
      size: [112, 44],
      lines: ['state.db', 'its results'],
      tone: 'accent',
    },
    {
      id: 's1',
      at: [0, 176],
      size: [112, 78],
      lines: ['Limit', 'min-retain-', 'blocks'],
      tone: 'sand',
    },
    { id: 's2', at: [124, 176], size: [112, 78], lines: ['Limit', 'pruning'], tone: 'sand' },
    {
      id: 's3',
      at: [248, 176],
      size: [112, 78],
      lines: ['Limit', 'discard_abci_', 'responses'],
      tone: 'sand',
    },
  ],
  arrows: [
    { from: 'block', to: 'store', through: 111 },
    { from: 'block', to: 'app' },
    { from: 'block', to: 'result', through: 249 },
    { from: 'store', to: 's1' },
    { from: 'app', to: 's2' },
    { from: 'result', to: 's3' },
  ],
}
