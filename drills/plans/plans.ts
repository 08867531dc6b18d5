import type { PagePlan } from '../plan.ts'
import * as apiPages from './api-pages.ts'
import * as contractPages from './contract-pages.ts'
import * as developerPages from './developer-pages.ts'
import * as ibcPages from './ibc-pages.ts'
import * as monitoring from './monitoring.ts'
import * as nodePages from './node-pages.ts'
import * as readerPages from './reader-pages.ts'
import * as securityPages from './security-pages.ts'
import * as upgradePages from './upgrade-pages.ts'
import * as validatorPages from './validator-pages.ts'

/** The pages that drills perform: each file exports its plans. */
export const plans: readonly PagePlan[] = [
  apiPages,
  contractPages,
  developerPages,
  ibcPages,
  monitoring,
  nodePages,
  readerPages,
  securityPages,
  upgradePages,
  validatorPages,
].flatMap((file) => Object.values<PagePlan | readonly PagePlan[]>(file).flat())
