import type { DiagramSpec } from './spec.ts'

export const relayer: DiagramSpec = {
  size: [360, 218],
  boxes: [
    {
      id: 'a',
      at: [0, 6],
      size: [104, 150],
      lines: ['HAQQ', 'stores the', 'packet'],
      tone: 'accent',
    },
    {
      id: 'relayer',
      at: [148, 6],
      size: [64, 150],
      lines: ['Relayer', 'reads,', 'proves,', 'pays'],
      tone: 'sand',
    },
    {
      id: 'b',
      at: [256, 6],
      size: [104, 150],
      lines: ['Other chain', 'checks the', 'proof'],
      tone: 'accent',
    },
  ],
  arrows: [
    { from: 'a', to: 'relayer', through: 32 },
    { from: 'relayer', to: 'b', through: 32 },
    { from: 'b', to: 'relayer', through: 128 },
    { from: 'relayer', to: 'a', through: 128 },
  ],
  notes: [
    { at: [126, 24], text: '1', anchor: 'middle' },
    { at: [234, 24], text: '2', anchor: 'middle' },
    { at: [234, 120], text: '3', anchor: 'middle' },
    { at: [126, 120], text: '4', anchor: 'middle' },
    { at: [0, 178], text: '1, 2  packet with proof' },
    { at: [0, 194], text: '3, 4  acknowledgement with proof' },
    { at: [0, 210], text: 'No answer in time: the coins go back.' },
  ],
}
