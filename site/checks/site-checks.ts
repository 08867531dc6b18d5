import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { WarraqPlugin } from 'warraq/plugin'
import { CLAIMS } from '../data/claims.ts'
import { KEPT_SENTENCES } from '../data/kept-sentences.ts'
import { SAID_RULES } from '../data/said-rules.ts'
import { WRONG_WORDS } from '../data/wrong-words.ts'
import { checkAddresses } from './check-addresses.ts'
import { countCommands, createCommandCheck } from './check-commands.ts'
import { checkLabels } from './check-labels.ts'
import { createTextCheck } from './check-text.ts'
import { checkValues } from './check-values.ts'
import { HAQQD } from './command-list.ts'
import { SOLIDITY } from './compile-solidity.ts'
import { checkAmounts } from './money/check-amounts.ts'
import { checkFees } from './money/check-fees.ts'
import { createHostChecks } from './money/check-hosts.ts'
import { checkKept } from './money/check-kept.ts'
import { checkLookedUp } from './money/check-looked-up.ts'
import { checkNetworks } from './money/check-networks.ts'
import { checkOrder } from './money/check-order.ts'
import { checkRecipients } from './money/check-recipients.ts'
import { checkSchedules } from './money/check-schedules.ts'
import { checkSecrets } from './money/check-secrets.ts'
import { checkTokens } from './money/check-tokens.ts'
import type { PageCheck, SourceCheck } from './page-check.ts'
import { PARSED_LANGUAGES } from './parsed-languages.ts'
import { checkAlerts } from './procedures/check-alerts.ts'
import { checkData } from './procedures/check-data.ts'
import { checkPlaceholders } from './procedures/check-placeholders.ts'
import { checkQueries } from './procedures/check-query-too-early.ts'
import { checkRoles } from './procedures/check-roles.ts'
import { checkRunningProgram, checkTasks } from './procedures/check-running-program.ts'
import { createSaidCheck } from './procedures/check-said.ts'
import { checkStarts } from './procedures/check-start-alone.ts'
import { checkStopped } from './procedures/check-stopped.ts'
import { checkUsers } from './procedures/check-users.ts'
import { inCreatedCode, inExampleFiles } from './shown-code.ts'

/** What only the site below `root` checks: code of its languages, the commands that readers paste, their coins. */
export function siteChecks(root: string): WarraqPlugin {
  const textOf = (file: string) => readFileSync(join(root, file), 'utf8')
  const knownHosts = textOf('site/known-hosts.txt')
  const inSettings = (check: PageCheck) =>
    ['docs.config.ts', 'site/pages/index.tsx'].flatMap((file) =>
      check({ file, text: textOf(file) }),
    )
  const checkClaims = createTextCheck(CLAIMS)
  const { lookalikes, newHosts } = createHostChecks(knownHosts)
  const checks: readonly SourceCheck[] = [
    ...[createCommandCheck(HAQQD), checkAddresses, checkLabels, checkValues],
    // What operators paste into the shells of machines that hold keys.
    ...[checkUsers, checkStopped, checkData, checkPlaceholders, checkRunningProgram],
    ...[checkTasks, checkQueries, checkStarts, checkClaims, checkAlerts],
    ...[createSaidCheck(SAID_RULES), checkRoles],
    // What moves the coins of a reader.
    ...[checkAmounts, checkSchedules, checkFees, checkNetworks, checkTokens],
    ...[lookalikes, checkSecrets, checkRecipients, checkOrder, checkLookedUp],
  ]
  const reads = () => [knownHosts]
  return {
    name: 'site-checks',
    codeLanguages: [SOLIDITY, ...PARSED_LANGUAGES],
    checks: [
      {
        name: 'commands and money',
        severity: 'throw',
        reads,
        counts: {
          of: (page) => countCommands(page, HAQQD),
          text: (count) => `${count.toLocaleString('en')} commands of haqqd`,
        },
        eachPage: () => (page) => [
          ...checks.flatMap((check) => check(page)),
          ...inCreatedCode(page, [checkSecrets, checkClaims, checkFees]),
        ],
      },
      {
        name: 'files and kept sentences',
        severity: 'throw',
        run: (pages) => [
          ...inExampleFiles(pages, [checkSecrets, checkClaims, checkTokens, lookalikes], root),
          ...checkKept(pages, KEPT_SENTENCES),
          ...inSettings(lookalikes),
        ],
      },
      { name: 'hosts', severity: 'warn', reads, eachPage: () => newHosts },
      { name: 'hosts of settings', severity: 'warn', run: () => inSettings(newHosts) },
      { name: 'words', severity: 'warn', eachPage: () => createTextCheck(WRONG_WORDS) },
    ],
  }
}
