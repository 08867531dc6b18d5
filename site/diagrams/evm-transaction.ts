import type { DiagramSpec } from './spec.ts'

export const evmTransaction: DiagramSpec = {
  size: [360, 352],
  boxes: [
    { id: 'wallet', at: [0, 6], size: [140, 40], lines: ['Wallet signs'] },
    { id: 'rpc', at: [200, 6], size: [160, 40], lines: ['JSON-RPC wraps it', 'into a Cosmos tx'] },
    {
      id: 'checks',
      at: [200, 82],
      size: [160, 54],
      lines: ['Checks', 'floors, signature,', 'balance, nonce'],
      tone: 'sand',
    },
    {
      id: 'refused',
      at: [0, 82],
      size: [140, 54],
      lines: ['Refused', 'costs nothing'],
      tone: 'danger',
    },
    { id: 'fee', at: [200, 172], size: [160, 40], lines: ['Fee for the whole', 'limit is taken'] },
    {
      id: 'run',
      at: [200, 248],
      size: [160, 40],
      lines: ['EVM runs', 'on a copy of the state'],
      tone: 'accent',
    },
    {
      id: 'fail',
      at: [0, 248],
      size: [140, 40],
      lines: ['Status 0', 'copy thrown away'],
      tone: 'danger',
    },
    {
      id: 'refund',
      at: [0, 310],
      size: [360, 36],
      lines: ['At least half the limit stays, the rest returns'],
      tone: 'soft',
    },
  ],
  arrows: [
    { from: 'wallet', to: 'rpc' },
    { from: 'rpc', to: 'checks' },
    { from: 'checks', to: 'refused', label: 'fails', tone: 'danger' },
    { from: 'checks', to: 'fee', label: 'passes' },
    { from: 'fee', to: 'run' },
    { from: 'run', to: 'fail', label: 'reverts', tone: 'danger' },
    { from: 'run', to: 'refund', through: 280 },
    { from: 'fail', to: 'refund', through: 70 },
  ],
}
