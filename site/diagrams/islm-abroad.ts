import { network } from '../network.ts'
import type { DiagramSpec } from './spec.ts'

const { ibc } = network

export const islmAbroad: DiagramSpec = {
  size: [360, 266],
  boxes: [
    {
      id: 'haqq',
      at: [90, 6],
      size: [180, 46],
      lines: ['HAQQ', 'the coin itself, ISLM'],
      tone: 'accent',
    },
    {
      id: 'axelar',
      at: [0, 112],
      size: [150, 46],
      lines: ['Axelar', 'passes it on'],
      tone: 'sand',
    },
    {
      id: 'osmosis',
      at: [210, 112],
      size: [150, 46],
      lines: ['Osmosis and others', 'IBC voucher'],
    },
    { id: 'evm', at: [0, 218], size: [150, 46], lines: ['Ethereum and others', 'ERC-20, aISLM'] },
  ],
  arrows: [
    {
      from: 'haqq',
      to: 'axelar',
      label: `IBC, ${ibc.mainnet.axelar.channel.value}`,
      labelSide: 'before',
      both: true,
    },
    { from: 'haqq', to: 'osmosis', label: `IBC, ${ibc.mainnet.osmosis.channel.value}`, both: true },
    { from: 'axelar', to: 'evm', label: 'gateway', both: true },
  ],
}
