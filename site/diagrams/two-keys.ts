import type { DiagramSpec } from './spec.ts'

/** The two keys of a validator: where each lives, what it signs, and how it is kept. */
export const twoKeys: DiagramSpec = {
  size: [360, 262],
  boxes: [
    { id: 'blocks', at: [20, 0], size: [130, 34], lines: ['Blocks'] },
    { id: 'transactions', at: [210, 0], size: [130, 34], lines: ['Transactions'] },
    { id: 'machine', at: [0, 72], size: [170, 92], lines: ['On the validator'], tone: 'group' },
    { id: 'ledger', at: [190, 72], size: [170, 92], lines: ['Ledger or keyring'], tone: 'group' },
    {
      id: 'consensus',
      at: [20, 100],
      size: [130, 54],
      lines: ['Consensus key', 'in one place only'],
      tone: 'accent',
    },
    {
      id: 'operator',
      at: [210, 100],
      size: [130, 54],
      lines: ['Operator key', 'stake and rewards'],
      tone: 'sand',
    },
    { id: 'file', at: [20, 202], size: [130, 46], lines: ['Backup', 'encrypted, offline'] },
    { id: 'phrase', at: [210, 202], size: [130, 46], lines: ['Backup', 'phrase on paper'] },
  ],
  arrows: [
    { from: 'consensus', to: 'blocks', label: 'signs', labelSide: 'before', through: 144 },
    { from: 'operator', to: 'transactions', label: 'signs', labelSide: 'before', through: 334 },
    { from: 'consensus', to: 'file', dashed: true },
    { from: 'operator', to: 'phrase', dashed: true },
  ],
}
