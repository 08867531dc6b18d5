import { network } from '../network.ts'
import type { DiagramSpec } from './spec.ts'

const { ports } = network

export const grpcGateway: DiagramSpec = {
  size: [360, 296],
  boxes: [
    { id: 'curl', at: [0, 6], size: [150, 44], lines: ['curl, scripts', 'JSON'] },
    { id: 'client', at: [210, 6], size: [150, 44], lines: ['Typed clients', 'protobuf'] },
    { id: 'node', at: [0, 96], size: [360, 194], lines: ['haqqd'], tone: 'group' },
    {
      id: 'rest',
      at: [12, 126],
      size: [138, 46],
      lines: ['REST gateway', `port ${ports.cosmosRest.value}`],
      tone: 'sand',
    },
    {
      id: 'grpc',
      at: [210, 126],
      size: [138, 46],
      lines: ['gRPC', `port ${ports.cosmosGrpc.value}`],
      tone: 'accent',
    },
    {
      id: 'query',
      at: [150, 230],
      size: [198, 46],
      lines: ['Query service of a module', 'bank, staking, gov, ...'],
    },
  ],
  arrows: [
    { from: 'curl', to: 'rest', label: 'GET, POST' },
    { from: 'client', to: 'grpc', label: 'call' },
    { from: 'rest', to: 'grpc', label: 'translates' },
    { from: 'grpc', to: 'query', label: 'asks' },
  ],
}
