import type { DiagramSpec } from './spec.ts'

/** HAQQ and all around it: who uses it, what it is made of, who keeps it, where it leads. */
export const whatIsHaqq: DiagramSpec = {
  size: [360, 282],
  boxes: [
    {
      id: 'people',
      at: [85, 0],
      size: [190, 44],
      lines: ['People', 'in wallets and applications'],
    },
    { id: 'haqq', at: [94, 86], size: [172, 102], lines: ['HAQQ'], tone: 'group' },
    {
      id: 'evm',
      at: [104, 112],
      size: [72, 64],
      lines: ['EVM', 'contracts,', 'tokens'],
      tone: 'accent',
    },
    {
      id: 'modules',
      at: [184, 112],
      size: [72, 64],
      lines: ['Modules', 'staking,', 'votes'],
      tone: 'accent',
    },
    { id: 'ibc', at: [0, 112], size: [68, 64], lines: ['IBC', 'Cosmos', 'chains'] },
    { id: 'bridges', at: [292, 112], size: [68, 64], lines: ['Bridge', 'Ethereum'] },
    {
      id: 'validators',
      at: [85, 236],
      size: [190, 44],
      lines: ['Validators', 'make and sign the blocks'],
      tone: 'sand',
    },
  ],
  arrows: [
    { from: 'people', to: 'haqq', both: true },
    { from: 'ibc', to: 'haqq', both: true },
    { from: 'haqq', to: 'bridges', both: true },
    { from: 'validators', to: 'haqq' },
  ],
}
