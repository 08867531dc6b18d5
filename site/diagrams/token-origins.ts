import { network } from '../network.ts'
import type { DiagramSpec } from './spec.ts'

const { ibc } = network

export const tokenOrigins: DiagramSpec = {
  size: [360, 266],
  boxes: [
    { id: 'circle', at: [0, 6], size: [150, 46], lines: ['USDC', 'issued on Noble'] },
    { id: 'ethereum', at: [210, 6], size: [150, 46], lines: ['USDC', 'on Ethereum'] },
    { id: 'noble', at: [0, 112], size: [150, 46], lines: ['Noble', 'IBC only'] },
    {
      id: 'axelar',
      at: [210, 112],
      size: [150, 46],
      lines: ['Axelar', 'bridged form'],
      tone: 'sand',
    },
    {
      id: 'usdc',
      at: [0, 218],
      size: [150, 46],
      lines: ['USDC on HAQQ', 'by way of Noble'],
      tone: 'accent',
    },
    {
      id: 'axlusdc',
      at: [210, 218],
      size: [150, 46],
      lines: ['axlUSDC on HAQQ', 'by way of Axelar'],
      tone: 'accent',
    },
  ],
  arrows: [
    { from: 'circle', to: 'noble' },
    { from: 'ethereum', to: 'axelar', label: 'bridge' },
    { from: 'noble', to: 'usdc', label: `${ibc.mainnet.noble.channel.value}` },
    {
      from: 'axelar',
      to: 'axlusdc',
      label: `${ibc.mainnet.axelar.channel.value}`,
      labelSide: 'before',
    },
  ],
  notes: [
    { at: [180, 238], text: 'not the', anchor: 'middle' },
    { at: [180, 252], text: 'same', anchor: 'middle' },
  ],
}
