import type { PagePlan } from '../plan.ts'
import { apiPages } from './api-pages.ts'
import { coinModulePages } from './coin-module-pages.ts'
import { contractPages } from './contract-pages.ts'
import { developerPages } from './developer-pages.ts'
import { drillsPage } from './drills-page.ts'
import { firewall } from './firewall.ts'
import { governancePages } from './governance-pages.ts'
import { ibcPages } from './ibc-pages.ts'
import { jsonRpcPages } from './json-rpc-pages.ts'
import { kms } from './kms.ts'
import { layer2Pages } from './layer-2-pages.ts'
import { localChainPages } from './local-chain-pages.ts'
import { monitoring } from './monitoring.ts'
import { nodeInterfacePages } from './node-interface-pages.ts'
import { nodePages } from './node-pages.ts'
import { readerPages } from './reader-pages.ts'
import { securityPages } from './security-pages.ts'
import { syncPages } from './sync-pages.ts'
import { upgradePages } from './upgrade-pages.ts'
import { validatorCarePages } from './validator-care-pages.ts'
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
  ...validatorPages,
  ...validatorCarePages,
  ...upgradePages,
  ...localChainPages,
  ...layer2Pages,
  ...syncPages,
  ...nodeInterfacePages,
  ...contractPages,
  ...readerPages,
  ...ibcPages,
  drillsPage,
  firewall,
  kms,
  monitoring,
]
