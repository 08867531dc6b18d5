import { ownValue } from '../../lib/own-value.ts'
import type { CommandList, CommandSpec } from '../command-list.ts'
import { programOf } from '../program-of.ts'
import type { ShellCommand } from '../shell-commands.ts'

/** The command of a listed program, and those above it: `tendermint`, then `unsafe-reset-all`. */
export function commandsOf(
  { words }: Pick<ShellCommand, 'words'>,
  lists: readonly CommandList[],
): CommandSpec[] {
  const called = programOf(words)
  let level: CommandSpec | undefined = lists.find(({ program }) => program === called?.name)
  const found: CommandSpec[] = []
  for (const word of called?.rest ?? []) {
    const next: CommandSpec | undefined = ownValue(level?.commands, word)
    if (next === undefined) continue
    level = next
    found.push(next)
  }
  return found
}
