import { type Command, parse, type Word } from 'unbash'
import { lineIndex } from 'warraq/plugin'

/** One command of a shell script as words, with quotes removed and variables as written. */
export interface ShellCommand {
  readonly words: readonly string[]
  /** Its program without folder and without what precedes it, such as `sudo`; empty if none. */
  readonly program: string
  /** The arguments of its program. */
  readonly rest: readonly string[]
  /** Files that it writes by redirection. */
  readonly writes?: readonly string[]
  /** 1-based line on which it starts. */
  readonly line: number
}

/**
 * Every simple command of a script, including those in `$(…)` and after pipes; none if it nests too
 * deeply, which `createCommandCheck` reports.
 */
export function shellCommands(script: string): ShellCommand[] {
  if (nestsDeeply(script)) return []
  const lineAt = lineIndex(script)
  return [...commandsIn(parse(script))]
    .map(({ name, prefix, suffix, redirects, pos }) => {
      const set = prefix.map(({ name: key, value, text }) =>
        key === undefined || value === undefined ? text : `${key}=${textOf(value)}`,
      )
      const words = [...set, ...[name, ...suffix].flatMap((word) => (word ? textOf(word) : []))]
      const writes = redirects.flatMap(({ operator, target }) =>
        operator.includes('>') && operator !== '>&' && target ? textOf(target) : [],
      )
      return { ...called(words), line: lineAt(pos) + 1, ...(writes.length > 0 && { writes }) }
    })
    .filter(({ words }) => words.length > 0)
    .sort((a, b) => a.line - b.line)
}

/** The parser reads what a substitution holds once for each substitution around it. */
export const MOST_OPEN = 50

/** Whether more brackets are open at once, also of substitutions, than any person writes. */
export function nestsDeeply(script: string): boolean {
  let open = 0
  for (const [sign] of script.matchAll(/[()[\]{}]/g)) {
    open = Math.max(0, open + ('([{'.includes(sign) ? 1 : -1))
    if (open > MOST_OPEN) return true
  }
  return false
}

/** The commands below a node of the tree, those in substitutions before the command around them. */
function* commandsIn(node: unknown): Generator<Command> {
  if (typeof node !== 'object' || node === null) return
  for (const inner of Object.values(node)) yield* commandsIn(inner)
  // A word computes its parts when asked for them.
  if (isWord(node)) yield* commandsIn(node.parts)
  if (isCommand(node)) yield node
}

const isCommand = (node: object): node is Command => 'type' in node && node.type === 'Command'
const isWord = (node: object): node is Word => !('type' in node) && 'text' in node

/** The word without quotes, and with `$()` in place of a substitution. */
function textOf({ value, parts }: Pick<Word, 'value' | 'parts'>): string {
  return parts === undefined ? value : parts.map(partText).join('')
}

function partText(part: NonNullable<Word['parts']>[number]): string {
  if (part.type === 'CommandExpansion') return '$()'
  if (part.type === 'DoubleQuoted' || part.type === 'LocaleString')
    return part.parts.map(partText).join('')
  return 'value' in part ? part.value : part.text
}

/** Words that may precede a program: those that run it, and the values of variables. */
const BEFORE = /^(?:sudo|exec|nohup|time|env|command)$|^\w+=/

/** `$HAQQD` or `${HAQQD}`: by our convention a variable with the name of the program it holds. */
const PROGRAM_VARIABLE = /^\$\{?([A-Z]+)\}?$/

/** Words with the program that they call; `"$HAQQD" prune` calls `haqqd`. */
export function called(words: readonly string[]): Pick<ShellCommand, 'words' | 'program' | 'rest'> {
  let at = 0
  for (; BEFORE.test(words[at] ?? ''); at++)
    if (words[at] === 'sudo' && words[at + 1] === '-u') at += 2
  const word = words[at] ?? ''
  const program = PROGRAM_VARIABLE.exec(word)?.[1]?.toLowerCase() ?? word.replace(/^.*\//, '')
  return { words, program, rest: words.slice(at + 1) }
}

const ASSIGNMENT = /^([A-Za-z_]\w*)=([^$]+)$/
const VARIABLE = /\$\{?(\w+)\}?/g

/** The values of shell variables by name, as commands set them one after the other. */
export type ShellValues = Map<string, string>

/** A word with the variables that are known. */
export function filled(word: string, values: ShellValues): string {
  return word.replace(VARIABLE, (whole, name: string) => values.get(name) ?? whole)
}

/** Note a value if a word sets one; returns whether it does. */
export function assign(word: string, values: ShellValues): boolean {
  const [, name, value] = ASSIGNMENT.exec(word) ?? []
  if (name === undefined || value === undefined) return false
  values.set(name, value)
  return true
}
