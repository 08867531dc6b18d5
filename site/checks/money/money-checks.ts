import type { ContentPage, Finding, WarraqPlugin } from 'warraq/plugin'
import { checkAmounts } from './check-amounts.ts'
import { checkDeadlines } from './check-deadlines.ts'
import { checkEvmTarget } from './check-evm-target.ts'
import { checkFees } from './check-fees.ts'
import { checkNetworks } from './check-networks.ts'
import { checkSchedules } from './check-schedules.ts'
import { checkTokens } from './check-tokens.ts'

type Check = (page: ContentPage) => Finding[]

/** Checks of what moves the coins of a reader: keys, amounts, recipients, networks, tokens. */
export function moneyChecks(): WarraqPlugin {
  const checks: readonly Check[] = [
    checkAmounts,
    checkSchedules,
    checkDeadlines,
    checkFees,
    checkNetworks,
    checkTokens,
    checkEvmTarget,
  ]
  return {
    name: 'money-checks',
    checks: [
      {
        name: 'money',
        severity: 'throw',
        run: (pages) => pages.flatMap((page) => checks.flatMap((check) => check(page))),
      },
    ],
  }
}
