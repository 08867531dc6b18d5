import type { PagePlan } from '../plan.ts'
import { apiIndex } from './api-index.ts'
import { apiNetworks } from './api-networks.ts'
import { automated } from './automated.ts'
import { bank } from './bank.ts'
import { chainStandsStill } from './chain-stands-still.ts'
import { coinomics } from './coinomics.ts'
import { cometApi } from './comet-api.ts'
import { cookbook } from './cookbook.ts'
import { crosschain } from './crosschain.ts'
import { delegateThroughAContract } from './delegate-through-a-contract.ts'
import { deployAContract } from './deploy-a-contract.ts'
import { developIbc } from './develop-ibc.ts'
import { developStart } from './develop-start.ts'
import { developersTroubleshooting } from './developers-troubleshooting.ts'
import { diskOptimization } from './disk-optimization.ts'
import { drillsPage } from './drills-page.ts'
import { epochs } from './epochs.ts'
import { erc20 } from './erc20.ts'
import { evergreen } from './evergreen.ts'
import { evm, evmExecution } from './evm.ts'
import { faucet } from './faucet.ts'
import { feemarket } from './feemarket.ts'
import { firewall } from './firewall.ts'
import { heightDoesNotMove } from './height-does-not-move.ts'
import { ibcModule } from './ibc-module.ts'
import { jsonRpc } from './json-rpc.ts'
import { jsonRpcCalls } from './json-rpc-calls.ts'
import { jsonRpcMethods } from './json-rpc-methods.ts'
import { keplr } from './keplr.ts'
import { kms } from './kms.ts'
import { l1Architecture, l1Network } from './l1-network.ts'
import { l2Bridge, l2Contracts } from './l2-contracts.ts'
import { languages } from './languages.ts'
import { learnVesting } from './learn-vesting.ts'
import { ledgerCommandLine } from './ledger-command-line.ts'
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
import { shellApp } from './shell-app.ts'
import { stopBeingAValidator } from './stop-being-a-validator.ts'
import { swagger } from './swagger.ts'
import { testnet } from './testnet.ts'
import { troubleshooting } from './troubleshooting.ts'
import { ucdao } from './ucdao.ts'
import { upgradeHeights } from './upgrade-heights.ts'
import { validatorEconomics } from './validator-economics.ts'
import { validatorsAndDelegators } from './validators-and-delegators.ts'
import { vesting } from './vesting.ts'
import { whitelisttoken } from './whitelisttoken.ts'

/** The pages that drills perform. */
export const plans: readonly PagePlan[] = [
  ledgerCommandLine,
  cookbook,
  developersTroubleshooting,
  crosschain,
  developIbc,
  developStart,
  apiNetworks,
  cometApi,
  restApi,
  restQueries,
  ucdao,
  precompileFunctions,
  precompiles,
  liquidvesting,
  ibcModule,
  feemarket,
  evm,
  evmExecution,
  erc20,
  epochs,
  delegateThroughAContract,
  coinomics,
  bank,
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
  evergreen,
  faucet,
  jsonRpc,
  jsonRpcCalls,
  jsonRpcMethods,
  learnVesting,
  quickstart,
  shellApp,
  swagger,
  whitelisttoken,
]
