import { network } from '../network.ts'
import type { DiagramSpec } from './spec.ts'

const { ibc } = network

export const ibcObjects: DiagramSpec = {
  size: [360, 250],
  boxes: [
    { id: 'haqq', at: [0, 6], size: [152, 238], lines: ['HAQQ'], tone: 'group' },
    {
      id: 'osmosis',
      at: [208, 6],
      size: [152, 238],
      lines: [`${ibc.mainnet.osmosis.counterparty.value}`],
      tone: 'group',
    },
    {
      id: 'c1',
      at: [7, 36],
      size: [138, 46],
      lines: [`${ibc.mainnet.osmosis.channel.value}`, 'carries tokens'],
      tone: 'accent',
    },
    {
      id: 'c2',
      at: [215, 36],
      size: [138, 46],
      lines: [`${ibc.mainnet.osmosis.counterpartyChannel.value}`, 'carries tokens'],
      tone: 'accent',
    },
    {
      id: 'n1',
      at: [7, 110],
      size: [138, 46],
      lines: [`${ibc.mainnet.osmosis.connection.value}`, 'pairs the clients'],
    },
    {
      id: 'n2',
      at: [215, 110],
      size: [138, 46],
      lines: [`${ibc.mainnet.osmosis.counterpartyConnection.value}`, 'pairs the clients'],
    },
    {
      id: 'l1',
      at: [7, 184],
      size: [138, 46],
      lines: [`${ibc.mainnet.osmosis.client.value}`, 'checks headers'],
      tone: 'sand',
    },
    {
      id: 'l2',
      at: [215, 184],
      size: [138, 46],
      lines: [`${ibc.mainnet.osmosis.counterpartyClient.value}`, 'checks headers'],
      tone: 'sand',
    },
  ],
  arrows: [
    { from: 'c1', to: 'c2', both: true },
    { from: 'n1', to: 'n2', both: true },
    { from: 'l1', to: 'l2', both: true },
    { from: 'c1', to: 'n1' },
    { from: 'c2', to: 'n2' },
    { from: 'n1', to: 'l1' },
    { from: 'n2', to: 'l2' },
  ],
}
