import type { PagePlan } from '../plan.ts'
import { apiIndex } from './api-index.ts'
import { automated } from './automated.ts'
import { chainStandsStill } from './chain-stands-still.ts'
import { cometApi } from './comet-api.ts'
import { cookbook } from './cookbook.ts'
import { crosschain } from './crosschain.ts'
import { delegateThroughAContract } from './delegate-through-a-contract.ts'
import { deployAContract } from './deploy-a-contract.ts'
import { diskOptimization } from './disk-optimization.ts'
import { drillsPage } from './drills-page.ts'
import { erc20 } from './erc20.ts'
import { firewall } from './firewall.ts'
import { heightDoesNotMove } from './height-does-not-move.ts'
import { ibcPages } from './ibc-pages.ts'
import { jsonRpc } from './json-rpc.ts'
import { jsonRpcCalls } from './json-rpc-calls.ts'
import { jsonRpcMethods } from './json-rpc-methods.ts'
import { keplr } from './keplr.ts'
import { kms } from './kms.ts'
import { l1Architecture, l1Network } from './l1-network.ts'
import { l2Bridge, l2Contracts } from './l2-contracts.ts'
import { languages } from './languages.ts'
import { liquidvesting } from './liquidvesting.ts'
import { localChain } from './local-chain.ts'
import { mainnetFromArchive } from './mainnet-from-archive.ts'
import { mainnetFromSnapshot } from './mainnet-from-snapshot.ts'
import { mainnetStateSync } from './mainnet-state-sync.ts'
import { maintainAValidator } from './maintain-a-validator.ts'
import { moduleAccounts } from './module-accounts.ts'
import { monitoring } from './monitoring.ts'
import { operatorQuickstart } from './operator-quickstart.ts'
import { parameters } from './parameters.ts'
import { precompileFunctions } from './precompile-functions.ts'
import { precompiles } from './precompiles.ts'
import { propose } from './propose.ts'
import { publishAnEndpoint } from './publish-an-endpoint.ts'
import { quickstart } from './quickstart.ts'
import { readerPages } from './reader-pages.ts'
import { restApi } from './rest-api.ts'
import { restQueries } from './rest-queries.ts'
import { restake } from './restake.ts'
import { rollback } from './rollback.ts'
import { runAnIbcRelayer } from './run-a-ibc-relayer.ts'
import { runAValidator } from './run-a-validator.ts'
import { runNode } from './run-node.ts'
import { security } from './security.ts'
import { securityBestPractices } from './security-best-practices.ts'
import { securityChecklist } from './security-checklist.ts'
import { settings } from './settings.ts'
import { stopBeingAValidator } from './stop-being-a-validator.ts'
import { swagger } from './swagger.ts'
import { testnet } from './testnet.ts'
import { troubleshooting } from './troubleshooting.ts'
import { upgradeHeights } from './upgrade-heights.ts'
import { validatorEconomics } from './validator-economics.ts'
import { validatorsAndDelegators } from './validators-and-delegators.ts'
import { vesting } from './vesting.ts'
import { whitelisttoken } from './whitelisttoken.ts'

/** The pages that drills perform. */
export const plans: readonly PagePlan[] = [
  ...readerPages,
  ...ibcPages,
  cookbook,
  crosschain,
  cometApi,
  restApi,
  restQueries,
  precompileFunctions,
  precompiles,
  liquidvesting,
  erc20,
  delegateThroughAContract,
  automated,
  chainStandsStill,
  diskOptimization,
  drillsPage,
  firewall,
  heightDoesNotMove,
  keplr,
  kms,
  l1Architecture,
  l1Network,
  l2Bridge,
  l2Contracts,
  languages,
  localChain,
  mainnetFromArchive,
  mainnetFromSnapshot,
  mainnetStateSync,
  maintainAValidator,
  moduleAccounts,
  monitoring,
  operatorQuickstart,
  parameters,
  propose,
  publishAnEndpoint,
  restake,
  rollback,
  runAnIbcRelayer,
  runAValidator,
  stopBeingAValidator,
  runNode,
  security,
  securityBestPractices,
  securityChecklist,
  settings,
  testnet,
  troubleshooting,
  upgradeHeights,
  validatorEconomics,
  validatorsAndDelegators,
  vesting,
  apiIndex,
  deployAContract,
  jsonRpc,
  jsonRpcCalls,
  jsonRpcMethods,
  quickstart,
  swagger,
  whitelisttoken,
]
