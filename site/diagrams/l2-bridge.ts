import { network } from '../network.ts'
import type { DiagramSpec } from './spec.ts'

const { l2Testnet } = network

export const l2Bridge: DiagramSpec = {
  size: [360, 250],
  boxes: [
    { id: 's', at: [0, 6], size: [144, 238], lines: ['Sepolia'], tone: 'group' },
    { id: 'l', at: [216, 6], size: [144, 238], lines: [`${l2Testnet.name.value}`], tone: 'group' },
    {
      id: 'b1',
      at: [10, 36],
      size: [124, 46],
      lines: ['Standard bridge', 'ETH, ERC-20'],
      tone: 'accent',
    },
    {
      id: 'b2',
      at: [226, 36],
      size: [124, 46],
      lines: ['Standard bridge', 'ETH, ERC-20'],
      tone: 'accent',
    },
    { id: 'm1', at: [10, 110], size: [124, 46], lines: ['Messenger', 'calls across'] },
    { id: 'm2', at: [226, 110], size: [124, 46], lines: ['Messenger', 'calls across'] },
    {
      id: 'p1',
      at: [10, 184],
      size: [124, 46],
      lines: ['Portal', 'proves, pays out'],
      tone: 'sand',
    },
    {
      id: 'p2',
      at: [226, 184],
      size: [124, 46],
      lines: ['Message passer', 'withdrawals'],
      tone: 'sand',
    },
  ],
  arrows: [
    { from: 'b1', to: 'm1', both: true },
    { from: 'm1', to: 'p1', both: true },
    { from: 'b2', to: 'm2', both: true },
    { from: 'm2', to: 'p2' },
    { from: 'p2', to: 'p1', label: 'proof' },
    { from: 'm1', to: 'm2', label: 'deposit' },
  ],
}
