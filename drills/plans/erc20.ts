import { readFile } from 'node:fs/promises'
import { encodeFunctionData, type Hex, parseAbi } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { tokens } from '../../site/facts/tokens.ts'
import { network as facts } from '../../site/network.ts'
import { bech32Of, sendSigned } from '../answers/chain-history.ts'
import { nodeApi } from '../answers/node-api.ts'
import { compileContract } from '../network/compile-contract.ts'
import { acceptNewest, SHORT_VOTES } from '../network/governance.ts'
import { makeLiquidCoin } from '../network/liquid-coin.ts'
import { carriedOut } from '../network/transactions.ts'
import { DrillError } from '../options.ts'
import { NETWORK_ADDRESSES, type Scene } from '../scene.ts'
import { ACCEPTED, SENT, YES } from './common.ts'
import { readerPlan } from './reader.ts'

const TOKEN = 'drills/answers/ExampleToken.sol'

/**
 * Create the same token twice: one that governance has registered and the reader owns some of, for
 * the conversion, and one that the reader proposes.
 */
async function makeTokens(scene: Scene, reader: string): Promise<void> {
  const network = scene.network()
  const api = nodeApi(NETWORK_ADDRESSES[0])
  const owner = privateKeyToAccount(generatePrivateKey())
  const [readerHex = ''] =
    /0x[0-9a-fA-F]{40}/.exec(await network.haqqd(`debug addr ${reader}`)) ?? []
  await network.give(bech32Of(owner.address), 10)
  const data = compileContract(await readFile(TOKEN, 'utf8'), 'ExampleToken')
  const create = async () => {
    const { receipt } = await sendSigned(api, owner, { data })
    if (receipt.contractAddress === null) throw new DrillError('the token was not created')
    return receipt.contractAddress
  }
  const [registered, proposed] = [await create(), await create()]
  await sendSigned(api, owner, {
    to: registered,
    data: encodeFunctionData({
      abi: parseAbi(['function transfer(address,uint256) returns (bool)']),
      args: [readerHex as Hex, 5_000_000n],
    }),
  })
  await network.send(
    `gov submit-legacy-proposal register-erc20 ${registered} --title=Register --description=Drill --deposit=10000000${facts.coin.baseDenom.value}`,
  )
  await acceptNewest(network)
  scene.found.set(tokens.DEEN.address.value, registered)
  scene.found.set('0xREPLACE_WITH_THE_ADDRESS', proposed)
}

export const erc20 = readerPlan('l1-network/modules/erc20.md', {
  programs: ['grpcurl'],
  differences: [
    'blocks take about a second',
    'votes take ten seconds',
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
    'Find the address of a coin': [
      {},
      { prints: [/erc20_address/] },
      { prints: [/^0x[0-9A-F]{40}$/m] },
    ],
    'Convert an external token > 1': { prints: [/OWNER_EXTERNAL/, /enabled: true/] },
    'Convert an external token > 2': SENT,
    'Register your own token': [
      {
        typed: YES,
        prints: [/min_deposit/, ...ACCEPTED],
        after: async (scene, output) => {
          await carriedOut(scene, output)
          await acceptNewest(scene.network())
        },
      },
      { prints: [/Register Example/, /OWNER_EXTERNAL/, /enabled: true/] },
      {
        ...SENT,
        after: async (scene, output) => {
          await carriedOut(scene, output)
          await acceptNewest(scene.network())
          const pairs = await scene.network().haqqd('query erc20 token-pairs')
          if (!pairs.includes('enabled: false')) throw new DrillError(`all pairs are on:\n${pairs}`)
        },
      },
    ],
    Queries: { prints: [/"token_pairs"/, /enable_erc20/] },
  },
})
