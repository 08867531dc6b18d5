import type { PagePlan } from '../plan.ts'
import { automated } from './automated.ts'
import { chainStandsStill } from './chain-stands-still.ts'
import { diskOptimization } from './disk-optimization.ts'
import { drillsPage } from './drills-page.ts'
import { firewall } from './firewall.ts'
import { heightDoesNotMove } from './height-does-not-move.ts'
import { kms } from './kms.ts'
import { l1Network } from './l1-network.ts'
import { languages } from './languages.ts'
import { localChain } from './local-chain.ts'
import { mainnetFromArchive } from './mainnet-from-archive.ts'
import { mainnetFromSnapshot } from './mainnet-from-snapshot.ts'
import { mainnetStateSync } from './mainnet-state-sync.ts'
import { maintainAValidator } from './maintain-a-validator.ts'
import { moduleAccounts } from './module-accounts.ts'
import { monitoring } from './monitoring.ts'
import { operatorQuickstart } from './operator-quickstart.ts'
import { parameters } from './parameters.ts'
import { propose } from './propose.ts'
import { publishAnEndpoint } from './publish-an-endpoint.ts'
import { restake } from './restake.ts'
import { rollback } from './rollback.ts'
import { runAValidator } from './run-a-validator.ts'
import { runNode } from './run-node.ts'
import { security } from './security.ts'
import { securityBestPractices } from './security-best-practices.ts'
import { securityChecklist } from './security-checklist.ts'
import { settings } from './settings.ts'
import { testnet } from './testnet.ts'
import { troubleshooting } from './troubleshooting.ts'
import { upgradeHeights } from './upgrade-heights.ts'
import { validatorsAndDelegators } from './validators-and-delegators.ts'
import { vesting } from './vesting.ts'

/** The pages that drills perform. */
export const plans: readonly PagePlan[] = [
  automated,
  chainStandsStill,
  diskOptimization,
  drillsPage,
  firewall,
  heightDoesNotMove,
  kms,
  l1Network,
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
  runAValidator,
  runNode,
  security,
  securityBestPractices,
  securityChecklist,
  settings,
  testnet,
  troubleshooting,
  upgradeHeights,
  validatorsAndDelegators,
  vesting,
]
