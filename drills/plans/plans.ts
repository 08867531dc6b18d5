import type { PagePlan } from '../plan.ts'
import { automated } from './automated.ts'
import { chainStandsStill } from './chain-stands-still.ts'
import { diskOptimization } from './disk-optimization.ts'
import { heightDoesNotMove } from './height-does-not-move.ts'
import { kms } from './kms.ts'
import { languages } from './languages.ts'
import { localChain } from './local-chain.ts'
import { mainnetFromArchive } from './mainnet-from-archive.ts'
import { mainnetFromSnapshot } from './mainnet-from-snapshot.ts'
import { mainnetStateSync } from './mainnet-state-sync.ts'
import { maintainAValidator } from './maintain-a-validator.ts'
import { parameters } from './parameters.ts'
import { rollback } from './rollback.ts'
import { runAValidator } from './run-a-validator.ts'
import { vesting } from './vesting.ts'

/** The pages that drills perform. */
export const plans: readonly PagePlan[] = [
  automated,
  chainStandsStill,
  diskOptimization,
  heightDoesNotMove,
  kms,
  languages,
  localChain,
  mainnetFromArchive,
  mainnetFromSnapshot,
  mainnetStateSync,
  maintainAValidator,
  parameters,
  rollback,
  runAValidator,
  vesting,
]
