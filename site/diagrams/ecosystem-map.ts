import type { DiagramSpec } from './spec.ts'

export const ecosystemMap: DiagramSpec = {
  size: [360, 238],
  boxes: [
    {
      id: 'wallet',
      at: [90, 6],
      size: [180, 44],
      lines: ['Your wallet', 'keys, signatures'],
      tone: 'sand',
    },
    { id: 'shell', at: [0, 100], size: [112, 46], lines: ['Shell', 'stake, vote'], tone: 'accent' },
    {
      id: 'vesting',
      at: [124, 100],
      size: [112, 46],
      lines: ['Vesting', 'locked coins'],
      tone: 'accent',
    },
    { id: 'dapps', at: [248, 100], size: [112, 46], lines: ['Third parties', 'swap, bridge'] },
    {
      id: 'chain',
      at: [0, 190],
      size: [360, 44],
      lines: ['HAQQ', 'executes every valid transaction, reviews none'],
    },
  ],
  arrows: [
    { from: 'wallet', to: 'shell', through: 101 },
    { from: 'wallet', to: 'vesting' },
    { from: 'wallet', to: 'dapps', through: 259 },
    { from: 'shell', to: 'chain' },
    { from: 'vesting', to: 'chain' },
    { from: 'dapps', to: 'chain' },
  ],
}
