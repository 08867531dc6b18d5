import { setTimeout as wait } from 'node:timers/promises'
import { network as facts } from '../../site/network.ts'
import { jail, operatorOf } from '../network/jail.ts'
import { OUTSIDE } from '../network/outside-world.ts'
import { untilCaughtUp } from '../network/readers-nodes.ts'
import { prepareValidator } from '../network/readers-validator.ts'
import { carriedOut, nextBlocks } from '../network/transactions.ts'
import { DrillError } from '../options.ts'
import type { PagePlan } from '../plan.ts'
import type { Scene } from '../scene.ts'
import { LOOKED_UP, SENT, STAND_IN_SERVICE, TEST_KEYRING } from './common.ts'

const JAIL_SECONDS = 60

async function prepare(scene: Scene): Promise<void> {
  await prepareValidator(scene, {
    'slashing.params.downtime_jail_duration': `${JAIL_SECONDS}s`,
  })
  // Before the first commission there is nothing to withdraw.
  for (let pair = 0; pair < 4; pair++) await nextBlocks(scene)
}

/** Stop the node until it is jailed, and start it again. */
async function goToJail(scene: Scene): Promise<void> {
  await jail(scene, 'validator')
  await scene.exec('validator', 'systemctl start haqqd')
  await untilCaughtUp(scene, 'validator')
  // The page asks for fifteen seconds more.
  await wait((JAIL_SECONDS + 15) * 1000)
}

/** Another withdrawal, after which the paid account has coins. */
async function withdraw(scene: Scene): Promise<void> {
  const valoper = await operatorOf(scene, 'validator')
  const price = `30000000000${facts.coin.baseDenom.value}`
  const sent = await scene.as(
    'haqq@validator',
    `haqqd tx distribution withdraw-rewards ${valoper} --from operator --gas 500000 --gas-prices ${price} --yes --output json`,
  )
  const { txhash } = JSON.parse(sent)
  await nextBlocks(scene)
  const { code, raw_log: log } = await scene.network().query(`tx ${txhash}`)
  if (code !== 0) throw new DrillError(`the withdrawal failed: ${log}`)
}

export const validatorEconomics: PagePlan = {
  page: 'content/l1-network/validator-economics.md',
  programs: ['haqqd'],
  differences: [
    'blocks take about a second, and the jail one minute',
    TEST_KEYRING,
    STAND_IN_SERVICE,
  ],
  fill: OUTSIDE,
  prepare,
  at: 'haqq@validator',
  blocks: {
    'Claim rewards and commission': [
      SENT,
      LOOKED_UP,
      {
        fill: { haqq1youraddress: 'haqq1zy3rx3z4vemc3xgqzy3rx3z4vemc3xgq7jj5va' },
        ...SENT,
        after: carriedOut,
      },
      { before: withdraw, prints: [/amount: "[1-9]/] },
    ],
    'Faults and what they cost > Unjail your validator > 3': {
      before: goToJail,
      ...SENT,
      after: async (scene, output) => {
        await carriedOut(scene, output)
        await nextBlocks(scene)
      },
    },
    'Faults and what they cost > Unjail your validator > 4': {
      prints: [/^false\n"BOND_STATUS_BONDED"$/],
    },
  },
}
