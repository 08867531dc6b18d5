import { network as facts } from '../../site/network.ts'
import { createContract, EXAMPLE_ADDRESS, formsOf } from '../answers/chain-history.ts'
import { signerOf, tokenOf } from '../answers/node-api.ts'
import type { BlockPlan } from '../block-plan.ts'
import { NODE } from '../network/addresses.ts'
import { type Keystore, makeKeystore, PASSWORD } from '../network/readers-keys.ts'
import { receiveCoins } from '../network/relayer.ts'
import { asking, paste } from '../network/terminal.ts'
import { STRANGER } from '../network/transactions.ts'
import type { Scene } from '../scene.ts'
import { contractPlan, EXAMPLE_CONTRACT, EXAMPLE_OPERATOR, READER } from './scenes.ts'

/** The token of the reader in place of an address of the page. */
const tokenFor = (address: string) => async (scene: Scene) =>
  scene.fill({ [address]: scene.inPlaceOf(EXAMPLE_CONTRACT) })

const STAKING = '0x0000000000000000000000000000000000000800'

export const crosschain = contractPlan('develop/crosschain.md', {
  fill: { 'https://rpc.example.org': `http://${NODE}:8545` },
  prepare: tokenFor('0xF10c41cA085FC8d9326a65408D14Dae28A3E69a5'),
})

export const cookbook = contractPlan('develop/cookbook.md', {
  fill: asking(
    'anvil --fork-url',
    'cast call --rpc-url http://localhost:8545 "$PROXY" "symbol()(string)" 2>/dev/null',
  ),
  prepare: tokenFor('0x5FbDB2315678afecb367f032d93F642f64180aa3'),
})

const { WISLM, axlUSDC } = facts.tokens

export const whitelisttoken = contractPlan('develop/whitelisttoken.md', {
  programs: ['hermes'],
  // A coin of the page has come over its channel; the chain gives it an address by itself.
  prepare: async (scene, { key, bech32 }) => {
    const { contractAddress: wrapped } = await createContract(signerOf(key), 'WrappedCoin')
    scene.fill({ [EXAMPLE_CONTRACT]: wrapped, [WISLM.address.value]: wrapped })
    await paste(scene, 'computer', [key, PASSWORD])
    const token = await tokenOf(await receiveCoins(scene, 'axelar', bech32))
    scene.fill({ [axlUSDC.address.value]: token })
  },
})

/** What the page leaves to the reader as the address of a validator's rewards. */
const PAYOUT = 'haqq1REPLACE_WITH_THE_ADDRESS'
/** The hash of `transfer/channel-2/uosmo`, which is the same on every chain. */
const HASH = '13B2C536BB057AC79D5616B8EA1B9540EC1F2170718CAFF6F0083C966FFFED0B'

/** The reader has stake, a part of which unbonds, and may send the coin of somebody else. */
async function prepareFunctions(scene: Scene, reader: Keystore): Promise<void> {
  const network = scene.network()
  await network.give(reader.bech32, 100)
  const holder = await makeKeystore(scene, 'haqq', 'holder')
  const token = await tokenOf(await receiveCoins(scene, 'osmosis', reader.bech32, holder.bech32))
  const stake = `${reader.hex} ${scene.inPlaceOf(EXAMPLE_OPERATOR)}`
  const began = await scene.as(
    READER,
    `set -e
send() { cast send --rpc-url http://${NODE}:8545 --password-file ~/password --gas-limit 3000000 --json "$@" | jq -r .blockNumber; }
send --account holder ${token} 'approve(address,uint256)' ${reader.hex} 1000000 >&2
send --account test ${STAKING} 'delegate(address,string,uint256)' ${stake} 5000000000000000000 >&2
printf %d $(send --account test ${STAKING} 'undelegate(address,string,uint256)' ${stake} 1000000000000000000)`,
  )
  scene.fill({
    // Another validator, and the height at which the unbonding of the page began.
    haqqvaloper1yge5g4txw7yfjqq3yge5g4txw7yfjqq3r3qh60: await network.addressOf(
      'validator --bech val',
      network.homes[1],
    ),
    '1234567': began,
    [EXAMPLE_ADDRESS]: reader.hex,
    '0xREPLACE_WITH_THE_ADDRESS': scene.inPlaceOf(EXAMPLE_CONTRACT),
    osmo1REPLACE_WITH_THE_ADDRESS: 'osmo1zy3rx3z4vemc3xgqzy3rx3z4vemc3xgq5w5hye',
  })
  const own = formsOf(reader.hex)
  const shell = await scene.shell(READER)
  await shell.run(
    `export ETH_RPC_URL=http://${NODE}:8545
TOKEN=${token} HOLDER=${holder.hex} OWN=${own.account} OWN_OPERATOR=${own.validator}`,
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
