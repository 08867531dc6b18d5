import { z } from 'zod'
import { ownValue } from '../../lib/own-value.ts'
import { programOf } from '../program-of.ts'
import { commandFaults, type PageCheck, sectionCheck } from './page-check.ts'

/** The defaults of the flags of each command, from the help of the program. */
export const programHelpSchema = z.strictObject({
  program: z.string().min(1),
  version: z.string(),
  /** By command, such as `tendermint unsafe-reset-all`; a flag without a default has an empty text. */
  commands: z.record(z.string(), z.record(z.string(), z.string())),
})

export type ProgramHelp = z.output<typeof programHelpSchema>

/** Flags that every command needs, and that only most commands fill in by themselves. */
const NEEDED: readonly string[] = ['--home']

/** Checks that commands whose help shows no default for a needed flag are written with it. */
export function createRequiredFlagCheck({ program, version, commands }: ProgramHelp): PageCheck {
  return sectionCheck((blocks) =>
    blocks
      .flatMap((block) => block.commands)
      .flatMap((written) => {
        const called = programOf(written.words)
        if (called?.name !== program) return []
        const command = commandOf(called.rest)
        return missingFlags(command, called.rest).flatMap((flag) =>
          commandFaults([written], {
            code: 'procedure/missing-flag',
            expected: `${flag}: ${program} ${version} has no default for it in ${command}`,
            fix: `add ${flag}; the help of the command shows that it does not know the usual value`,
          }),
        )
      }),
  )

  /** The longest name of a command with which the words begin. */
  function commandOf(rest: readonly string[]): string {
    const names = rest.map((_, end) => rest.slice(0, end + 1).join(' '))
    return names.findLast((name) => Object.hasOwn(commands, name)) ?? ''
  }

  function missingFlags(command: string, rest: readonly string[]): string[] {
    const defaults = ownValue(commands, command) ?? {}
    return NEEDED.filter(
      (flag) =>
        ownValue(defaults, flag) === '' &&
        !rest.some((word) => word === flag || word.startsWith(`${flag}=`)),
    )
  }
}
