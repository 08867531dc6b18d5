import type { CommandSpec } from '../checks/command-list.ts'
import { ownValue } from '../lib/own-value.ts'
import { type DataFault, faultIn } from './data-fault.ts'

/** Flags in the list of commands that the help of the program does not name. */
export function flagFaults(
  list: CommandSpec,
  help: Readonly<Record<string, Readonly<Record<string, string>>>>,
): readonly DataFault[] {
  const wrong = faultIn(
    'haqqd-commands.json',
    'unknown-flag',
    'correct the flag, or read the help of the program again: node scripts/read-haqqd-help.mjs haqqd',
  )
  return flagsOf(list)
    .filter(({ command, flag }) => ownValue(ownValue(help, command) ?? {}, flag) === undefined)
    .map(({ command, flag }) =>
      wrong(`${command} ${flag}`, 'a flag in haqqd-help.json', ...command.split(' '), flag),
    )
}

/** Flags of the list with their command: `prune --pruning`. */
function flagsOf(
  { commands = {} }: CommandSpec,
  above = '',
): { readonly command: string; readonly flag: string }[] {
  return Object.entries(commands).flatMap(([name, below]) => {
    const command = `${above}${name}`
    if (below.commands !== undefined) return flagsOf(below, `${command} `)
    return (below.flags ?? []).flatMap((written) =>
      (written.split(' ')[0] ?? '')
        .split('|')
        .filter((form) => form.startsWith('--'))
        .map((flag) => ({ command, flag })),
    )
  })
}
