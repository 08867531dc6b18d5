import type { DiagramSpec } from './spec.ts'

export const liquidVesting: DiagramSpec = {
  size: [360, 262],
  boxes: [
    {
      id: 'amina',
      at: [0, 6],
      size: [136, 58],
      lines: ['Vesting account', 'locked ISLM'],
      tone: 'accent',
    },
    {
      id: 'module',
      at: [224, 6],
      size: [136, 58],
      lines: ['Module account', 'keeps the ISLM'],
      tone: 'sand',
    },
    {
      id: 'coin',
      at: [224, 118],
      size: [136, 44],
      lines: ['aLIQUID1', 'own schedule'],
      tone: 'accent',
    },
    { id: 'holder', at: [0, 118], size: [136, 44], lines: ['Any holder', 'buys, sells, sends'] },
    {
      id: 'free',
      at: [0, 214],
      size: [136, 44],
      lines: ['ISLM free', 'periods passed'],
      tone: 'sand',
    },
    {
      id: 'locked',
      at: [224, 214],
      size: [136, 44],
      lines: ['ISLM locked', 'periods ahead'],
      tone: 'danger',
    },
  ],
  arrows: [
    { from: 'amina', to: 'module', label: 'liquidate' },
    { from: 'module', to: 'coin', label: 'creates' },
    { from: 'coin', to: 'holder', both: true, label: 'moves freely' },
    { from: 'holder', to: 'free', label: 'redeem' },
    { from: 'coin', to: 'locked', label: 'redeem' },
  ],
}
