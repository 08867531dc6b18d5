import type { WarraqPlugin } from 'warraq/plugin'
import type { SourceCheck } from '../page-check.ts'
import { checkAmounts } from './check-amounts.ts'
import { checkDeadlines } from './check-deadlines.ts'
import { checkEvmTarget } from './check-evm-target.ts'
import { checkFees } from './check-fees.ts'
import { createHostChecks, type HostLists } from './check-hosts.ts'
import { checkKept, type KeptSentence } from './check-kept.ts'
import { checkLookedUp } from './check-looked-up.ts'
import { checkNetworks } from './check-networks.ts'
import { checkOrder } from './check-order.ts'
import { checkRecipients } from './check-recipients.ts'
import { checkSchedules } from './check-schedules.ts'
import { checkSecrets } from './check-secrets.ts'
import { checkTokens } from './check-tokens.ts'
import { createWordCheck, type WrongWords } from './check-words.ts'
import { inCreatedCode, inExampleFiles } from './shown-code.ts'

export interface MoneyChecksOptions {
  /** What some page must say below its mark, and the file that lists it. */
  readonly kept: { readonly sentences: readonly KeptSentence[]; readonly file: string }
  /** What sounds like dangerous advice. */
  readonly wrongWords: readonly WrongWords[]
  readonly hosts: HostLists
  /** Folder of the site, from which pages show files. */
  readonly root: string
}

/** Checks of what moves the coins of a reader: keys, amounts, recipients, networks, tokens. */
export function moneyChecks(options: MoneyChecksOptions): WarraqPlugin {
  const { kept, wrongWords, hosts, root } = options
  const { lookalikes, newHosts } = createHostChecks(hosts)
  const checkWords = createWordCheck(wrongWords)
  const checks: readonly SourceCheck[] = [
    checkAmounts,
    checkSchedules,
    checkDeadlines,
    checkFees,
    checkNetworks,
    checkTokens,
    checkEvmTarget,
    lookalikes,
    checkSecrets,
    checkRecipients,
    checkOrder,
    checkLookedUp,
  ]
  const reads = () => [[...hosts.known, '', ...hosts.former].join('\n')]
  const inFiles = [checkSecrets, checkTokens, checkEvmTarget, lookalikes]
  const inCreated = [checkSecrets, checkDeadlines, checkFees]
  return {
    name: 'money-checks',
    checks: [
      {
        name: 'money',
        severity: 'throw',
        reads,
        eachPage: () => (page) => [
          ...checks.flatMap((check) => check(page)),
          ...inCreatedCode(page, inCreated),
        ],
      },
      {
        name: 'files and kept sentences',
        severity: 'throw',
        run: (pages) => [
          ...inExampleFiles(pages, inFiles, root),
          ...checkKept(pages, kept.sentences, kept.file),
        ],
      },
      { name: 'hosts', severity: 'warn', reads, eachPage: () => newHosts },
      { name: 'words', severity: 'warn', eachPage: () => checkWords },
    ],
  }
}
