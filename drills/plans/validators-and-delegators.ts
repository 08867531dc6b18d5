import { OUTSIDE } from '../network/outside-world.ts'
import { makeMachine } from '../network/readers-nodes.ts'
import type { PagePlan } from '../plan.ts'

const AT = 'haqq@computer'

export const validatorsAndDelegators: PagePlan = {
  page: 'content/l1-network/validators-and-delegators.md',
  programs: ['haqqd'],
  differences: ['the network has three validators with equal stake'],
  fill: OUTSIDE,
  prepare: async (scene) => {
    const network = await scene.startNetwork()
    await makeMachine(scene, 'computer', '10.0.0.1')
    const validator = ['keys', 'show', 'validator', '--bech', 'val', '--address']
    scene.found.set('haqqvaloper1thevalidatoraddress', (await network.haqqd(validator)).trim())
  },
  blocks: [
    {
      step: 'How a validator identifies itself',
      at: AT,
      prints: [/"moniker": "network-1"/, /"max_change_rate": "0\.\d+"/],
    },
    { step: 'How to choose a validator', at: AT, prints: [/slashes: \[\]/] },
    { step: 'Concentration of stake', at: AT, prints: [/^1$/] },
  ],
}
