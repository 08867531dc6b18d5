import type { CodeFence } from 'warraq/plugin'
import { fillPlaceholders } from 'warraq/plugin'
import { once } from '../lib/once.ts'
import { isShell, type Prompt, promptOf } from '../lib/shell-fence.ts'
import {
  type Advice,
  type Fault,
  headingAbove,
  matchesIn,
  type PageCheck,
  pageCheck,
  type ReadText,
} from './page-check.ts'
import { assign, called, filled, type ShellCommand, shellCommands } from './shell-commands.ts'

/** A shell block of a page, with its place and the machine on which a reader runs it. */
export interface ShellBlock extends Prompt {
  /** Line of the heading of level 2 above it; 0 before the first. */
  readonly section: number
  /** Line of its opening fence. */
  readonly line: number
  /** Line of the first line of its code. */
  readonly firstLine: number
  readonly code: string
  readonly commands: readonly ShellCommand[]
}

/** Line of the heading of level 2 above a line. */
const sectionOf = (read: ReadText, line: number) => headingAbove(read, line, (level) => level === 2)

/** The shell blocks of a page, in reading order; lines of commands are those of the page. */
export const shellBlocksOf = once((read: ReadText): ShellBlock[] =>
  read.fences.filter(isShell).map((fence) => ({
    section: sectionOf(read, fence.line),
    line: fence.line,
    firstLine: fence.firstLine,
    code: fence.code,
    commands: resolved(commandsOf(fence)),
    ...promptOf(fence),
  })),
)

const TOLD = /\b[Rr]un `([^`\n]+)`/g

/** Commands that the text tells the reader to run ("Run `chain rollback`"), as blocks. */
export function toldCommandsOf(read: ReadText): ShellBlock[] {
  return [...matchesIn(read.prose, TOLD)].map(({ line, match: [, code = ''] }) => ({
    section: sectionOf(read, line),
    line,
    firstLine: line,
    code,
    commands: commandsAt(code, line),
  }))
}

/** The commands of a block, as written. */
export const commandsOf = once(({ code, firstLine }: CodeFence) => commandsAt(code, firstLine))

/** The commands of code that begins on a line of the page. */
export function commandsAt(code: string, firstLine: number): ShellCommand[] {
  return shellCommands(fillPlaceholders(code)).map((command) => ({
    ...command,
    line: command.line + firstLine - 1,
  }))
}

/** Programs whose arguments are paths or flags. */
const TAKES_PATHS = /^(?:rm|shred|mv|cp|install|tee|truncate|unlink|rsync)$/

/**
 * The commands of one block with its own assignments filled in (`NEW=haqq@host`, then `scp a "$NEW:"`),
 * and with paths relative to the folder of a `cd`, so that checks see what a command really changes.
 */
function resolved(commands: readonly ShellCommand[]): ShellCommand[] {
  const values = new Map<string, string>()
  let folder = ''
  return commands.map(({ writes, line, ...command }) => {
    const words = command.words.map((word) => filled(word, values))
    words.every((word) => assign(word, values))
    const { program, rest } = called(words)
    if (program === 'cd') folder = rest[0] ?? ''
    const inFolder = (path: string) =>
      folder === '' || /^[-~/$<]/.test(path) ? path : `${folder.replace(/\/$/, '')}/${path}`
    if (folder !== '' && program === 'tar' && !rest.includes('-C')) words.push('-C', folder)
    if (TAKES_PATHS.test(program)) words.splice(-rest.length, rest.length, ...rest.map(inFolder))
    return { ...called(words), line, ...(writes && { writes: writes.map(inFolder) }) }
  })
}

/**
 * A check that looks at one section of a page at a time.
 * @param faultsIn gets its blocks in reading order
 * @param blocksOf what counts as a block
 */
export function sectionCheck(
  faultsIn: (blocks: readonly ShellBlock[], read: ReadText, file: string) => Iterable<Fault>,
  blocksOf: (read: ReadText) => readonly ShellBlock[] = shellBlocksOf,
): PageCheck {
  return pageCheck(function* (read, { file }) {
    const blocks = blocksOf(read)
    for (const section of new Set(blocks.map((block) => block.section))) {
      const inSection = blocks.filter((block) => block.section === section)
      yield* faultsIn(inSection, read, file)
    }
  })
}

/** A fault of a command, which it shows whole. */
export function commandFault(
  { line, words }: Pick<ShellCommand, 'line' | 'words'>,
  { code, expected, fix }: Advice,
): Fault {
  return { code, line, found: words.join(' '), expected, fix }
}
