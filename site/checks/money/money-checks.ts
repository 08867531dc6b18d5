import type { ContentPage, Finding, WarraqPlugin } from 'warraq/plugin'
import { checkAmounts } from './check-amounts.ts'
import { checkDeadlines } from './check-deadlines.ts'
import { checkEvmTarget } from './check-evm-target.ts'
import { checkFees } from './check-fees.ts'
import { createHostCheck, type HostLists } from './check-hosts.ts'
import { checkNetworks } from './check-networks.ts'
import { checkSchedules } from './check-schedules.ts'
import { checkTokens } from './check-tokens.ts'

export interface MoneyChecksOptions {
  readonly hosts: HostLists
}

type Check = (page: ContentPage) => Finding[]

/** Checks of what moves the coins of a reader: keys, amounts, recipients, networks, tokens. */
export function moneyChecks({ hosts }: MoneyChecksOptions): WarraqPlugin {
  const checks: readonly Check[] = [
    checkAmounts,
    checkSchedules,
    checkDeadlines,
    checkFees,
    checkNetworks,
    checkTokens,
    checkEvmTarget,
    createHostCheck(hosts),
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
