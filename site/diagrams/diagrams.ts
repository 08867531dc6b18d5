import { accountForms } from './account-forms.ts'
import { apiPorts } from './api-ports.ts'
import { bankSend } from './bank-send.ts'
import { baseFee } from './base-fee.ts'
import { blockOrder } from './block-order.ts'
import { chooseSync } from './choose-sync.ts'
import { communityPool } from './community-pool.ts'
import { derivation } from './derivation.ts'
import { diskLayers } from './disk-layers.ts'
import { downtimeLine } from './downtime-line.ts'
import { ecosystemMap } from './ecosystem-map.ts'
import { epochTick } from './epoch-tick.ts'
import { evmTransaction } from './evm-transaction.ts'
import { firewall } from './firewall.ts'
import { gasBar } from './gas-bar.ts'
import { grpcGateway } from './grpc-gateway.ts'
import { ibcObjects } from './ibc-objects.ts'
import { ibcStack } from './ibc-stack.ts'
import { islmAbroad } from './islm-abroad.ts'
import { keplrDelegate } from './keplr-delegate.ts'
import { keplrScreens } from './keplr-screens.ts'
import { l2Bridge } from './l2-bridge.ts'
import { l2Settlement } from './l2-settlement.ts'
import { l2Withdrawal } from './l2-withdrawal.ts'
import { layers } from './layers.ts'
import { ledgerScreens } from './ledger-screens.ts'
import { ledgerSigning } from './ledger-signing.ts'
import { liquidVesting } from './liquid-vesting.ts'
import { metamaskNetwork } from './metamask-network.ts'
import { metamaskRoads } from './metamask-roads.ts'
import { metamaskScreens } from './metamask-screens.ts'
import { mintFlow } from './mint-flow.ts'
import { moduleAddress } from './module-address.ts'
import { moveValidator } from './move-validator.ts'
import { nftParts } from './nft-parts.ts'
import { relayer } from './relayer.ts'
import { remoteSigner } from './remote-signer.ts'
import { restake } from './restake.ts'
import { reviewPoints } from './review-points.ts'
import { rollback } from './rollback.ts'
import { sentries } from './sentries.ts'
import { setupScreens } from './setup-screens.ts'
import { shellScreens } from './shell-screens.ts'
import { stakeStates } from './stake-states.ts'
import { stateSync } from './state-sync.ts'
import { swapRoute } from './swap-route.ts'
import { tokenOrigins } from './token-origins.ts'
import { tokenPairs } from './token-pairs.ts'
import { transactionFamilies } from './transaction-families.ts'
import { twoHashes } from './two-hashes.ts'
import { twoKeys } from './two-keys.ts'
import { twoLayers } from './two-layers.ts'
import { upgrade } from './upgrade.ts'
import { validatorStates } from './validator-states.ts'
import { vestingChart } from './vesting-chart.ts'
import { walletChoice } from './wallet-choice.ts'
import { walletWays } from './wallet-ways.ts'
import { whatIsHaqq } from './what-is-haqq.ts'
import { whichExplorer } from './which-explorer.ts'

/** All diagrams by the names that pages use. */
export const diagrams = {
  'account-forms': accountForms,
  'api-ports': apiPorts,
  'bank-send': bankSend,
  'base-fee': baseFee,
  'block-order': blockOrder,
  'choose-sync': chooseSync,
  'community-pool': communityPool,
  derivation: derivation,
  'disk-layers': diskLayers,
  'downtime-line': downtimeLine,
  'ecosystem-map': ecosystemMap,
  'epoch-tick': epochTick,
  'evm-transaction': evmTransaction,
  firewall,
  'gas-bar': gasBar,
  'grpc-gateway': grpcGateway,
  'ibc-objects': ibcObjects,
  'ibc-stack': ibcStack,
  'islm-abroad': islmAbroad,
  'keplr-delegate': keplrDelegate,
  'keplr-screens': keplrScreens,
  'l2-bridge': l2Bridge,
  'l2-settlement': l2Settlement,
  'l2-withdrawal': l2Withdrawal,
  layers,
  'ledger-screens': ledgerScreens,
  'ledger-signing': ledgerSigning,
  'liquid-vesting': liquidVesting,
  'metamask-network': metamaskNetwork,
  'metamask-roads': metamaskRoads,
  'metamask-screens': metamaskScreens,
  'mint-flow': mintFlow,
  'module-address': moduleAddress,
  'move-validator': moveValidator,
  'nft-parts': nftParts,
  relayer,
  'remote-signer': remoteSigner,
  restake,
  'review-points': reviewPoints,
  rollback,
  sentries,
  'setup-screens': setupScreens,
  'shell-screens': shellScreens,
  'stake-states': stakeStates,
  'state-sync': stateSync,
  'swap-route': swapRoute,
  'token-origins': tokenOrigins,
  'token-pairs': tokenPairs,
  'transaction-families': transactionFamilies,
  'two-hashes': twoHashes,
  'two-keys': twoKeys,
  'two-layers': twoLayers,
  upgrade,
  'validator-states': validatorStates,
  'vesting-chart': vestingChart,
  'wallet-choice': walletChoice,
  'wallet-ways': walletWays,
  'what-is-haqq': whatIsHaqq,
  'which-explorer': whichExplorer,
}
