import { network } from '../network.ts'
import type { DiagramSpec } from './spec.ts'

export const validatorStates: DiagramSpec = {
  size: [360, 308],
  boxes: [
    { id: 'unbonded', at: [110, 6], size: [140, 46], lines: ['Unbonded', 'earns nothing'] },
    {
      id: 'bonded',
      at: [110, 112],
      size: [140, 46],
      lines: ['Bonded', 'signs, earns'],
      tone: 'accent',
    },
    {
      id: 'jailed',
      at: [0, 218],
      size: [150, 46],
      lines: ['Jailed', 'signs nothing'],
      tone: 'sand',
    },
    {
      id: 'banned',
      at: [210, 218],
      size: [150, 46],
      lines: ['Tombstoned', 'for good'],
      tone: 'danger',
    },
  ],
  arrows: [
    { from: 'unbonded', to: 'bonded', through: 160, label: 'enough stake', labelSide: 'before' },
    { from: 'bonded', to: 'unbonded', through: 200, label: 'too little stake,' },
    {
      from: 'bonded',
      to: 'jailed',
      through: 124,
      label: 'missed blocks',
      labelSide: 'before',
      tone: 'sand',
    },
    { from: 'jailed', to: 'bonded', through: 142, label: 'unjail' },
    { from: 'bonded', to: 'banned', through: 230, label: 'double sign', tone: 'danger' },
  ],
  notes: [
    { at: [207, 102], text: `after ${network.mainnet.unbondingPeriod.value}` },
    { at: [75, 284], text: 'stake is cut', anchor: 'middle' },
    { at: [285, 284], text: 'stake is cut, no way back', anchor: 'middle', tone: 'danger' },
    { at: [180, 304], text: 'Unbonding stake can still be cut.', anchor: 'middle' },
  ],
}
