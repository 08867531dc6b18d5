import type { ContentPage, Finding } from 'warraq/plugin'
import { codeFences, fillPlaceholders, nearestOf, withoutCode } from 'warraq/plugin'
import type { CommandList, CommandSpec } from './command-list.ts'
import { programOf } from './program-of.ts'
import { type ShellCommand, shellCommands } from './shell-commands.ts'

/** A program with the syntax of its flags. */
interface Program {
  readonly list: CommandList
  /** Flags anywhere in the program that take a value. */
  readonly valued: ReadonlySet<string>
}

const SHELLS: ReadonlySet<string> = new Set(['bash', 'sh', 'shell'])
const INLINE_CODE = /(?<!`)(`{1,2})(?!`)([^\n]*?[^`\n])\1(?!`)/g

/**
 * Checks that shell blocks and inline code use existing commands and flags of listed programs.
 * Placeholders (`$NAME`, `<name>`, `NAME`) are never commands.
 */
export function createCommandCheck(
  lists: readonly CommandList[],
): (page: Pick<ContentPage, 'file' | 'text'>) => Finding[] {
  const programs = new Map(
    lists.map((list): [string, Program] => [list.program, { list, valued: valuedFlags(list) }]),
  )
  return ({ file, text }) =>
    [...programs.keys()].some((name) => text.includes(name))
      ? commandsOf(text).flatMap((command) =>
          checkCommand(command, programs).map((finding) => ({
            ...finding,
            file,
            line: command.line,
          })),
        )
      : []
}

/** Number of commands of listed programs on a page. */
export function countCommands(
  page: Pick<ContentPage, 'text'>,
  lists: readonly CommandList[],
): number {
  const names = new Set(lists.map(({ program }) => program))
  return commandsOf(page.text).filter(({ words }) => names.has(programOf(words)?.name ?? '')).length
}

function commandsOf(text: string): ShellCommand[] {
  const blocks = codeFences(text)
    .filter(({ language, meta }) => SHELLS.has(language) && !/(?:^|\s)nocheck=/.test(meta))
    .flatMap(({ code, firstLine }) =>
      shellCommands(fillPlaceholders(code)).map((command) => ({
        ...command,
        line: command.line + firstLine - 1,
      })),
    )
  const inline = withoutCode(text)
    .split('\n')
    .flatMap((content, index) =>
      [...content.matchAll(INLINE_CODE)].flatMap(([, , code = '']) =>
        shellCommands(fillPlaceholders(code)).map((command) => ({ ...command, line: index + 1 })),
      ),
    )
  return [...blocks, ...inline]
}

type Problem = Omit<Finding, 'file' | 'line'>

function checkCommand({ words }: ShellCommand, programs: ReadonlyMap<string, Program>): Problem[] {
  const called = programOf(words)
  const program = programs.get(called?.name ?? '')
  if (called === undefined || program === undefined) return []
  const { list, valued } = program
  const flags = new Set(list.flags.flatMap(namesOfFlag))
  const used: string[] = []
  const path = [list.program]
  let level: Pick<CommandSpec, 'commands'> = list
  for (let at = 0; at < called.rest.length; at++) {
    const word = called.rest[at] ?? ''
    if (word === '--') break
    if (isFlag(word)) {
      used.push(word)
      if (!word.includes('=') && valued.has(word)) at++
      continue
    }
    const below = Object.entries(level.commands ?? {})
    if (below.length === 0) continue
    const found = below.find(
      ([name, { aliases }]) => name === word || aliases?.includes(word) === true,
    )
    if (found === undefined)
      return isReplaced(word)
        ? []
        : [
            unknownCommand(
              path,
              word,
              below.map(([name]) => name),
            ),
          ]
    const [name, next] = found
    path.push(name)
    for (const flag of next.flags ?? []) for (const form of namesOfFlag(flag)) flags.add(form)
    level = next
  }
  return used
    .map((flag) => flag.replace(/=[\s\S]*$/, ''))
    .filter((flag) => !flags.has(flag))
    .map((flag) => unknownFlag(path, flag, flags))
}

function isFlag(word: string): boolean {
  return /^--?[A-Za-z]/.test(word)
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
  return new Set(
    flagsOf(list)
      .filter((flag) => flag.includes(' '))
      .flatMap(namesOfFlag),
  )
}

function unknownCommand(path: readonly string[], word: string, names: readonly string[]): Problem {
  const nearest = nearestOf(word, names)
  return {
    code: 'command/unknown',
    found: [...path, word].join(' '),
    expected: `a command of ${path.join(' ')}: ${[...names].sort().join(', ')}`,
    fix:
      nearest === undefined
        ? 'correct the command, or add it to the list of commands with its source'
        : `did you mean ${[...path, nearest].join(' ')}?`,
  }
}

function unknownFlag(path: readonly string[], flag: string, flags: Iterable<string>): Problem {
  const nearest = nearestOf(flag, flags)
  return {
    code: 'command/unknown-flag',
    found: `${path.join(' ')} ${flag}`,
    expected: `a flag of ${path.join(' ')}`,
    fix:
      nearest === undefined
        ? 'correct the flag, or add it to the list of commands with its source'
        : `did you mean ${nearest}?`,
  }
}
