import { z } from 'zod'
import { ownValue } from '../lib/own-value.ts'
import type { ShellCommand } from './shell-commands.ts'

/** A command of a program that content may show. */
const commandSchema = z.strictObject({
  aliases: z.array(z.string()).optional(),
  /** Flags of the command and every command below it. */
  flags: z.array(z.string().startsWith('-')).optional(),
  get commands() {
    return z.record(z.string(), commandSchema).optional()
  },
  /** It opens the database or the signing record, so the node must be stopped. */
  needsStopped: z.boolean().optional(),
  /** Only the program that the node runs can carry it out, or its answer is about that program. */
  needsVersion: z.boolean().optional(),
})

export type CommandSpec = z.output<typeof commandSchema>

/** The commands of a program, generated from its source. */
export const commandListSchema = z.strictObject({
  /** Name of the program on the command line. */
  program: z.string().min(1),
  /** Flags of the program itself, as in its help: "--node URL", "--output|-o FORMAT", "--help". */
  flags: z.array(z.string().startsWith('-')).default([]),
  /** Commands by name, nested. */
  commands: z.record(z.string(), commandSchema).default({}),
})

export type CommandList = z.output<typeof commandListSchema>

/** The command of a listed program, and those above it: `tendermint`, then `unsafe-reset-all`. */
export function listedCommands(
  { program, rest }: Pick<ShellCommand, 'program' | 'rest'>,
  lists: readonly CommandList[],
): CommandSpec[] {
  let level: CommandSpec | undefined = lists.find((list) => list.program === program)
  return rest.flatMap((word) => {
    const next = ownValue(level?.commands, word)
    level = next ?? level
    return next ?? []
  })
}
