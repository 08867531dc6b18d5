import type { DiagramSpec } from './spec.ts'

export const walletChoice: DiagramSpec = {
  size: [360, 342],
  boxes: [
    {
      id: 'cosmos',
      at: [0, 6],
      size: [200, 46],
      lines: ['Stake, vote or use IBC', 'in the wallet itself?'],
      tone: 'sand',
    },
    { id: 'keplr', at: [256, 6], size: [104, 46], lines: ['Keplr'], tone: 'accent' },
    {
      id: 'apps',
      at: [0, 102],
      size: [200, 46],
      lines: ['Applications, tokens,', 'NFTs?'],
      tone: 'sand',
    },
    {
      id: 'metamask',
      at: [256, 102],
      size: [104, 46],
      lines: ['MetaMask', 'Shell to stake'],
      tone: 'accent',
    },
    { id: 'phone', at: [0, 198], size: [200, 46], lines: ['Phone only?'], tone: 'sand' },
    {
      id: 'mobile',
      at: [256, 198],
      size: [104, 46],
      lines: ['Either one', 'as a phone app'],
      tone: 'accent',
    },
    {
      id: 'ledger',
      at: [0, 294],
      size: [360, 42],
      lines: ['Larger amounts: add a Ledger', 'works with both'],
      tone: 'accent',
    },
  ],
  arrows: [
    { from: 'cosmos', to: 'keplr', label: 'yes' },
    { from: 'cosmos', to: 'apps', label: 'no' },
    { from: 'apps', to: 'metamask', label: 'yes' },
    { from: 'apps', to: 'phone', label: 'also' },
    { from: 'phone', to: 'mobile', label: 'yes' },
    { from: 'phone', to: 'ledger', label: 'in any case' },
  ],
}
