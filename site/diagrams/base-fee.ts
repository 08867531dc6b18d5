import type { DiagramSpec } from './spec.ts'

export const baseFee: DiagramSpec = {
  size: [360, 236],
  boxes: [
    { id: 'txs', at: [0, 6], size: [150, 50], lines: ['Block N', 'gas limits, gas used'] },
    {
      id: 'figure',
      at: [210, 6],
      size: [150, 50],
      lines: ['Gas figure g', 'stored at the end'],
      tone: 'sand',
    },
    { id: 'fee', at: [210, 106], size: [150, 50], lines: ['Compare g with T', 'begin of N+1'] },
    {
      id: 'next',
      at: [0, 106],
      size: [150, 50],
      lines: ['Base fee', 'of block N+1'],
      tone: 'accent',
    },
  ],
  arrows: [
    { from: 'txs', to: 'figure' },
    { from: 'figure', to: 'fee' },
    { from: 'fee', to: 'next' },
    { from: 'next', to: 'txs', label: 'prices N+1' },
  ],
  notes: [
    { at: [0, 184], text: 'g above T: at most 12.5% up' },
    { at: [0, 202], text: 'g equal to T: no change' },
    { at: [0, 220], text: 'g below T: at most 12.5% down, not below the floor' },
  ],
}
