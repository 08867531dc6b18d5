import { machines } from '../../site/facts/machines.ts'
import { enableFirewall } from '../network/firewall.ts'
import { makeNode, untilCaughtUp } from '../network/readers-nodes.ts'
import type { PagePlan } from '../plan.ts'
import { STAND_IN_SERVICE } from './common.ts'

export const securityChecklist: PagePlan = {
  page: 'content/l1-network/configuration/security-checklist.md',
  programs: ['haqqd', 'ufw'],
  differences: ['the peers are nodes of the local network', STAND_IN_SERVICE],
  fill: { [machines.public.value]: machines.validator.value },
  prepare: async (scene) => {
    await scene.startNetwork()
    await makeNode(scene, 'validator', machines.validator.value)
    await enableFirewall(scene, 'validator')
    await untilCaughtUp(scene, 'validator')
  },
  at: 'you@your-computer',
  blocks: {
    Network: { prints: [/timed out/i], mayFail: [/^curl/] },
    haqqd: { prints: [/^[0-9a-f]{40}\n[0-9a-f]{40}\n[0-9a-f]{40}$/], at: 'haqq@validator' },
  },
}
