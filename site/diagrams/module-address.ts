import type { DiagramSpec } from './spec.ts'

export const moduleAddress: DiagramSpec = {
  size: [360, 142],
  boxes: [
    { id: 'name', at: [0, 6], size: [84, 46], lines: ['gov', 'the name'] },
    { id: 'hash', at: [124, 6], size: [90, 46], lines: ['SHA-256', '32 bytes'], tone: 'sand' },
    {
      id: 'address',
      at: [254, 6],
      size: [106, 46],
      lines: ['Address', 'first 20 bytes'],
      tone: 'accent',
    },
    { id: 'hex', at: [130, 96], size: [100, 40], lines: ['0x7b5f…3df2'] },
    { id: 'bech32', at: [246, 96], size: [114, 40], lines: ['haqq10d0…xkg9'] },
  ],
  arrows: [
    { from: 'name', to: 'hash' },
    { from: 'hash', to: 'address' },
    { from: 'address', to: 'bech32' },
    { from: 'hex', to: 'bech32', both: true },
  ],
  notes: [{ at: [0, 120], text: 'No private key.' }],
}
