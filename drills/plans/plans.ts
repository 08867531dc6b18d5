import type { PagePlan } from '../plan.ts'
import { localChain } from './local-chain.ts'
import { maintainAValidator } from './maintain-a-validator.ts'

/** The pages that drills perform. */
export const plans: readonly PagePlan[] = [localChain, maintainAValidator]
