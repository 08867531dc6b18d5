import assert from 'node:assert/strict'
import type { Hex } from 'viem'
import { tokens } from '../../site/facts/tokens.ts'
import {
  bech32Of,
  callToken,
  createContract,
  EXAMPLE_KEY,
  formsOf,
} from '../answers/chain-history.ts'
import { signerOf } from '../answers/node-api.ts'
import { coins } from '../network/coins.ts'
import { acceptNewest, passProposal, SHORT_VOTES } from '../network/governance.ts'
import { lockReader, makeLiquidCoin } from '../network/liquid-coin.ts'
import { makeKey } from '../network/readers-key.ts'
import { attempt, carriedOut, STRANGER, sendAs } from '../network/transactions.ts'
import { pageFile } from '../page-file.ts'
import type { Scene } from '../scene.ts'
import { fillValidator, READER, readerPlan } from './scenes.ts'

const haqqd = (scene: Scene, args: string) => scene.as(READER, `haqqd ${args}`)

/** Send a transaction of the module. */
const vest = (scene: Scene, args: string, from = 'funder') =>
  attempt(scene, READER, `haqqvesting ${args} --from ${from}`)
const create = (scene: Scene, to: string, files: string) =>
  vest(scene, `create-clawback-vesting-account ${to} ${files}`)

const VESTING_PAGE = 'l1-network/modules/vesting.md'

async function prepare(scene: Scene): Promise<void> {
  // The page adds an account to the genesis file of a node.
  await haqqd(scene, `init computer --chain-id ${scene.network().chainId}`)
  await fillValidator(scene)
  await makeKey(scene, 'computer', 'funder', 20_000)
  const second = await makeKey(scene, 'computer', 'second', 10)
  const ordinary = await makeKey(scene, 'computer', 'ordinary', 10)
  scene.fill({
    haqq1newfunder: second,
    haqq1funderaddress: second,
    '<new-funder>': second,
    '<ordinary-account>': ordinary,
    'convert-into "$TO"': `convert-into ${ordinary}`,
  })
}

/** An account whose schedules are over, with coins of its own for the fee. */
async function endedAccount(scene: Scene): Promise<void> {
  const address = await makeKey(scene, 'computer', 'holder', 0)
  const lockup = await pageFile(VESTING_PAGE, 'lockup.json')
  const past = lockup.replace('1798761600', '1600000000').replace('47304000', '1')
  await scene.save(READER, 'past.json', past)
  const files = '--vesting past.json --lockup past.json --from funder'
  await sendAs(scene, READER, `haqqvesting create-clawback-vesting-account ${address} ${files}`)
  scene.fill({ '"$TO"': address })
}

export const vesting = readerPlan(VESTING_PAGE, {
  programs: ['grpcurl'],
  differences: ['each account that is converted is another one, as the page requires'],
  prepare,
  blocks: {
    'Become an ordinary account again': { before: endedAccount },
  },
  statements: [
    {
      says: 'with `--merge` the schedules are united',
      show: async (scene) => {
        const to = scene.inPlaceOf('<ordinary-account>')
        await carriedOut(scene, await create(scene, to, '--lockup lockup.json --merge'))
        return haqqd(scene, `query haqqvesting balances ${to}`)
      },
      prints: /^Locked: 96\d{20}aISLM$/m,
    },
    {
      says: 'refused without `--merge`; never add it',
      show: (scene) =>
        vest(scene, `convert-into ${scene.inPlaceOf('<ordinary-account>')} --lockup lockup.json`),
      prints: /already exists; consider using --merge/,
    },
    {
      says: '`vesting and lockup schedules must have same total coins`',
      show: async (scene) => {
        const lockup = await pageFile(VESTING_PAGE, 'lockup.json')
        await scene.save(READER, 'other.json', lockup.replace('4800', '4801'))
        return create(scene, STRANGER, '--vesting vesting.json --lockup other.json')
      },
      prints: /schedules must have same total coins: invalid request/,
    },
    {
      says: '`account … already exists`, and nothing after it',
      show: (scene) => create(scene, scene.inPlaceOf('haqq1newfunder'), '--lockup lockup.json'),
      prints: /already exists: invalid request/,
    },
    {
      says: '`account … must be a clawback vesting account`',
      show: (scene) =>
        create(scene, scene.inPlaceOf('haqq1newfunder'), '--lockup lockup.json --merge'),
      prints: /must be a clawback vesting account/,
    },
    {
      says: '`account … has no vesting or lockup periods`',
      show: (scene) => vest(scene, `clawback ${STRANGER}`, 'second'),
      prints: /has no vesting or lockup periods: invalid request/,
    },
  ],
})

/** Start and periods of the lockup of the reader's account. */
async function scheduleOf(scene: Scene): Promise<string> {
  const address = await haqqd(scene, 'keys show locked --address')
  const printed = await haqqd(scene, `query auth account ${address} -o json`)
  const { start_time: start, lockup_periods: periods } = JSON.parse(printed)
  return JSON.stringify({ start, periods })
}

export const liquidvesting = readerPlan('l1-network/modules/liquidvesting.md', {
  programs: ['grpcurl'],
  differences: ['the key is called locked'],
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
        await sendAs(scene, READER, `liquidvesting redeem ${amount} --from locked`)
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
  await callToken(owner, registered, 'transfer', [formsOf(reader).hex as Hex, 5_000_000n])
  await passProposal(network, `register-erc20 ${registered} --title=Register`)
  scene.fill({
    [tokens.DEEN.address.value]: registered,
    '0xREPLACE_WITH_THE_ADDRESS': proposed,
  })
}

export const erc20 = readerPlan('l1-network/modules/erc20.md', {
  programs: ['grpcurl'],
  differences: [
    'a liquid coin stands for the coin of IBC',
    'tokens of the drill stand for those of mainnet',
  ],
  fill: {
    'token-pair "$DENOM"': 'token-pair aLIQUID0',
    '{\\"token\\":\\"$DENOM\\"}': '{\\"token\\":\\"aLIQUID0\\"}',
  },
  changes: { genesis: SHORT_VOTES },
  prepare: async (scene, reader) => {
    await makeLiquidCoin(scene.network())
    await makeTokens(scene, reader)
  },
  blocks: {
    'Register your own token': [
      { after: (scene) => acceptNewest(scene.network()) },
      {},
      {
        after: async (scene) => {
          await acceptNewest(scene.network())
          assert.match(await haqqd(scene, 'query erc20 token-pairs'), /enabled: false/)
        },
      },
    ],
  },
})
