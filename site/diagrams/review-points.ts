import type { DiagramSpec } from './spec.ts'

export const reviewPoints: DiagramSpec = {
  size: [360, 266],
  boxes: [
    { id: 'app', at: [90, 6], size: [180, 44], lines: ['Application', 'with its contracts'] },
    {
      id: 'list',
      at: [0, 108],
      size: [112, 62],
      lines: ['List on the', 'site, status by', 'the project'],
      tone: 'sand',
    },
    {
      id: 'wallet',
      at: [124, 108],
      size: [112, 62],
      lines: ['HAQQ Wallet', 'mainnet: listed', 'sites only'],
      tone: 'sand',
    },
    { id: 'others', at: [248, 108], size: [112, 62], lines: ['Other wallets', 'no check'] },
    {
      id: 'chain',
      at: [0, 220],
      size: [360, 42],
      lines: ['Chain', 'no check: executes every valid transaction'],
      tone: 'accent',
    },
  ],
  arrows: [
    { from: 'app', to: 'list', through: 101, dashed: true },
    { from: 'app', to: 'wallet' },
    { from: 'app', to: 'others', through: 259 },
    { from: 'wallet', to: 'chain' },
    { from: 'others', to: 'chain' },
  ],
}
