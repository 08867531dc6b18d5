import { network } from '../network.ts'
import type { DiagramSpec } from './spec.ts'

const { keys } = network

export const derivation: DiagramSpec = {
  size: [360, 238],
  boxes: [
    {
      id: 'phrase',
      at: [90, 6],
      size: [180, 44],
      lines: ['One seed phrase', 'same words'],
      tone: 'sand',
    },
    {
      id: 'good',
      at: [0, 100],
      size: [150, 46],
      lines: [`Coin type ${keys.slip44.value}`, 'as on Ethereum'],
      tone: 'accent',
    },
    {
      id: 'bad',
      at: [210, 100],
      size: [150, 46],
      lines: ['Coin type 118', 'usual in Cosmos'],
      tone: 'danger',
    },
    {
      id: 'mine',
      at: [0, 190],
      size: [150, 44],
      lines: ['Your account', 'on HAQQ'],
      tone: 'accent',
    },
    {
      id: 'empty',
      at: [210, 190],
      size: [150, 44],
      lines: ['Another account', 'looks empty'],
      tone: 'danger',
    },
  ],
  arrows: [
    { from: 'phrase', to: 'good' },
    { from: 'phrase', to: 'bad' },
    { from: 'good', to: 'mine' },
    { from: 'bad', to: 'empty' },
  ],
}
