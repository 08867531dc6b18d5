import type { DiagramSpec } from './spec.ts'

export const swapRoute: DiagramSpec = {
  size: [360, 348],
  boxes: [
    { id: 'source', at: [0, 6], size: [190, 46], lines: ['Ethereum', 'USDC leaves your wallet'] },
    {
      id: 'bridge',
      at: [0, 104],
      size: [190, 46],
      lines: ['Bridge', 'Axelar or CCTP'],
      tone: 'sand',
    },
    {
      id: 'middle',
      at: [0, 202],
      size: [190, 46],
      lines: ['Chain in the middle', 'an address of yours'],
    },
    {
      id: 'haqq',
      at: [0, 300],
      size: [190, 46],
      lines: ['HAQQ', 'axlUSDC or USDC'],
      tone: 'accent',
    },
  ],
  arrows: [
    { from: 'source', to: 'bridge', label: 'allowance, transfer' },
    { from: 'bridge', to: 'middle', label: 'issued, perhaps exchanged' },
    { from: 'middle', to: 'haqq', label: 'IBC' },
  ],
  notes: [
    { at: [204, 26], text: 'gas in ETH' },
    { at: [204, 42], text: 'about 16 min to be final' },
    { at: [204, 132], text: 'fee from the amount' },
    { at: [204, 222], text: 'tokens wait here' },
    { at: [204, 238], text: 'if the route stops' },
    { at: [204, 328], text: 'fees in ISLM' },
  ],
}
