import type { DiagramSpec } from './spec.ts'

export const rollback: DiagramSpec = {
  size: [360, 346],
  boxes: [
    {
      id: 'when',
      at: [0, 6],
      size: [190, 46],
      lines: ['Is the height of the', 'plan still ahead?'],
      tone: 'sand',
    },
    { id: 'skip', at: [246, 6], size: [114, 46], lines: ['Skip a plan'], tone: 'accent' },
    {
      id: 'who',
      at: [0, 102],
      size: [190, 46],
      lines: ['Is your node alone', 'with its AppHash?'],
      tone: 'sand',
    },
    {
      id: 'version',
      at: [246, 102],
      size: [114, 46],
      lines: ['Right binary,', 'one block'],
      tone: 'accent',
    },
    {
      id: 'agree',
      at: [0, 198],
      size: [190, 46],
      lines: ['No block of the new', 'version, and 2/3 agree?'],
      tone: 'sand',
    },
    { id: 'backup', at: [246, 198], size: [114, 46], lines: ['From a backup'], tone: 'accent' },
    {
      id: 'wait',
      at: [0, 294],
      size: [190, 46],
      lines: ['Stop and wait', 'for the coordinators'],
      tone: 'danger',
    },
  ],
  arrows: [
    { from: 'when', to: 'skip', label: 'yes' },
    { from: 'when', to: 'who', label: 'no' },
    { from: 'who', to: 'version', label: 'yes' },
    { from: 'who', to: 'agree', label: 'no' },
    { from: 'agree', to: 'backup', label: 'yes' },
    { from: 'agree', to: 'wait', label: 'no' },
  ],
}
