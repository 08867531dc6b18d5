import { network as facts } from '../../site/network.ts'
import { jail, operatorOf, QUICK_JAIL, QUICKLY_JAILED } from '../network/jail.ts'
import { OUTSIDE } from '../network/outside-world.ts'
import { makeKey } from '../network/readers-key.ts'
import { makeMachine, makeNode, makeValidator, untilCaughtUp } from '../network/readers-nodes.ts'
import type { PagePlan } from '../plan.ts'
import type { Scene } from '../scene.ts'

const validatorOf = async (scene: Scene, home: string) =>
  await scene.network().addressOf('validator --bech val', home)

/** Move stake from a jailed validator to a second one, and try to move it on to a third. */
async function moveOnward(scene: Scene): Promise<string> {
  const network = scene.network()
  const send = (coins: number, ...args: string[]) =>
    network.send(`staking ${args.join(' ')} ${coins}${'0'.repeat(18)}${facts.coin.baseDenom.value}`)
  await makeNode(scene, 'validator', '10.0.0.2')
  await untilCaughtUp(scene, 'validator')
  await makeKey(scene, 'validator', 'operator')
  await makeValidator(scene, 'validator', 'operator')
  const first = await operatorOf(scene, 'validator')
  await send(2, 'delegate', first)
  await jail(scene, 'validator')
  const [second = '', third = ''] = await Promise.all(
    network.homes.map((home) => validatorOf(scene, home)),
  )
  await send(1, 'redelegate', first, second)
  const query = async (...args: string[]) => await network.query(`staking ${args.join(' ')}`)
  const faucet = await network.addressOf('faucet')
  const { unbonding_time: end } = await query('validator', first)
  const { redelegation_responses: moved } = await query('redelegation', faucet, first, second)
  const free = moved[0].entries[0].redelegation_entry.completion_time
  return `${free} ${end}\n${await send(1, 'redelegate', second, third).then(() => 'accepted', String)}`
}

export const validatorsAndDelegators: PagePlan = {
  page: 'content/l1-network/validators-and-delegators.md',
  programs: ['haqqd'],
  differences: ['the network has three validators with equal stake', QUICKLY_JAILED],
  fill: OUTSIDE,
  prepare: async (scene) => {
    const network = await scene.startNetwork({ genesis: QUICK_JAIL })
    await makeMachine(scene, 'computer', '10.0.0.1')
    scene.found.set('haqqvaloper1thevalidatoraddress', await validatorOf(scene, network.home))
  },
  at: 'haqq@computer',
  blocks: {
    'How a validator identifies itself': {
      prints: [/"moniker": "network-1"/, /"max_change_rate": "0\.\d+"/],
    },
    'How to choose a validator': { prints: [/slashes: \[\]/] },
    'Concentration of stake': { prints: [/^1$/] },
  },
  statements: [
    {
      says: 'and if it came from one that is unbonding, until that ends',
      show: moveOnward,
      prints: /^(\S+) \1\n.*redelegation to this validator already in progress/,
    },
  ],
}
