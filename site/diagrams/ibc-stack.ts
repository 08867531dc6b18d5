import type { DiagramSpec } from './spec.ts'

export const ibcStack: DiagramSpec = {
  size: [360, 280],
  boxes: [
    { id: 'channel', at: [90, 6], size: [180, 36], lines: ['Channel'], tone: 'sand' },
    {
      id: 'erc20',
      at: [20, 78],
      size: [150, 44],
      lines: ['erc20', 'registers, converts'],
      tone: 'accent',
    },
    { id: 'forward', at: [20, 156], size: [320, 36], lines: ['Packet forwarding'] },
    {
      id: 'transfer',
      at: [20, 228],
      size: [320, 44],
      lines: ['transfer', 'vouchers and escrow'],
      tone: 'accent',
    },
  ],
  arrows: [
    { from: 'channel', to: 'erc20', through: 130, label: 'in', labelSide: 'before' },
    { from: 'erc20', to: 'forward', through: 95 },
    { from: 'forward', to: 'transfer', through: 95 },
    { from: 'transfer', to: 'forward', through: 235 },
    { from: 'forward', to: 'channel', through: 235, label: 'out' },
  ],
}
