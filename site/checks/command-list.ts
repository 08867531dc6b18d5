import { z } from 'zod'
import { ownValue } from '../lib/own-value.ts'
import type { ShellCommand } from './shell-commands.ts'

/** A command of a program that content may show. */
export interface CommandSpec {
  readonly aliases?: string[] | undefined
  /** Flags of the command and every command below it. */
  readonly flags?: string[] | undefined
  readonly commands?: Record<string, CommandSpec> | undefined
  /** It opens the database or the signing record, so the node must be stopped. */
  readonly needsStopped?: boolean | undefined
  /** Only the program that the node runs can carry it out, or its answer is about that program. */
  readonly needsVersion?: boolean | undefined
}

const commandSchema: z.ZodType<CommandSpec, CommandSpec> = z.strictObject({
  aliases: z.array(z.string()).optional(),
  flags: z.array(z.string().startsWith('-')).optional(),
  commands: z
    .record(
      z.string(),
      z.lazy(() => commandSchema),
    )
    .optional(),
  needsStopped: z.boolean().optional(),
  needsVersion: z.boolean().optional(),
})

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
