import { network } from '../network.ts'
import type { DiagramSpec } from './spec.ts'

const { l2Testnet } = network

export const l2Bridge: DiagramSpec = {
  size: [360, 252],
  boxes: [
    { id: 'sepolia', at: [0, 6], size: [144, 242], lines: ['Sepolia'], tone: 'group' },
    { id: 'l2', at: [216, 6], size: [144, 242], lines: [l2Testnet.name.value], tone: 'group' },
    {
      id: 'bridge1',
      at: [10, 34],
      size: [124, 42],
      lines: ['Standard bridge', 'ETH, ERC-20'],
      tone: 'accent',
    },
    {
      id: 'bridge2',
      at: [226, 34],
      size: [124, 42],
      lines: ['Standard bridge', 'ETH, ERC-20'],
      tone: 'accent',
    },
    { id: 'messenger1', at: [10, 96], size: [124, 42], lines: ['Messenger', 'calls across'] },
    { id: 'messenger2', at: [226, 96], size: [124, 84], lines: ['Messenger', 'calls across'] },
    {
      id: 'portal',
      at: [10, 158],
      size: [124, 82],
      lines: ['Portal', 'takes deposits,', 'pays out'],
      tone: 'sand',
    },
    {
      id: 'passer',
      at: [226, 200],
      size: [124, 40],
      lines: ['Message passer', 'withdrawals'],
      tone: 'sand',
    },
  ],
  arrows: [
    { from: 'bridge1', to: 'messenger1', both: true },
    { from: 'messenger1', to: 'portal', both: true },
    { from: 'bridge2', to: 'messenger2', both: true },
    { from: 'messenger2', to: 'passer' },
    { from: 'portal', to: 'messenger2', label: 'deposit' },
    { from: 'passer', to: 'portal', label: 'proof' },
  ],
}
