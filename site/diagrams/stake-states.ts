import { network } from '../network.ts'
import type { DiagramSpec } from './spec.ts'

const { mainnet } = network

export const stakeStates: DiagramSpec = {
  size: [360, 292],
  boxes: [
    {
      id: 'other',
      at: [200, 6],
      size: [130, 46],
      lines: ['Staked', 'other validator'],
      tone: 'accent',
    },
    { id: 'free', at: [0, 112], size: [120, 46], lines: ['Free', 'can be sent'] },
    {
      id: 'staked',
      at: [200, 112],
      size: [130, 46],
      lines: ['Staked', 'earns, votes'],
      tone: 'accent',
    },
    { id: 'again', at: [0, 218], size: [120, 46], lines: ['Free again', 'can be sent'] },
    {
      id: 'leaving',
      at: [200, 218],
      size: [130, 46],
      lines: ['Unbonding', 'earns nothing'],
      tone: 'sand',
    },
  ],
  arrows: [
    { from: 'free', to: 'staked', label: 'delegate' },
    { from: 'staked', to: 'other', label: 'redelegate, at once', through: 216 },
    { from: 'staked', to: 'leaving', label: 'undelegate', through: 230, labelSide: 'before' },
    { from: 'leaving', to: 'staked', label: 'cancel', through: 300 },
    { from: 'leaving', to: 'again', label: `${mainnet.unbondingPeriod.value}` },
  ],
  notes: [
    {
      at: [180, 286],
      text: 'Staked and unbonding coins can be slashed.',
      anchor: 'middle',
      tone: 'danger',
    },
  ],
}
