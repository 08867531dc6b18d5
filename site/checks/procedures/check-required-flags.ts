import { z } from 'zod'
import { ownValue } from '../../lib/own-value.ts'
import type { PageCheck } from '../page-check.ts'
import { commandFaults, sectionCheck } from '../shell-blocks.ts'

/** The defaults of the flags of each command, from the help of the program. */
export const programHelpSchema = z.strictObject({
  program: z.string().min(1),
  version: z.string(),
  /** By command, such as `tendermint unsafe-reset-all`; a flag without a default has an empty text. */
  commands: z.record(z.string(), z.record(z.string(), z.string())),
})

export type ProgramHelp = z.output<typeof programHelpSchema>

/** A flag that every command needs, and that only most commands fill in by themselves. */
const NEEDED = '--home'

/** Words of the longest names of commands, and a few more. */
const MOST_WORDS = 9

/** Checks that commands whose help shows no default for the needed flag are written with it. */
export function createRequiredFlagCheck({ program, version, commands }: ProgramHelp): PageCheck {
  return sectionCheck((blocks) =>
    blocks
      .flatMap((block) => block.commands)
      .filter((command) => command.program === program)
      .flatMap((called) => {
        // The longest name of a command with which the words begin.
        const first = called.rest.slice(0, MOST_WORDS)
        const names = first.map((_, end) => first.slice(0, end + 1).join(' '))
        const name = names.findLast((one) => Object.hasOwn(commands, one)) ?? ''
        const isWritten = called.rest.some((word) => word.split('=')[0] === NEEDED)
        if (isWritten || ownValue(ownValue(commands, name), NEEDED) !== '') return []
        return commandFaults([called], {
          code: 'procedure/missing-flag',
          expected: `${NEEDED}: ${program} ${version} has no default for it in ${name}`,
          fix: `add ${NEEDED}; the help of the command shows that it does not know the usual value`,
        })
      }),
  )
}
