import type { DiagramSpec } from './spec.ts'

export const epochTick: DiagramSpec = {
  size: [360, 156],
  boxes: [
    { id: 'one', at: [10, 30], size: [150, 34], lines: ['epoch 1'], tone: 'accent' },
    { id: 'two', at: [160, 30], size: [150, 34], lines: ['epoch 2'], tone: 'sand' },
    { id: 'three', at: [310, 30], size: [44, 34], lines: ['3'], tone: 'accent' },
  ],
  lines: [
    {
      points: [
        [10, 96],
        [354, 96],
      ],
    },
    {
      points: [
        [155.5, 88],
        [155.5, 104],
      ],
    },
    {
      points: [
        [166, 80],
        [166, 104],
      ],
      tone: 'danger',
    },
    {
      points: [
        [175, 88],
        [175, 104],
      ],
    },
    {
      points: [
        [319, 80],
        [319, 104],
      ],
      tone: 'danger',
    },
    {
      points: [
        [160, 64],
        [160, 92],
      ],
      dashed: true,
    },
    {
      points: [
        [310, 64],
        [310, 92],
      ],
      dashed: true,
    },
  ],
  notes: [
    { at: [10, 18], text: 'nominal starts: 0, 100, 200 s' },
    { at: [148, 118], text: '97', anchor: 'middle' },
    { at: [166, 134], text: '104 ticks', anchor: 'middle', tone: 'danger' },
    { at: [184, 118], text: '110', anchor: 'middle' },
    { at: [319, 134], text: '206 ticks', anchor: 'middle', tone: 'danger' },
    { at: [10, 152], text: 'blocks, at their times' },
  ],
}
