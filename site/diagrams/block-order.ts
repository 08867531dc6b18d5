import type { DiagramSpec } from './spec.ts'

export const blockOrder: DiagramSpec = {
  size: [360, 320],
  boxes: [
    { id: 'begin', at: [0, 0], size: [360, 92], lines: ['Begin of block N'], tone: 'group' },
    { id: 'epochs', at: [8, 30], size: [72, 50], lines: ['epochs', 'timers'] },
    {
      id: 'feemarket',
      at: [86, 30],
      size: [84, 50],
      lines: ['feemarket', 'base fee'],
      tone: 'accent',
    },
    {
      id: 'distribution',
      at: [176, 30],
      size: [98, 50],
      lines: ['distribution', 'pays N-1'],
      tone: 'sand',
    },
    { id: 'slashing', at: [280, 30], size: [74, 50], lines: ['slashing', 'evidence'] },
    { id: 'txs', at: [0, 118], size: [360, 56], lines: ['Transactions', 'in the order they came'] },
    { id: 'end', at: [0, 200], size: [360, 92], lines: ['End of block N'], tone: 'group' },
    { id: 'gov', at: [10, 230], size: [76, 50], lines: ['gov', 'proposals'] },
    { id: 'staking', at: [94, 230], size: [84, 50], lines: ['staking', 'validators'] },
    {
      id: 'fee2',
      at: [186, 230],
      size: [84, 50],
      lines: ['feemarket', 'gas figure'],
      tone: 'accent',
    },
    {
      id: 'coinomics',
      at: [278, 230],
      size: [74, 50],
      lines: ['coinomics', 'mints'],
      tone: 'sand',
    },
  ],
  arrows: [
    { from: 'begin', to: 'txs' },
    { from: 'txs', to: 'end' },
  ],
  notes: [
    {
      at: [180, 314],
      text: 'Minted coins and gas figure are used in block N+1.',
      anchor: 'middle',
    },
  ],
}
