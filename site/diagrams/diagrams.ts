import { bankSend } from './bank-send.ts'
import { baseFee } from './base-fee.ts'
import { blockOrder } from './block-order.ts'
import { chooseSync } from './choose-sync.ts'
import { diskLayers } from './disk-layers.ts'
import { epochTick } from './epoch-tick.ts'
import { evmTransaction } from './evm-transaction.ts'
import { firewall } from './firewall.ts'
import { ibcStack } from './ibc-stack.ts'
import { layers } from './layers.ts'
import { liquidVesting } from './liquid-vesting.ts'
import { mintFlow } from './mint-flow.ts'
import { moduleAddress } from './module-address.ts'
import { moveValidator } from './move-validator.ts'
import { relayer } from './relayer.ts'
import { remoteSigner } from './remote-signer.ts'
import { restake } from './restake.ts'
import { rollback } from './rollback.ts'
import { sentries } from './sentries.ts'
import { stateSync } from './state-sync.ts'
import { tokenPairs } from './token-pairs.ts'
import { transactionFamilies } from './transaction-families.ts'
import { upgrade } from './upgrade.ts'
import { validatorStates } from './validator-states.ts'
import { vestingChart } from './vesting-chart.ts'

/** Every picture of the pages by the name a page gives. */
export const diagrams = {
  'bank-send': bankSend,
  'base-fee': baseFee,
  'block-order': blockOrder,
  'choose-sync': chooseSync,
  'disk-layers': diskLayers,
  'epoch-tick': epochTick,
  'evm-transaction': evmTransaction,
  firewall,
  'ibc-stack': ibcStack,
  layers,
  'liquid-vesting': liquidVesting,
  'mint-flow': mintFlow,
  'module-address': moduleAddress,
  'move-validator': moveValidator,
  relayer,
  'remote-signer': remoteSigner,
  restake,
  rollback,
  sentries,
  'state-sync': stateSync,
  'token-pairs': tokenPairs,
  'transaction-families': transactionFamilies,
  upgrade,
  'validator-states': validatorStates,
  'vesting-chart': vestingChart,
}
