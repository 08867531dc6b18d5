import type { WarraqPlugin } from 'warraq/plugin'
import type { SourceCheck } from '../procedures/page-check.ts'
import { checkAmounts } from './check-amounts.ts'
import { checkDeadlines } from './check-deadlines.ts'
import { checkEvmTarget } from './check-evm-target.ts'
import { checkFees } from './check-fees.ts'
import { createHostCheck, type HostLists } from './check-hosts.ts'
import { checkNetworks } from './check-networks.ts'
import { checkOrder } from './check-order.ts'
import { checkRecipients } from './check-recipients.ts'
import { checkSchedules } from './check-schedules.ts'
import { checkSecrets } from './check-secrets.ts'
import { checkTokens } from './check-tokens.ts'
import { createWordCheck, type PageWords, type WrongWords } from './check-words.ts'
import { inCreatedCode } from './created-code.ts'
import { inExampleFiles } from './example-files.ts'

export interface MoneyChecksOptions {
  /** What single pages must say, and what no page may say. */
  readonly neededWords: readonly PageWords[]
  readonly wrongWords: readonly WrongWords[]
  readonly hosts: HostLists
  /** Folder of the site, from which pages show files. */
  readonly root: string
}

/** Checks of what moves the coins of a reader: keys, amounts, recipients, networks, tokens. */
export function moneyChecks({
  neededWords,
  wrongWords,
  hosts,
  root,
}: MoneyChecksOptions): WarraqPlugin {
  const checkHosts = createHostCheck(hosts)
  const checks: readonly SourceCheck[] = [
    checkAmounts,
    checkSchedules,
    checkDeadlines,
    checkFees,
    checkNetworks,
    checkTokens,
    checkEvmTarget,
    checkHosts,
    createWordCheck(neededWords, wrongWords),
    checkSecrets,
    checkRecipients,
    checkOrder,
  ]
  const inFiles = [checkSecrets, checkTokens, checkEvmTarget, checkHosts]
  const inCreated = [checkSecrets, checkDeadlines, checkFees]
  return {
    name: 'money-checks',
    checks: [
      {
        name: 'money',
        severity: 'throw',
        run: (pages) => [
          ...pages.flatMap((page) => checks.flatMap((check) => check(page))),
          ...inExampleFiles(pages, inFiles, root),
          ...pages.flatMap((page) => inCreatedCode(page, inCreated)),
        ],
      },
    ],
  }
}
