import { type Hex, parseAbi, parseEther } from 'viem'
import { network as facts } from '../../site/network.ts'
import { callToken, createContract, EXAMPLE_ADDRESS, formsOf } from '../answers/chain-history.ts'
import { ENOUGH_GAS, signerOf } from '../answers/node-api.ts'
import { NODE } from '../network/addresses.ts'
import { type Keystore, makeKeystore, PASSWORD } from '../network/readers-keystore.ts'
import { receiveCoin, startRelayer, tokenOf } from '../network/relayer.ts'
import { A_TERMINAL, asking, inTerminal, paste } from '../network/terminal.ts'
import { STRANGER } from '../network/transactions.ts'
import type { BlockPlan } from '../plan.ts'
import type { Scene } from '../scene.ts'
import { contractPlan, EXAMPLE_CONTRACT, EXAMPLE_OPERATOR, READER } from './scenes.ts'

export const crosschain = contractPlan('develop/crosschain.md', {
  differences: ['a token of the local chain stands for that of another network'],
  fill: {
    '0xF10c41cA085FC8d9326a65408D14Dae28A3E69a5': EXAMPLE_CONTRACT,
    'https://rpc.example.org': `http://${NODE}:8545`,
  },
  prepare: async (scene) => {
    const token = scene.inPlaceOf(EXAMPLE_CONTRACT)
    scene.fill({ '0xF10c41cA085FC8d9326a65408D14Dae28A3E69a5': token })
  },
})

export const cookbook = contractPlan('develop/cookbook.md', {
  programs: ['anvil'],
  fill: asking(
    'anvil --fork-url',
    'cast call --rpc-url http://localhost:8545 "$PROXY" "symbol()(string)" 2>/dev/null',
  ),
  prepare: async (scene) => {
    const token = scene.inPlaceOf(EXAMPLE_CONTRACT)
    scene.fill({ '0x5FbDB2315678afecb367f032d93F642f64180aa3': token })
  },
})

const AXELAR_CHANNEL = facts.ibc.mainnet.axelar.channel.value
const { WISLM, axlUSDC } = facts.tokens

/** A coin of the page has come over its channel; the chain gives it an address by itself. */
async function receiveAxlUsdc(scene: Scene, { key, bech32 }: Keystore): Promise<void> {
  const { contractAddress: coin } = await createContract(signerOf(key), 'WrappedCoin')
  scene.fill({ [EXAMPLE_CONTRACT]: coin, [WISLM.address.value]: coin })
  await paste(scene, 'computer', [key, PASSWORD])
  await startRelayer(scene)
  const denom = await receiveCoin(scene, { coin: 'uusdc', channel: AXELAR_CHANNEL, to: bech32 })
  scene.fill({ [axlUSDC.address.value]: await tokenOf(denom) })
}

export const whitelisttoken = contractPlan('develop/whitelisttoken.md', {
  programs: ['hermes'],
  differences: [
    A_TERMINAL,
    'the token has the address that a new coin gets',
    'a contract of the drill stands for the wrapped coin of mainnet',
  ],
  fill: inTerminal('cast wallet import mykey --interactive'),
  prepare: receiveAxlUsdc,
})

const STAKING: Hex = '0x0000000000000000000000000000000000000800'
/** Examples of the page: what is left to the reader, and another validator. */
const RECIPIENT = '0xREPLACE_WITH_THE_ADDRESS'
const PAYOUT = 'haqq1REPLACE_WITH_THE_ADDRESS'
const ABROAD = 'osmo1REPLACE_WITH_THE_ADDRESS'
const OTHER_OPERATOR = 'haqqvaloper1yge5g4txw7yfjqq3yge5g4txw7yfjqq3r3qh60'
/** The height at which the page's unbonding began. */
const UNBONDING_HEIGHT = '1234567'
/** The hash of `transfer/channel-2/uosmo`, which is the same on every chain. */
const HASH = '13B2C536BB057AC79D5616B8EA1B9540EC1F2170718CAFF6F0083C966FFFED0B'
const COIN = 'uosmo'
const OSMOSIS_CHANNEL = facts.ibc.mainnet.osmosis.channel.value

/** Stake of the reader, of which a part unbonds. */
async function stake(scene: Scene, { hex, key }: Keystore): Promise<void> {
  const signer = signerOf(key)
  const send = (functionName: 'delegate' | 'undelegate', amount: string) =>
    signer.succeeds(
      signer.writeContract({
        abi: parseAbi([`function ${functionName}(address,string,uint256)`]),
        address: STAKING,
        functionName,
        args: [hex, scene.inPlaceOf(EXAMPLE_OPERATOR), parseEther(amount)],
        gas: ENOUGH_GAS,
      }),
    )
  await send('delegate', '5')
  const { blockNumber } = await send('undelegate', '1')
  scene.fill({ [UNBONDING_HEIGHT]: String(blockNumber) })
}

/** A coin of another chain for the reader, and for a holder who lets the reader send it. */
async function receive(scene: Scene, reader: Keystore, holder: Keystore): Promise<Hex> {
  await startRelayer(scene)
  const denom = await receiveCoin(scene, {
    coin: COIN,
    channel: OSMOSIS_CHANNEL,
    to: reader.bech32,
  })
  await receiveCoin(scene, { coin: COIN, channel: OSMOSIS_CHANNEL, to: holder.bech32 })
  const token = await tokenOf(denom)
  await callToken(signerOf(holder.key), token, 'approve', [reader.hex, 1_000_000n])
  return token
}

