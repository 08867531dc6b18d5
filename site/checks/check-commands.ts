import type { ContentPage } from 'warraq/plugin'
import { fillPlaceholders, nearestOf } from 'warraq/plugin'
import { once } from '../lib/once.ts'
import { isShell } from '../lib/shell-fence.ts'
import type { CommandList, CommandSpec } from './command-list.ts'
import {
  type Fault,
  matchesIn,
  type PageCheck,
  pageCheck,
  type ReadText,
  readPage,
} from './page-check.ts'
import { commandsAt } from './shell-blocks.ts'
import { MOST_OPEN, nestsDeeply, type ShellCommand } from './shell-commands.ts'

/** A program with the syntax of its flags. */
interface Program {
  readonly list: CommandList
  /** Flags anywhere in the program that take a value. */
  readonly valued: ReadonlySet<string>
}

const INLINE_CODE = /(?<!`)(`{1,2})(?!`)([^\n]*?[^`\n])\1(?!`)/g

/**
 * Checks that shell blocks and inline code use existing commands and flags of listed programs.
 * Placeholders (`$NAME`, `<name>`, `NAME`) are never commands. Also finds shell blocks that no check
 * of commands can read.
 */
export function createCommandCheck(lists: readonly CommandList[]): PageCheck {
  const programs = new Map(
    lists.map((list): [string, Program] => [list.program, { list, valued: valuedFlags(list) }]),
  )
  return pageCheck(function* (read) {
    yield* unreadable(read)
    if (![...programs.keys()].some((name) => read.text.includes(name))) return
    for (const command of commandsOf(read)) {
      const program = programs.get(command.program)
      if (program !== undefined) yield* faultsOf(command, program)
    }
  })
}

/** Also blocks with `nocheck`, whose commands other checks read. */
function* unreadable({ fences }: ReadText): Iterable<Fault> {
  for (const { code, line } of fences.filter(isShell))
    if (nestsDeeply(fillPlaceholders(code)))
      yield {
        code: 'command/nests-too-deeply',
        line,
        found: `a block that opens more than ${MOST_OPEN} brackets`,
        expected: 'commands that the checks can read',
        fix: 'close them, or split the block',
      }
}

/** Number of commands of listed programs on a page. */
export function countCommands(
  page: Pick<ContentPage, 'text'>,
  lists: readonly CommandList[],
): number {
  const isListed = (name: string) => lists.some(({ program }) => program === name)
  return commandsOf(readPage(page)).filter(({ program }) => isListed(program)).length
}

/** The commands of blocks and of inline code, as written. */
const commandsOf = once(({ fences, prose }: ReadText): ShellCommand[] => [
  ...fences
    .filter((fence) => isShell(fence) && !/(?:^|\s)nocheck=/.test(fence.meta))
    .flatMap(({ code, firstLine }) => commandsAt(code, firstLine)),
  ...[...matchesIn(prose, INLINE_CODE)].flatMap(({ match: [, , code = ''], line }) =>
    commandsAt(code, line),
  ),
])

function* faultsOf({ rest, line }: ShellCommand, { list, valued }: Program): Iterable<Fault> {
  const flags = new Set(list.flags.flatMap(namesOfFlag))
  const used: string[] = []
  const path = [list.program]
  let level: Pick<CommandSpec, 'commands'> = list
  for (let at = 0; at < rest.length && rest[at] !== '--'; at++) {
    const word = rest[at] ?? ''
    if (/^--?[A-Za-z]/.test(word)) {
      used.push(word.replace(/=[\s\S]*$/, ''))
      if (!word.includes('=') && valued.has(word)) at++
      continue
    }
    const below = Object.entries(level.commands ?? {})
    if (below.length === 0) continue
    const found = below.find(([name, { aliases = [] }]) => name === word || aliases.includes(word))
    if (found === undefined) {
      const names = below.map(([name]) => name).sort()
      if (!isReplaced(word)) yield { ...unknown('command', path, word, names), line }
      return
    }
    path.push(found[0])
    level = found[1]
    for (const form of (found[1].flags ?? []).flatMap(namesOfFlag)) flags.add(form)
  }
  for (const flag of new Set(used))
    if (!flags.has(flag)) yield { ...unknown('flag', path, flag, flags), line }
}

/** Whether a word is a variable, a placeholder, an ellipsis, or a name in capitals. */
function isReplaced(word: string): boolean {
  return /^[$_…[{]|^\.\.\.|^[A-Z][A-Z0-9_-]*$/.test(word)
}

/** `--output|-o FORMAT` has the names `--output` and `-o`. */
function namesOfFlag(flag: string): string[] {
  return (flag.split(' ')[0] ?? '').split('|')
}

function valuedFlags(list: CommandList): Set<string> {
  const flagsOf = ({ flags = [], commands = {} }: CommandSpec): string[] => [
    ...flags,
    ...Object.values(commands).flatMap(flagsOf),
  ]
  const valued = flagsOf(list).filter((flag) => flag.includes(' '))
  return new Set(valued.flatMap(namesOfFlag))
}

function unknown(
  what: 'command' | 'flag',
  path: readonly string[],
  word: string,
  names: Iterable<string>,
): Fault {
  const program = path.join(' ')
  const isFlag = what === 'flag'
  const nearest = nearestOf(word, names)
  return {
    code: isFlag ? 'command/unknown-flag' : 'command/unknown',
    found: `${program} ${word}`,
    expected: `a ${what} of ${program}${isFlag ? '' : `: ${[...names].join(', ')}`}`,
    fix:
      nearest === undefined
        ? `correct the ${what}, or add it to the list of commands with its source`
        : `did you mean ${isFlag ? nearest : `${program} ${nearest}`}?`,
  }
}
