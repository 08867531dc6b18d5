import { network } from '../network.ts'
import type { DiagramSpec } from './spec.ts'

const { l2Testnet } = network

export const l2Withdrawal: DiagramSpec = {
  size: [360, 186],
  boxes: [
    {
      id: 'init',
      at: [66, 18],
      size: [104, 44],
      lines: ['1 Initiate', 'coins leave'],
      tone: 'accent',
    },
    { id: 'prove', at: [118, 106], size: [80, 44], lines: ['2 Prove', 'by a proof'] },
    {
      id: 'wait',
      at: [204, 106],
      size: [72, 44],
      lines: ['wait', `${l2Testnet.withdrawalChallengePeriod.value}`],
      tone: 'sand',
    },
    {
      id: 'final',
      at: [282, 106],
      size: [78, 44],
      lines: ['3 Finalise', 'paid out'],
      tone: 'accent',
    },
  ],
  arrows: [{ from: 'init', to: 'prove', label: 'result published' }],
  lines: [
    {
      points: [
        [66, 166],
        [360, 166],
      ],
    },
  ],
  notes: [
    { at: [0, 44], text: 'Layer 2' },
    { at: [0, 132], text: 'Sepolia' },
    { at: [360, 182], text: 'time', anchor: 'end' },
  ],
}
