import { network } from '../network.ts'
import type { DiagramSpec } from './spec.ts'

const { bech32, keys } = network

export const accountForms: DiagramSpec = {
  size: [360, 266],
  boxes: [
    {
      id: 'phrase',
      at: [70, 6],
      size: [220, 44],
      lines: ['Seed phrase', `Ethereum path, coin type ${keys.slip44.value}`],
      tone: 'sand',
    },
    {
      id: 'account',
      at: [80, 100],
      size: [200, 46],
      lines: ['One account', '20 bytes, one balance'],
      tone: 'accent',
    },
    { id: 'hex', at: [0, 196], size: [160, 62], lines: ['0x...', 'MetaMask,', 'contracts'] },
    {
      id: 'bech',
      at: [200, 196],
      size: [160, 62],
      lines: [`${bech32.account.value}1...`, 'Keplr, staking,', 'IBC'],
    },
  ],
  arrows: [
    { from: 'phrase', to: 'account', label: 'key' },
    { from: 'account', to: 'hex', label: 'written as', labelSide: 'before' },
    { from: 'account', to: 'bech', label: 'written as' },
  ],
}
