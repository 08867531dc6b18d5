import { readFile } from 'node:fs/promises'
import type { Hex } from 'viem'
import { network as facts } from '../../site/network.ts'
import {
  bech32Of,
  createContract,
  EXAMPLE_KEY,
  formsOf,
  transfer,
} from '../answers/chain-history.ts'
import { signerOf } from '../answers/node-api.ts'
import { coins } from '../network/coins.ts'
import { passProposal, SHORT_VOTES } from '../network/governance.ts'
import { lockReader, makeLiquidCoin } from '../network/liquid-coin.ts'
import { makeKey } from '../network/readers-keys.ts'
import { attempt, carriedOut, STRANGER } from '../network/transactions.ts'
import { type PagePlan, pagePlan, type StatementPlan } from '../plan.ts'
import type { Scene } from '../scene.ts'
import { fillValidator, READER, readerPlan } from './scenes.ts'

/** A price of the nodes that no transaction of the page reaches. */
const LOCAL_FLOOR = '1000000000000aISLM'

/** What a transaction paid, and the floors of the nodes. */
async function paidBelowFloor(scene: Scene): Promise<string> {
  const paid = await scene.as(READER, `haqqd query tx ${scene.inPlaceOf('PASTE_THE_HASH_HERE')}`)
  const floors = scene.network().homes.map((one) => readFile(`${one}/config/app.toml`, 'utf8'))
  return [paid, ...(await Promise.all(floors))].join('\n')
}

const SHOWN_PAGE = 'http://127.0.0.1:8000/keplr-testedge2.html'

const keplr = pagePlan('user-guides/connect-your-wallet/Keplr.md', {
  programs: [],
  prepare: async (scene) => {
    await scene.startMachine('computer')
    // Python keeps what it prints until it ends, unless it prints to a terminal.
    const python = `PYTHONUNBUFFERED=1 ${scene.fileOf('python3')}`
    scene.fill({ python3: `(until curl -sf ${SHOWN_PAGE} > opened; do sleep 1; done) & ${python}` })
  },
  at: 'you@computer',
})

/** Pages whose reader only asks a network, or sends from one key. */
export const readerPages: readonly PagePlan[] = [
  readerPlan('l1-network/modules/feemarket.md', {
    changes: { app: { 'minimum-gas-prices': LOCAL_FLOOR } },
    statements: [
      {
        says: 'compares with it only before the London fork, which is block 0',
        show: paidBelowFloor,
        prints: /^code: 0$[\s\S]*^minimum-gas-prices = "1000000000000aISLM"$/m,
      },
    ],
  }),
  readerPlan('learn/ecosystem/vesting.md', {
    prepare: async (scene) => {
      await lockReader(scene)
      scene.fill({ 'KEY="mykey"': 'KEY="locked"' })
    },
  }),
  keplr,
]

const haqqd = (scene: Scene, args: string) => scene.as(READER, `haqqd ${args}`)

const CREATE = 'create-clawback-vesting-account'
const SECOND = '$(haqqd keys show second --address)'
/** An account that is no vesting account at first. */
const ORDINARY = '$(haqqd keys show ordinary --address)'

/** Send a transaction of the module. */
const vest = (scene: Scene, args: string) => attempt(scene, READER, `haqqvesting ${args}`)

/** A transaction of the module that is refused. */
const refuses = (says: string, prints: RegExp, args: string): StatementPlan => ({
  says,
  show: (scene) => vest(scene, args),
  prints,
})

