import { network } from '../network.ts'
import type { DiagramSpec } from './spec.ts'

export const firewall: DiagramSpec = {
  size: [360, 276],
  boxes: [
    { id: 'peers', at: [0, 6], size: [104, 40], lines: ['Peers'] },
    { id: 'admin', at: [128, 6], size: [104, 40], lines: ['You', 'one address'] },
    { id: 'users', at: [256, 6], size: [104, 40], lines: ['RPC users'] },
    {
      id: 'wall',
      at: [0, 92],
      size: [360, 28],
      lines: ['Firewall: denies what is not named'],
      tone: 'danger',
    },
    { id: 'machine', at: [0, 150], size: [360, 120], lines: ['Machine'], tone: 'group' },
    { id: 'p2p', at: [10, 180], size: [84, 34], lines: ['p2p'], tone: 'accent' },
    { id: 'ssh', at: [138, 180], size: [84, 34], lines: ['SSH'], tone: 'accent' },
    { id: 'proxy', at: [266, 180], size: [84, 34], lines: ['Proxy'], tone: 'sand' },
    { id: 'apis', at: [110, 228], size: [240, 32], lines: ['APIs, on 127.0.0.1 only'] },
  ],
  arrows: [
    { from: 'peers', to: 'wall', through: 82, label: String(network.ports.cometbftP2p.value) },
    { from: 'admin', to: 'wall', through: 180, label: '22' },
    { from: 'users', to: 'wall', through: 308, label: '443' },
    { from: 'wall', to: 'p2p', through: 82 },
    { from: 'wall', to: 'ssh' },
    { from: 'wall', to: 'proxy' },
    { from: 'proxy', to: 'apis' },
  ],
}
