import type { ContentPage } from 'warraq/plugin'
import { fillPlaceholders, nearestOf } from 'warraq/plugin'
import { once } from '../lib/once.ts'
import { isShell } from '../lib/shell-fence.ts'
import { type CommandList, namesOfFlag, type ReadArguments, readArguments } from './command-list.ts'
import {
  type Fault,
  matchesIn,
  type PageCheck,
  pageCheck,
  type ReadText,
  readPage,
} from './page-check.ts'
import { commandsAt, commandsOf } from './shell-blocks.ts'
import { MOST_OPEN, nestsDeeply, type ShellCommand } from './shell-commands.ts'

const INLINE_CODE = /(?<!`)(`{1,2})(?!`)([^\n]*?[^`\n])\1(?!`)/g

/**
 * Checks that shell blocks and inline code use existing commands and flags of a program.
 * Placeholders (`$NAME`, `<name>`, `NAME`) are never commands. Also finds shell blocks that no check
 * of commands can read.
 */
export function createCommandCheck(list: CommandList): PageCheck {
  return pageCheck(function* (read) {
    yield* unreadable(read)
    for (const command of calledIn(read, list)) yield* faultsOf(command, list)
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

/** Number of commands of a program on a page. */
export function countCommands(page: Pick<ContentPage, 'text'>, list: CommandList): number {
  return calledIn(readPage(page), list).length
}

function calledIn(read: ReadText, list: CommandList): ShellCommand[] {
  // A variable may hold the program: `"$HAQQD" version`.
  const inline = inlineCodeOf(read).filter(({ code }) => code.toLowerCase().includes(list.program))
  return [
    ...checkedFencesOf(read).flatMap(commandsOf),
    ...inline.flatMap(({ code, line }) => commandsAt(code, line)),
  ].filter(({ program }) => program === list.program)
}

const checkedFencesOf = ({ fences }: ReadText) =>
  fences.filter((fence) => isShell(fence) && !/(?:^|\s)nocheck=/.test(fence.meta))

const inlineCodeOf = once(({ prose }: ReadText) =>
  Array.from(matchesIn(prose, INLINE_CODE), ({ match: [, , code = ''], line }) => ({ code, line })),
)

function* faultsOf({ rest, line }: ShellCommand, list: CommandList): Iterable<Fault> {
  const { path, flags, unknown } = readArguments(rest, list)
  if (unknown === undefined) {
    const known = path.flatMap(([, command]) => command.flags ?? []).flatMap(namesOfFlag)
    for (const flag of new Set(flags))
      if (!known.includes(flag)) yield { ...notKnown('flag', path, flag, known), line }
  } else if (!isReplaced(unknown.word)) {
    const above = path.slice(0, unknown.depth)
    const names = Object.keys(above.at(-1)?.[1].commands ?? {}).sort()
    yield { ...notKnown('command', above, unknown.word, names), line }
  }
}

/** Whether a word is a variable, a placeholder, an ellipsis, or a name in capitals. */
function isReplaced(word: string): boolean {
  return /^[$_…[{]|^\.\.\.|^[A-Z][A-Z0-9_-]*$/.test(word)
}

function notKnown(
  what: 'command' | 'flag',
  path: ReadArguments['path'],
  word: string,
  names: readonly string[],
): Fault {
  const program = path.map(([name]) => name).join(' ')
  const isFlag = what === 'flag'
  const nearest = nearestOf(word, names)
  return {
    code: isFlag ? 'command/unknown-flag' : 'command/unknown',
    found: `${program} ${word}`,
    expected: `a ${what} of ${program}${isFlag ? '' : `: ${names.join(', ')}`}`,
    fix:
      nearest === undefined
        ? `correct the ${what}, or add it to the list of commands with its source`
        : `did you mean ${isFlag ? nearest : `${program} ${nearest}`}?`,
  }
}