export const vesting = readerPlan('l1-network/modules/vesting.md', {
  fill: {
    haqq1newfunder: SECOND,
    haqq1funderaddress: SECOND,
    'convert-into "$TO"': `convert-into ${ORDINARY}`,
  },
  prepare: async (scene) => {
    await fillValidator(scene)
    await makeKey(scene, 'computer', 'funder', 20_000)
    await makeKey(scene, 'computer', 'ordinary', 10)
    scene.fill({ '<new-funder>': await makeKey(scene, 'computer', 'second', 10) })
  },
  statements: [
    {
      says: 'with `--merge` the schedules are united',
      show: async (scene) => {
        const merge = `${CREATE} ${ORDINARY} --lockup lockup.json --merge --from funder`
        await carriedOut(scene, await vest(scene, merge))
        return haqqd(scene, `query haqqvesting balances ${ORDINARY}`)
      },
      prints: /^Locked: 96\d{20}aISLM$/m,
    },
    refuses(
      'refused without `--merge`; never add it',
      /already exists; consider using --merge/,
      `convert-into ${ORDINARY} --lockup lockup.json --from funder`,
    ),
    {
      says: '`vesting and lockup schedules must have same total coins`',
      show: async (scene) => {
        await scene.as(READER, 'sed s/4800/4801/ lockup.json > other.json')
        const files = '--vesting vesting.json --lockup other.json'
        return vest(scene, `${CREATE} ${STRANGER} ${files} --from funder`)
      },
      prints: /schedules must have same total coins: invalid request/,
    },
    refuses(
      '`account … already exists`, and nothing after it',
      /already exists: invalid request/,
      `${CREATE} ${SECOND} --lockup lockup.json --from funder`,
    ),
    refuses(
      '`account … must be a clawback vesting account`',
      /must be a clawback vesting account/,
      `${CREATE} ${SECOND} --lockup lockup.json --merge --from funder`,
    ),
    refuses(
      '`account … has no vesting or lockup periods`',
      /has no vesting or lockup periods: invalid request/,
      `clawback ${STRANGER} --from second`,
    ),
  ],
})

/** Start and periods of the lockup of the reader's account. */
const scheduleOf = (scene: Scene) =>
  haqqd(
    scene,
    'query auth account $(haqqd keys show locked --address) -o json | jq -c "[.start_time, .lockup_periods]"',
  )

export const liquidvesting = readerPlan('l1-network/modules/liquidvesting.md', {
  prepare: async (scene) => {
    await lockReader(scene)
    scene.fill({ '--from mykey': '--from locked' })
  },
  statements: [
    {
      says: 'The schedule of an account that is a vesting account already changes.',
      show: async (scene) => {
        const before = await scheduleOf(scene)
        const amount = coins(500, 'aLIQUID1')
        const redeem = `liquidvesting redeem ${amount} --from locked`
        await carriedOut(scene, await attempt(scene, READER, redeem))
        return (await scheduleOf(scene)) === before ? 'the same' : 'another'
      },
      prints: /^another$/,
    },
  ],
})

/**
 * Create the same token twice: one that governance has registered and the reader owns some of, for
 * the conversion, and one that the reader proposes.
 */
async function makeTokens(scene: Scene, reader: string): Promise<void> {
  const network = scene.network()
  const owner = signerOf(EXAMPLE_KEY)
  await network.give(bech32Of(owner.account.address), 10)
  const { contractAddress: registered } = await createContract(owner, 'ExampleToken')
  const { contractAddress: proposed } = await createContract(owner, 'ExampleToken')
  await transfer(owner, registered, formsOf(reader).hex as Hex, 5_000_000n)
  await passProposal(network, `register-erc20 ${registered} --title=Register`)
  scene.fill({
    [facts.tokens.DEEN.address.value]: registered,
    '0xREPLACE_WITH_THE_ADDRESS': proposed,
  })
}

export const erc20 = readerPlan('l1-network/modules/erc20.md', {
  fill: {
    'token-pair "$DENOM"': 'token-pair aLIQUID0',
    '{\\"token\\":\\"$DENOM\\"}': '{\\"token\\":\\"aLIQUID0\\"}',
  },
  changes: { genesis: SHORT_VOTES },
  prepare: async (scene, reader) => {
    await makeLiquidCoin(scene.network())
    await makeTokens(scene, reader)
  },
})
