import { network } from '../network.ts'
import type { DiagramSpec } from './spec.ts'

const { ports } = network

export const apiPorts: DiagramSpec = {
  size: [360, 258],
  boxes: [
    { id: 'eth', at: [0, 6], size: [84, 44], lines: ['Ethereum', 'wallets'] },
    { id: 'scripts', at: [92, 6], size: [84, 44], lines: ['Scripts', 'browsers'] },
    { id: 'services', at: [184, 6], size: [84, 44], lines: ['Services'] },
    { id: 'indexers', at: [276, 6], size: [84, 44], lines: ['Indexers'] },
    { id: 'node', at: [0, 96], size: [360, 156], lines: ['haqqd'], tone: 'group' },
    {
      id: 'jsonrpc',
      at: [6, 124],
      size: [80, 46],
      lines: ['JSON-RPC', `${ports.evmJsonRpc.value}`],
      tone: 'accent',
    },
    {
      id: 'rest',
      at: [94, 124],
      size: [80, 46],
      lines: ['REST', `${ports.cosmosRest.value}`],
      tone: 'accent',
    },
    {
      id: 'grpc',
      at: [186, 124],
      size: [80, 46],
      lines: ['gRPC', `${ports.cosmosGrpc.value}`],
      tone: 'accent',
    },
    {
      id: 'comet',
      at: [274, 124],
      size: [80, 46],
      lines: ['CometBFT', `${ports.cometbftRpc.value}`],
      tone: 'sand',
    },
    { id: 'evm', at: [6, 204], size: [80, 38], lines: ['Contracts'] },
    {
      id: 'modules',
      at: [94, 204],
      size: [172, 38],
      lines: ['Modules', 'staking, bank, IBC, ...'],
    },
    { id: 'blocks', at: [274, 204], size: [80, 38], lines: ['Blocks', 'events'] },
  ],
  arrows: [
    { from: 'eth', to: 'jsonrpc', through: 70 },
    { from: 'scripts', to: 'rest' },
    { from: 'services', to: 'grpc' },
    { from: 'indexers', to: 'comet' },
    { from: 'jsonrpc', to: 'evm' },
    { from: 'rest', to: 'modules' },
    { from: 'grpc', to: 'modules' },
    { from: 'comet', to: 'blocks' },
  ],
}
