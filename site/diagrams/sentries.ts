import type { DiagramSpec } from './spec.ts'

export const sentries: DiagramSpec = {
  size: [360, 318],
  boxes: [
    { id: 'net', at: [20, 6], size: [320, 34], lines: ['Internet: peers of the network'] },
    { id: 'private', at: [0, 160], size: [360, 152], lines: ['Private network'], tone: 'group' },
    { id: 'a', at: [20, 84], size: [130, 44], lines: ['Sentry A', 'pex = true'], tone: 'sand' },
    { id: 'b', at: [210, 84], size: [130, 44], lines: ['Sentry B', 'pex = true'], tone: 'sand' },
    {
      id: 'validator',
      at: [80, 196],
      size: [200, 44],
      lines: ['Validator', 'pex = false, sentries only'],
      tone: 'accent',
    },
    { id: 'signer', at: [110, 272], size: [140, 32], lines: ['Remote signer'], tone: 'danger' },
  ],
  arrows: [
    { from: 'net', to: 'a', both: true, label: 'open p2p' },
    { from: 'net', to: 'b', both: true, label: 'open p2p', labelSide: 'before' },
    { from: 'a', to: 'b', both: true, label: 'peers' },
    { from: 'a', to: 'validator', through: 132, both: true, tone: 'accent' },
    { from: 'b', to: 'validator', through: 228, both: true, tone: 'accent' },
    { from: 'signer', to: 'validator', label: 'dials' },
  ],
}
