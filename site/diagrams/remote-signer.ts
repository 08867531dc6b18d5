import type { DiagramSpec } from './spec.ts'

export const remoteSigner: DiagramSpec = {
  size: [360, 250],
  boxes: [
    {
      id: 'node',
      at: [0, 30],
      size: [120, 150],
      lines: ['Node', 'waits on', 'port 26659,', 'holds no key'],
      tone: 'accent',
    },
    {
      id: 'kms',
      at: [240, 30],
      size: [120, 70],
      lines: ['TMKMS', 'compares with', 'its record'],
      tone: 'sand',
    },
    { id: 'record', at: [240, 132], size: [120, 48], lines: ['Record', 'last signature'] },
    { id: 'key', at: [240, 212], size: [120, 34], lines: ['Key or HSM'], tone: 'danger' },
  ],
  arrows: [
    { from: 'kms', to: 'node', through: 42, label: '1 connects' },
    { from: 'node', to: 'kms', through: 68, label: '2 sign this?' },
    { from: 'kms', to: 'node', through: 94, label: '3 signature' },
    { from: 'kms', to: 'record', both: true },
    { from: 'record', to: 'key', both: true },
  ],
  notes: [
    { at: [0, 18], text: 'first machine' },
    { at: [240, 18], text: 'second machine' },
    { at: [0, 206], text: 'A height that is in the record' },
    { at: [0, 222], text: 'already is refused.' },
  ],
}
