import type { DiagramSpec } from './spec.ts'

export const restake: DiagramSpec = {
  size: [360, 246],
  boxes: [
    { id: 'delegator', at: [0, 6], size: [120, 44], lines: ['Delegator', 'owns the coins'] },
    {
      id: 'grant',
      at: [220, 6],
      size: [140, 58],
      lines: ['Grant on chain', 'delegate to you,', 'until a date'],
      tone: 'sand',
    },
    {
      id: 'bot',
      at: [220, 110],
      size: [140, 44],
      lines: ['Your bot', 'pays the fees'],
      tone: 'accent',
    },
    {
      id: 'stake',
      at: [0, 96],
      size: [120, 58],
      lines: ['Stake with you', 'grows by the', 'rewards'],
      tone: 'accent',
    },
    { id: 'other', at: [220, 200], size: [140, 40], lines: ['Other addresses'], tone: 'danger' },
  ],
  arrows: [
    { from: 'delegator', to: 'grant', label: 'signs once', through: 30 },
    { from: 'grant', to: 'bot', label: 'allows' },
    { from: 'bot', to: 'stake', label: 'compounds' },
    {
      from: 'bot',
      to: 'other',
      label: 'not possible',
      labelSide: 'before',
      dashed: true,
      tone: 'danger',
    },
  ],
}
