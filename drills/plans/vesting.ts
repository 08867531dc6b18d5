import { writeFile } from 'node:fs/promises'
import { network as facts } from '../../site/network.ts'
import { makeKey } from '../network/readers-key.ts'
import { makeMachine } from '../network/readers-nodes.ts'
import { carriedOut } from '../network/transactions.ts'
import { DrillError } from '../options.ts'
import type { PagePlan } from '../plan.ts'
import { installProgram, type Scene } from '../scene.ts'
import { LOOKED_UP, SENT, TO_A_STRANGER } from './common.ts'
import { ENDPOINTS } from './reader.ts'

const COIN = facts.coin.baseDenom.value
const NEXT_YEAR = 1_798_761_600

const STRANGER_WITH_GRANT = 'haqq1zy3rx3z4vemc3xgqzy3rx3z4vemc3xgq7jj5va'

const haqqd = (scene: Scene, args: string) => scene.as('haqq@computer', `haqqd ${args}`)

/** Send a transaction of the module, and give what is printed, also when it is refused. */
const attempt = (scene: Scene, args: string, from = 'funder') =>
  haqqd(
    scene,
    `tx haqqvesting ${args} --from ${from} --chain-id ${scene.network().chainId} --gas auto --gas-adjustment 1.5 --gas-prices 30000000000${COIN} --yes 2>&1 || true`,
  )
const create = (scene: Scene, to: string, files: string) =>
  attempt(scene, `create-clawback-vesting-account ${to} ${files}`)
const found = (scene: Scene, name: string) => scene.found.get(name) ?? ''

/** A schedule of 4,800 coins in equal periods, as a file of the page. */
const schedule = (start: number, periods: number, seconds: number) =>
  JSON.stringify({
    start_time: start,
    periods: Array.from({ length: periods }, () => ({
      coins: `${4800 / periods}${'0'.repeat(18)}${COIN}`,
      length_seconds: seconds,
    })),
  })

async function prepare(scene: Scene): Promise<void> {
  const network = await scene.startNetwork()
  const computer = await makeMachine(scene, 'computer', '10.0.0.8')
  await installProgram(computer, scene.fileOf('grpcurl'), 'grpcurl')
  await haqqd(scene, 'init computer --chain-id haqq_11235-1')
  await haqqd(scene, `config node ${network.rpcs[0]}`)
  await makeKey(scene, 'computer', 'funder', 20_000)
  scene.found.set('haqq1newfunder', await makeKey(scene, 'computer', 'second', 10))
  scene.found.set('haqq1funderaddress', scene.found.get('haqq1newfunder') ?? '')
  scene.found.set('<ordinary-account>', await makeKey(scene, 'computer', 'ordinary', 10))
  const valoper = await network.addressOf('validator --bech val')
  scene.found.set('haqqvaloper1examplevalidator', valoper)
  const home = `${computer.root}/home/haqq`
  await writeFile(`${home}/vesting.json`, schedule(NEXT_YEAR, 4, 31_536_000))
  await writeFile(`${home}/lockup.json`, schedule(NEXT_YEAR, 1, 47_304_000))
}

/** An account whose schedules are over, with coins of its own for the fee. */
async function endedAccount(scene: Scene): Promise<void> {
  const network = scene.network()
  await haqqd(scene, 'keys add holder')
  const address = (await haqqd(scene, 'keys show holder --address')).trim()
  const home = `${scene.machine('computer').root}/home/haqq`
  await writeFile(`${home}/past.json`, schedule(1_600_000_000, 1, 1))
  const price = `30000000000${COIN}`
  const sent = await haqqd(
    scene,
    `tx haqqvesting create-clawback-vesting-account ${address} --vesting past.json --lockup past.json --from funder --chain-id ${network.chainId} --gas 1000000 --gas-prices ${price} --yes`,
  )
  await carriedOut(scene, sent)
  scene.found.set('"$TO"', address)
}

export const vesting: PagePlan = {
  page: 'content/l1-network/modules/vesting.md',
  programs: ['haqqd', 'grpcurl'],
  differences: [
    'blocks take about a second',
    'each account that is converted is another one, as the page requires',
  ],
  fill: { ...ENDPOINTS, ...TO_A_STRANGER },
  prepare,
  at: 'haqq@computer',
  blocks: {
    'Create an account > 3': SENT,
    'Create an account > 4': LOOKED_UP,
    'Create an account > 5': { prints: [/^Locked: 48\d+aISLM\nUnvested: 48\d+aISLM\nVested: *$/m] },
    'Create an account > What the target may be': {
      before: async (scene) =>
        void scene.found.set(
          'convert-into "$TO"',
          `convert-into ${scene.found.get('<ordinary-account>')}`,
        ),
      ...SENT,
      after: carriedOut,
    },
    'Take back what is unvested': {
      ...SENT,
      after: async (scene, output) => {
        await carriedOut(scene, output)
        const left = await haqqd(scene, `query haqqvesting balances ${STRANGER_WITH_GRANT}`)
        if (!/^Unvested: *$/m.test(left)) throw new DrillError(`coins are still unvested:\n${left}`)
      },
    },
    "Hand the funder's role on": [
      SENT,
      {
        after: async (scene, output) => {
          if (!output.includes(scene.found.get('haqq1newfunder') ?? '?'))
            throw new DrillError('the account has another funder')
        },
      },
    ],
    'Become an ordinary account again': {
      before: endedAccount,
      ...SENT,
      after: async (scene, output) => {
        await carriedOut(scene, output)
        const account = await haqqd(scene, `query auth account ${scene.found.get('"$TO"')}`)
        if (!account.includes('EthAccount'))
          throw new DrillError(`it is no EthAccount:\n${account}`)
      },
    },
    Queries: { prints: [/"locked"/, /"unvested"/] },
  },
  statements: [
    {
      says: 'with `--merge` the schedules are united',
      show: async (scene) => {
        const to = found(scene, '<ordinary-account>')
        await carriedOut(scene, await create(scene, to, '--lockup lockup.json --merge'))
        return haqqd(scene, `query haqqvesting balances ${to}`)
      },
      prints: /^Locked: 96\d{20}aISLM$/m,
    },
    {
      says: 'refused without `--merge`; never add it',
      show: (scene) =>
        attempt(scene, `convert-into ${found(scene, '<ordinary-account>')} --lockup lockup.json`),
      prints: /already exists; consider using --merge/,
    },
    {
      says: '`vesting and lockup schedules must have same total coins`',
      show: async (scene) => {
        const home = `${scene.machine('computer').root}/home/haqq`
        const other = schedule(NEXT_YEAR, 1, 1).replace('4800', '4801')
        await writeFile(`${home}/other.json`, other)
        return create(scene, STRANGER_WITH_GRANT, '--vesting vesting.json --lockup other.json')
      },
      prints: /schedules must have same total coins: invalid request/,
    },
    {
      says: '`account … already exists`, and nothing after it',
      show: (scene) => create(scene, found(scene, 'haqq1newfunder'), '--lockup lockup.json'),
      prints: /already exists: invalid request/,
    },
    {
      says: '`account … must be a clawback vesting account`',
      show: (scene) =>
        create(scene, found(scene, 'haqq1newfunder'), '--lockup lockup.json --merge'),
      prints: /must be a clawback vesting account/,
    },
    {
      says: '`account … has no vesting or lockup periods`',
      show: (scene) => attempt(scene, `clawback ${STRANGER_WITH_GRANT}`, 'second'),
      prints: /has no vesting or lockup periods: invalid request/,
    },
  ],
}
