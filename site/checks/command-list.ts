import haqqdCommands from '../data/haqqd-commands.json'
import { once } from '../lib/once.ts'
import type { ShellCommand } from './shell-commands.ts'

/** A command of a program that content may show. */
export interface CommandSpec {
  readonly aliases?: readonly string[]
  /** Flags of the command and every command below it, as in its help: "--output|-o FORMAT". */
  readonly flags?: readonly string[]
  readonly commands?: Readonly<Record<string, CommandSpec>>
  /** It opens the database or the signing record, so the node must be stopped. */
  readonly needsStopped?: boolean
  /** Only the program that the node runs can carry it out, or its answer is about that program. */
  readonly needsVersion?: boolean
}

/** The commands of a program, generated from its source. */
export interface CommandList extends CommandSpec {
  /** Name of the program on the command line. */
  readonly program: string
}

export const HAQQD: CommandList = haqqdCommands

/** What the arguments of a program mean to it. */
export interface ReadArguments {
  /** The program, then the commands that are called: `haqqd`, `tendermint`, `unsafe-reset-all`. */
  readonly path: readonly (readonly [name: string, command: CommandSpec])[]
  readonly flags: readonly string[]
  /** The first word that should be a command, with the length of the path before it. */
  readonly unknown?: { readonly word: string; readonly depth: number }
}

export function readArguments(rest: readonly string[], list: CommandList): ReadArguments {
  const path: [string, CommandSpec][] = [[list.program, list]]
  const flags: string[] = []
  let unknown: ReadArguments['unknown']
  for (let at = 0; at < rest.length && rest[at] !== '--'; at++) {
    const word = rest[at] ?? ''
    if (/^--?[A-Za-z]/.test(word)) {
      flags.push(word.replace(/=[\s\S]*$/, ''))
      if (valuedFlags(list).has(word)) at++
      continue
    }
    const below = Object.entries(path.at(-1)?.[1].commands ?? {})
    const found = below.find(([name, { aliases = [] }]) => name === word || aliases.includes(word))
    if (found !== undefined) path.push(found)
    else if (below.length > 0) unknown ??= { word, depth: path.length }
  }
  return { path, flags, ...(unknown && { unknown }) }
}

/** Names of flags anywhere in a program that take a value. */
const valuedFlags = once((list: CommandList): ReadonlySet<string> => {
  const flagsOf = ({ flags = [], commands = {} }: CommandSpec): string[] => [
    ...flags,
    ...Object.values(commands).flatMap(flagsOf),
  ]
  const valued = flagsOf(list).filter((flag) => flag.includes(' '))
  return new Set(valued.flatMap(namesOfFlag))
})

/** `--output|-o FORMAT` has the names `--output` and `-o`. */
export function namesOfFlag(flag: string): string[] {
  return (flag.split(' ')[0] ?? '').split('|')
}

/** Whether a command calls `haqqd` so that the node must be stopped, or its version matters. */
export function haqqdNeeds(
  need: 'needsStopped' | 'needsVersion',
  { program, rest }: Pick<ShellCommand, 'program' | 'rest'>,
): boolean {
  return program === HAQQD.program && readArguments(rest, HAQQD).path.some(([, one]) => one[need])
}
