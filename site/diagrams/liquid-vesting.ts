import type { DiagramSpec } from './spec.ts'

export const liquidVesting: DiagramSpec = {
  size: [360, 262],
  boxes: [
    {
      id: 'account',
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
      at: [224, 112],
      size: [136, 46],
      lines: ['aLIQUID1', 'with its schedule'],
      tone: 'accent',
    },
    { id: 'holder', at: [0, 112], size: [136, 46], lines: ['Any holder', 'moves it freely'] },
    {
      id: 'free',
      at: [0, 214],
      size: [160, 44],
      lines: ['ISLM, free', 'periods have passed'],
      tone: 'sand',
    },
    {
      id: 'locked',
      at: [200, 214],
      size: [160, 44],
      lines: ['ISLM, locked again', 'periods are ahead'],
      tone: 'danger',
    },
    { id: 'redeem', at: [0, 182], size: [360, 1], lines: [], tone: 'soft' },
  ],
  arrows: [
    { from: 'account', to: 'module', label: 'liquidate' },
    { from: 'module', to: 'coin', label: 'creates' },
    { from: 'coin', to: 'holder' },
    { from: 'holder', to: 'redeem', label: 'redeem' },
    { from: 'redeem', to: 'free' },
    { from: 'redeem', to: 'locked' },
  ],
}
