import type { PagePlan } from '../plan.ts'
import { apiPages } from './api-pages.ts'
import { automated } from './automated.ts'
import { coinModulePages } from './coin-module-pages.ts'
import { contractPages } from './contract-pages.ts'
import { deployAContract } from './deploy-a-contract.ts'
import { developerPages } from './developer-pages.ts'
import { drillsPage } from './drills-page.ts'
import { firewall } from './firewall.ts'
import { governancePages } from './governance-pages.ts'
import { ibcPages } from './ibc-pages.ts'
import { jsonRpcPages } from './json-rpc-pages.ts'
import { keplr } from './keplr.ts'
import { kms } from './kms.ts'
import { l2Bridge, l2Contracts } from './l2-contracts.ts'
import { languages } from './languages.ts'
import { localChainPages } from './local-chain-pages.ts'
import { maintainAValidator } from './maintain-a-validator.ts'
import { monitoring } from './monitoring.ts'
import { nodeInterfacePages } from './node-interface-pages.ts'
import { nodePages } from './node-pages.ts'
import { precompileFunctions } from './precompile-functions.ts'
import { publishAnEndpoint } from './publish-an-endpoint.ts'
import { readerPages } from './reader-pages.ts'
import { restake } from './restake.ts'
import { rollback } from './rollback.ts'
import { runAnIbcRelayer } from './run-a-ibc-relayer.ts'
import { securityBestPractices } from './security-best-practices.ts'
import { securityPages } from './security-pages.ts'
import { standstillPages } from './standstill-pages.ts'
import { syncPages } from './sync-pages.ts'
import { validatorPages } from './validator-pages.ts'

/** The pages that drills perform. */
export const plans: readonly PagePlan[] = [
  ...nodePages,
  ...coinModulePages,
  ...jsonRpcPages,
  ...apiPages,
  ...developerPages,
  ...securityPages,
  ...governancePages,
  ...localChainPages,
  ...validatorPages,
  ...standstillPages,
  ...syncPages,
  ...nodeInterfacePages,
  ...contractPages,
  ...readerPages,
  ...ibcPages,
  precompileFunctions,
  automated,
  drillsPage,
  firewall,
  keplr,
  kms,
  l2Bridge,
  l2Contracts,
  languages,
  maintainAValidator,
  monitoring,
  publishAnEndpoint,
  restake,
  rollback,
  runAnIbcRelayer,
  securityBestPractices,
  deployAContract,
]
