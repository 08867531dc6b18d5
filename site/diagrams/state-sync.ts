import type { DiagramSpec } from './spec.ts'

export const stateSync: DiagramSpec = {
  size: [360, 230],
  boxes: [
    { id: 'rpc', at: [0, 6], size: [112, 46], lines: ['Two RPC', 'servers'] },
    { id: 'you', at: [124, 6], size: [112, 46], lines: ['You', 'compare both'], tone: 'sand' },
    { id: 'peers', at: [248, 6], size: [112, 46], lines: ['Peers', 'snapshot'] },
    { id: 'node', at: [0, 110], size: [360, 112], lines: ['Your node'], tone: 'group' },
    {
      id: 'light',
      at: [12, 144],
      size: [152, 62],
      lines: ['Light client', 'checks headers', 'from that hash on'],
      tone: 'accent',
    },
    {
      id: 'state',
      at: [216, 144],
      size: [132, 62],
      lines: ['State', 'without older', 'blocks'],
      tone: 'accent',
    },
  ],
  arrows: [
    { from: 'rpc', to: 'light', label: 'headers', through: 90 },
    { from: 'you', to: 'light', label: 'trust hash', through: 146 },
    { from: 'peers', to: 'state', label: 'chunks', through: 300 },
    { from: 'light', to: 'state', label: 'ok?' },
  ],
}
