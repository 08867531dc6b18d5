import type { DiagramSpec } from './spec.ts'

export const metamaskRoads: DiagramSpec = {
  size: [360, 238],
  boxes: [
    { id: 'metamask', at: [100, 6], size: [160, 40], lines: ['MetaMask'], tone: 'sand' },
    {
      id: 'send',
      at: [0, 96],
      size: [150, 46],
      lines: ['Send, use contracts', 'signs a transaction'],
    },
    {
      id: 'shell',
      at: [210, 96],
      size: [150, 46],
      lines: ['Shell', 'stake, vote, claim'],
      tone: 'accent',
    },
    { id: 'evm', at: [0, 190], size: [150, 44], lines: ['EVM side', 'coins, tokens, NFTs'] },
    {
      id: 'cosmos',
      at: [210, 190],
      size: [150, 44],
      lines: ['Cosmos side', 'staking, governance'],
    },
  ],
  arrows: [
    { from: 'metamask', to: 'send' },
    { from: 'metamask', to: 'shell' },
    { from: 'send', to: 'evm' },
    { from: 'shell', to: 'cosmos', label: 'call or' },
  ],
  notes: [{ at: [292, 184], text: 'EIP-712' }],
}
