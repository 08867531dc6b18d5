import type { DiagramSpec } from './spec.ts'

export const upgrade: DiagramSpec = {
  size: [360, 372],
  boxes: [
    {
      id: 'plan',
      at: [90, 6],
      size: [180, 44],
      lines: ['Proposal passes', 'plan: name and height'],
      tone: 'sand',
    },
    {
      id: 'prep',
      at: [90, 80],
      size: [180, 44],
      lines: ['You put the binary', 'into its folder'],
      tone: 'accent',
    },
    {
      id: 'stop',
      at: [90, 154],
      size: [180, 44],
      lines: ['At the height', 'the old version stops'],
    },
    { id: 'file', at: [0, 240], size: [160, 44], lines: ['upgrade-info.json', 'is written'] },
    {
      id: 'cosmovisor',
      at: [200, 240],
      size: [160, 44],
      lines: ['Cosmovisor', 'backs up, switches'],
      tone: 'accent',
    },
    {
      id: 'run',
      at: [90, 322],
      size: [180, 44],
      lines: ['New version waits for', 'two thirds of the power'],
    },
  ],
  arrows: [
    { from: 'plan', to: 'prep' },
    { from: 'prep', to: 'stop' },
    { from: 'stop', to: 'file', through: 125 },
    { from: 'file', to: 'cosmovisor', label: 'seen' },
    { from: 'cosmovisor', to: 'run', through: 235 },
  ],
}
