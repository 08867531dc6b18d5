import type { DiagramSpec } from './spec.ts'

export const transactionFamilies: DiagramSpec = {
  size: [360, 236],
  boxes: [
    {
      id: 'tx',
      at: [90, 6],
      size: [180, 40],
      lines: ['Transaction', 'first extension option'],
      tone: 'sand',
    },
    {
      id: 'evm',
      at: [0, 96],
      size: [112, 56],
      lines: ['Ethereum', 'checks', '(EVM)'],
      tone: 'accent',
    },
    { id: 'cosmos', at: [124, 96], size: [112, 56], lines: ['Cosmos', 'checks'], tone: 'accent' },
    { id: 'no', at: [248, 96], size: [112, 56], lines: ['Refused'], tone: 'danger' },
    { id: 'state', at: [40, 190], size: [180, 40], lines: ['One state', 'fees in one coin'] },
  ],
  arrows: [
    { from: 'tx', to: 'evm', through: 102, label: 'Ethereum', labelSide: 'before' },
    { from: 'tx', to: 'cosmos', through: 180, label: 'none, tip,' },
    { from: 'tx', to: 'no', through: 258, label: 'unknown' },
    { from: 'evm', to: 'state', through: 76 },
    { from: 'cosmos', to: 'state', through: 172 },
  ],
  notes: [{ at: [187, 90], text: 'EIP-712' }],
}
