import type { DiagramSpec } from './spec.ts'

export const moveValidator: DiagramSpec = {
  size: [360, 190],
  boxes: [
    { id: 'old', at: [74, 30], size: [96, 34], lines: ['signs'], tone: 'accent' },
    { id: 'gap', at: [176, 30], size: [72, 104], lines: ['nobody', 'signs'], tone: 'sand' },
    { id: 'sync', at: [74, 96], size: [96, 42], lines: ['syncs', 'without key'] },
    { id: 'new', at: [254, 100], size: [100, 34], lines: ['signs'], tone: 'accent' },
  ],
  lines: [
    {
      points: [
        [74, 156],
        [354, 156],
      ],
    },
  ],
  notes: [
    { at: [0, 51], text: 'Old node' },
    { at: [0, 121], text: 'New node' },
    { at: [304, 51], text: 'stopped', anchor: 'middle' },
    { at: [354, 174], text: 'time', anchor: 'end' },
    { at: [212, 174], text: 'key moves', anchor: 'middle' },
  ],
}
