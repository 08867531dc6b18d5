import type { DiagramSpec } from './spec.ts'

export const walletWays: DiagramSpec = {
  size: [360, 240],
  boxes: [
    { id: 'inside', at: [0, 6], size: [112, 46], lines: ['Page inside', 'the wallet'] },
    { id: 'any', at: [124, 6], size: [112, 46], lines: ['Page in any', 'browser'] },
    { id: 'phone', at: [248, 6], size: [112, 46], lines: ['Page on', 'the phone'] },
    {
      id: 'injected',
      at: [0, 102],
      size: [112, 46],
      lines: ['Injected', 'window.ethereum'],
      tone: 'accent',
    },
    {
      id: 'wc',
      at: [124, 102],
      size: [112, 46],
      lines: ['WalletConnect', 'session'],
      tone: 'accent',
    },
    {
      id: 'deep',
      at: [248, 102],
      size: [112, 46],
      lines: ['haqq://...', 'deep link'],
      tone: 'sand',
    },
    {
      id: 'wallet',
      at: [0, 194],
      size: [360, 42],
      lines: ['Wallet', 'shows the request, the user decides'],
    },
  ],
  arrows: [
    { from: 'inside', to: 'injected' },
    { from: 'any', to: 'wc' },
    { from: 'phone', to: 'deep' },
    { from: 'injected', to: 'wallet' },
    { from: 'wc', to: 'wallet' },
    { from: 'deep', to: 'wallet', label: 'only HAQQ', labelSide: 'before' },
  ],
}