async function prepareFunctions(scene: Scene, reader: Keystore): Promise<void> {
  const network = scene.network()
  await network.give(reader.bech32, 100)
  const operator = await network.addressOf('validator --bech val', network.homes[1])
  scene.fill({
    [OTHER_OPERATOR]: operator,
    [EXAMPLE_ADDRESS]: reader.hex,
    [RECIPIENT]: scene.inPlaceOf(EXAMPLE_CONTRACT),
    [ABROAD]: 'osmo1zy3rx3z4vemc3xgqzy3rx3z4vemc3xgq5w5hye',
  })
  await stake(scene, reader)
  const holder = await makeKeystore(scene, 'haqq', 'holder')
  const token = await receive(scene, reader, holder)
  const own = formsOf(reader.hex)
  const shell = await scene.shell(READER)
  await shell.run(
    [
      `export ETH_RPC_URL=http://${NODE}:8545`,
      `TOKEN=${token} HOLDER=${holder.hex} OWN=${own.account} OWN_OPERATOR=${own.validator}`,
    ].join('\n'),
    { seconds: 60 },
  )
}

/** A question whose answer matches a pattern. */
const asks = (answer: RegExp, fill: BlockPlan['fill'] = {}): BlockPlan => ({
  prints: [answer],
  fill,
})

/** Half of the grant is left: at zero there is nothing to raise again. */
const HALF = { '1000000000000000000': '500000000000000000' }
/** The page's own addresses, where the answer depends on nothing else. */
const AS_PRINTED = { [EXAMPLE_ADDRESS]: EXAMPLE_ADDRESS, [STRANGER]: STRANGER }

export const precompileFunctions = contractPlan('develop/precompiles/all.md', {
  programs: ['hermes'],
  differences: [
    'the account has stake, a part of which unbonds, and becomes a validator on the way',
    'decreaseAllowance takes off half, so that increaseAllowance finds a grant',
  ],
  prepare: prepareFunctions,
  blocks: {
    'Staking > `decreaseAllowance`': { fill: HALF },
    'Staking > `allowance`': asks(/^0$/m),
    'Staking > `delegation`': asks(/^\("aISLM", [1-9]/m),
    'Staking > `redelegation`': asks(/1000000000000000000/),
    'Staking > `redelegations`': asks(/1000000000000000000/),
    'Staking > `unbondingDelegation`': asks(/1000000000000000000/),
    'Staking > `validator`': asks(/"q1sbQm0Bd0bN0GkGSxUqgzN6rYv3vbN0s1Gm0m4xk2Q="/),
    'Staking > `validators`': asks(/^\(0x, 4\)$/m),
    'Distribution > `setWithdrawAddress`': { fill: { [PAYOUT]: '"$OWN"' } },
    'Distribution > `withdrawValidatorCommission`': {
      fill: { [EXAMPLE_OPERATOR]: '"$OWN_OPERATOR"' },
    },
    'Distribution > `delegationRewards`': asks(/^\[\("aISLM", \d+/m),
    'Distribution > `delegationTotalRewards`': asks(/"aISLM"/),
    'Distribution > `delegatorValidators`': asks(/haqqvaloper1/),
    'Distribution > `delegatorWithdrawAddress`': asks(/^"haqq1[0-9a-z]{38}"$/m),
    'Distribution > `validatorCommission`': asks(/"aISLM"/),
    'Distribution > `validatorDistributionInfo`': asks(/"aISLM"/),
    'Distribution > `validatorOutstandingRewards`': asks(/"aISLM"/),
    'Distribution > `validatorSlashes`': asks(/^\[\]$/m),
    'ICS-20 > `decreaseAllowance`': { fill: HALF },
    'ICS-20 > `allowance`': asks(/^\[\]$/m),
    'ICS-20 > `denomHash`': { sees: [HASH] },
    'ICS-20 > `denomTrace`': asks(/"transfer\/channel-2", "uosmo"/),
    'ICS-20 > `denomTraces`': asks(/"transfer\/channel-2", "uosmo"/),
    'Bank > `balances`': asks(/1000000/),
    'Bank > `supplyOf`': asks(/^2000000 /m, { [EXAMPLE_CONTRACT]: '"$TOKEN"' }),
    'Bank > `totalSupply`': asks(/2000000/),
    'Bech32 > `bech32ToHex`': { sees: [EXAMPLE_ADDRESS], fill: AS_PRINTED },
    'Bech32 > `hexToBech32`': { sees: [STRANGER], fill: AS_PRINTED },
    'ERC-20 view > `transferFrom`': { fill: { [EXAMPLE_ADDRESS]: '"$HOLDER"' } },
    'ERC-20 view > `allowance`': asks(/^1000000 /m),
    'ERC-20 view > `balanceOf`': asks(/^0$/m),
    'ERC-20 view > `decimals`': asks(/^\d+$/m),
    'ERC-20 view > `name`': asks(/^"\w+"$/m),
    'ERC-20 view > `symbol`': asks(/^"\w+"$/m),
    'ERC-20 view > `totalSupply`': asks(/^2000000 /m),
  },
})
