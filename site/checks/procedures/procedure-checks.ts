import type { WarraqPlugin } from 'warraq/plugin'
import type { z } from 'zod'
import { downtime } from '../../facts/downtime.ts'
import { commandListSchema } from '../command-list.ts'
import type { PageCheck } from '../page-check.ts'
import { createAlertCheck } from './check-alerts.ts'
import { checkClaims } from './check-claims.ts'
import { createDataCheck } from './check-data.ts'
import { createPlaceholderCheck } from './check-placeholders.ts'
import { createQueryCheck } from './check-query-too-early.ts'
import { createRequiredFlagCheck, programHelpSchema } from './check-required-flags.ts'
import { createRoleCheck, type MachineRole } from './check-roles.ts'
import { createRunningProgramCheck, type RunningProgram } from './check-running-program.ts'
import { createSaidCheck, type SaidRule } from './check-said.ts'
import { createStartCheck } from './check-start-alone.ts'
import { createStoppedCheck } from './check-stopped.ts'
import { createUserCheck } from './check-users.ts'
import type { Service } from './service.ts'

/** Metrics that stand still or are absent when a validator does not sign. */
const SIGNS = /_consensus_validator_|\bup\{job="haqq"\} == 0|_consensus_latest_block_height/

export interface ProcedureChecksOptions {
  readonly commandLists: readonly z.input<typeof commandListSchema>[]
  readonly services: readonly Service[]
  readonly running: RunningProgram
  /** The defaults of its flags, from its own help. */
  readonly help: z.input<typeof programHelpSchema>
  /** What pages must say beside certain commands. */
  readonly said: readonly SaidRule[]
  /** Example machines that pages may use, one a role. */
  readonly machines: readonly MachineRole[]
}

/** Checks of what operators paste into the shells of machines that hold keys. */
export function procedureChecks(options: ProcedureChecksOptions): WarraqPlugin {
  const { services, running, machines } = options
  const help = programHelpSchema.parse(options.help)
  const lists = options.commandLists.map((list) => commandListSchema.parse(list))
  const checks: readonly PageCheck[] = [
    createUserCheck(services),
    createStoppedCheck(services, lists),
    createDataCheck(services),
    createPlaceholderCheck(services),
    createRunningProgramCheck(running, lists),
    createRequiredFlagCheck(help),
    createQueryCheck(help.program),
    createStartCheck(services),
    createSaidCheck(options.said),
    createRoleCheck(machines),
    checkClaims,
    createAlertCheck(SIGNS, downtime.alertSeconds.value),
  ]
  return {
    name: 'procedure-checks',
    checks: [
      {
        name: 'procedures',
        severity: 'throw',
        eachPage: () => (page) => checks.flatMap((check) => check(page)),
      },
    ],
  }
}
