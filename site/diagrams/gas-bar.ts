import { moduleParams } from '../data/params.ts'
import type { DiagramSpec } from './spec.ts'

const LIMIT = 1_000_000
const USED = 100_000
const share = Number(moduleParams.feemarket?.params.min_gas_multiplier?.default)
const charged = Math.max(USED, LIMIT * share)

const WIDTH = 360
const wide = (gas: number) => (gas / LIMIT) * WIDTH
const named = (name: string, gas: number) => `${name} ${gas.toLocaleString('en-GB')}`

/** What a transaction pays when its gas limit is far above its need. */
export const gasBar: DiagramSpec = {
  size: [WIDTH, 172],
  boxes: [
    {
      id: 'limit',
      at: [0, 22],
      size: [wide(LIMIT), 26],
      lines: ['deducted first'],
      tone: 'soft',
    },
    { id: 'used', at: [0, 78], size: [wide(USED), 26], lines: [], tone: 'sand' },
    {
      id: 'charged',
      at: [0, 134],
      size: [wide(charged), 26],
      lines: ['the fee you pay'],
      tone: 'accent',
    },
    {
      id: 'back',
      at: [wide(charged), 134],
      size: [wide(LIMIT - charged), 26],
      lines: ['refunded'],
      tone: 'soft',
    },
  ],
  notes: [
    { at: [0, 15], text: named('Gas limit', LIMIT) },
    { at: [0, 71], text: named('Gas used', USED) },
    {
      at: [0, 127],
      text: `${named('Charged', charged)}: at least ${share * 100}% of the limit`,
      tone: 'accent',
    },
  ],
}
