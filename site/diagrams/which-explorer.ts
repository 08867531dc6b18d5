import { network } from '../network.ts'
import type { DiagramSpec } from './spec.ts'

const { bech32 } = network

export const whichExplorer: DiagramSpec = {
  size: [360, 252],
  boxes: [
    {
      id: 'evm',
      at: [0, 6],
      size: [206, 46],
      lines: ['Contract, token, NFT, or', 'sent by an Ethereum wallet?'],
      tone: 'sand',
    },
    {
      id: 'blockscout',
      at: [244, 6],
      size: [116, 46],
      lines: ['Blockscout', '0x...'],
      tone: 'accent',
    },
    {
      id: 'cosmos',
      at: [0, 104],
      size: [206, 46],
      lines: ['Delegation, vote, IBC,', 'validator, parameter?'],
      tone: 'sand',
    },
    {
      id: 'other',
      at: [244, 104],
      size: [116, 46],
      lines: ['Cosmos explorer', `${bech32.account.value}1...`],
      tone: 'accent',
    },
    {
      id: 'missing',
      at: [0, 202],
      size: [206, 46],
      lines: ['Not found in either?', 'other network or other hash'],
    },
  ],
  arrows: [
    { from: 'evm', to: 'blockscout', label: 'yes' },
    { from: 'evm', to: 'cosmos', label: 'no' },
    { from: 'cosmos', to: 'other', label: 'yes' },
    { from: 'cosmos', to: 'missing', label: 'no' },
  ],
}
