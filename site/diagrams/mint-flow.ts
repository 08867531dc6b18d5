import type { DiagramSpec } from './spec.ts'

export const mintFlow: DiagramSpec = {
  size: [360, 384],
  boxes: [
    {
      id: 'mint',
      at: [20, 6],
      size: [140, 44],
      lines: ['coinomics', 'mints for stake'],
      tone: 'accent',
    },
    { id: 'fees', at: [200, 6], size: [140, 44], lines: ['Fees', 'of transactions'] },
    { id: 'collector', at: [90, 88], size: [180, 34], lines: ['fee_collector'] },
    { id: 'distribution', at: [90, 170], size: [180, 34], lines: ['distribution'] },
    {
      id: 'pool',
      at: [0, 252],
      size: [140, 44],
      lines: ['Community pool', 'community tax'],
      tone: 'sand',
    },
    {
      id: 'validators',
      at: [180, 252],
      size: [180, 44],
      lines: ['Validators', 'by voting power'],
      tone: 'accent',
    },
    { id: 'operator', at: [150, 334], size: [98, 44], lines: ['Operator', 'commission'] },
    {
      id: 'delegators',
      at: [262, 334],
      size: [98, 44],
      lines: ['Delegators', 'by stake'],
      tone: 'accent',
    },
  ],
  arrows: [
    { from: 'mint', to: 'collector', through: 125 },
    { from: 'fees', to: 'collector', through: 235 },
    { from: 'collector', to: 'distribution', label: 'next block' },
    { from: 'distribution', to: 'pool', label: 'first', labelSide: 'before', tone: 'sand' },
    { from: 'distribution', to: 'validators', label: 'the rest' },
    { from: 'validators', to: 'operator' },
    { from: 'validators', to: 'delegators' },
  ],
}
