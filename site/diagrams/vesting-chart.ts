import type { DiagramSpec } from './spec.ts'

/** Months 0 to 48 from x = 44 to 344, 0 to 4,800 coins from y = 190 to 30. */
export const vestingChart: DiagramSpec = {
  size: [360, 268],
  boxes: [],
  lines: [
    {
      points: [
        [44, 22],
        [44, 190],
        [352, 190],
      ],
    },
    {
      points: [
        [40, 150],
        [352, 150],
      ],
      tone: 'soft',
      dashed: true,
    },
    {
      points: [
        [40, 110],
        [352, 110],
      ],
      tone: 'soft',
      dashed: true,
    },
    {
      points: [
        [40, 70],
        [352, 70],
      ],
      tone: 'soft',
      dashed: true,
    },
    {
      points: [
        [44, 190],
        [119, 190],
        [119, 150],
        [194, 150],
        [194, 110],
        [269, 110],
        [269, 70],
        [344, 70],
        [344, 30],
      ],
      tone: 'accent',
    },
    {
      points: [
        [44, 187],
        [156.5, 187],
        [156.5, 30],
        [344, 30],
      ],
      tone: 'sand',
    },
    {
      points: [
        [44, 228],
        [74, 228],
      ],
      tone: 'accent',
    },
    {
      points: [
        [44, 250],
        [74, 250],
      ],
      tone: 'sand',
    },
  ],
  notes: [
    { at: [36, 34], text: '4,800', anchor: 'end' },
    { at: [36, 74], text: '3,600', anchor: 'end' },
    { at: [36, 114], text: '2,400', anchor: 'end' },
    { at: [36, 154], text: '1,200', anchor: 'end' },
    { at: [36, 194], text: '0', anchor: 'end' },
    { at: [119, 206], text: '12', anchor: 'middle' },
    { at: [156, 206], text: '18', anchor: 'middle' },
    { at: [194, 206], text: '24', anchor: 'middle' },
    { at: [269, 206], text: '36', anchor: 'middle' },
    { at: [344, 206], text: '48', anchor: 'middle' },
    { at: [82, 232], text: 'vested: whose the coins are' },
    { at: [82, 254], text: 'unlocked: when they may move' },
  ],
}
