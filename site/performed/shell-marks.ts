import { codeFences } from 'warraq/plugin'
import { ownValue } from '../lib/own-value.ts'
import { pageFacts } from '../page-facts.ts'
import { isCommands } from './command-blocks.ts'

/** A mark after the language of a fence; a value without quotes is the fourth group. */
export const MARK = /(?:^|\s)([\w-]+)\s*=\s*(?:(?:"([^"]*)"|'([^']*)')(?!\S)|(\S+))/g

/** A fact in a mark. */
export const FACT = /\{\{([\w.]+)\}\}/g

/** `mainnet.evmChainIdHex` as a page shows it. */
function factNamed(name: string): string | undefined {
  const fact = name
    .split('.')
    .reduce((tree: unknown, key) => ownValue(Object(tree), key), pageFacts)
  const { value } = Object(fact)
  return value === undefined ? undefined : String(value)
}

/** A source as its page shows it; in code, other braces are text. */
export const withFacts = (source: string) =>
  source.replace(FACT, (written, name: string) => factNamed(name) ?? written)

/** Names of the marks that drills read. */
const DRILL_MARKS = [
  'skip',
  'at',
  'in',
  'sees',
  'prints',
  'whole',
  'mayFail',
  'until',
  'typed',
  'seconds',
  'saved',
  'differs',
  'fill',
  'before',
  'after',
  'finds',
] as const

export type DrillMark = (typeof DRILL_MARKS)[number]

const IS_READ: ReadonlySet<string> = new Set(DRILL_MARKS)

/** A text whose shell blocks say nothing that only drills read; its line numbers stay. */
export function withoutMarks(text: string): string {
  const lines = text.split('\n')
  for (const { line, meta } of codeFences(text).filter(isCommands)) {
    const shown = meta.replace(MARK, (mark, name) => (IS_READ.has(name) ? '' : mark))
    const opening = lines[line - 1] ?? ''
    const at = opening.lastIndexOf(meta)
    if (at !== -1) lines[line - 1] = opening.slice(0, at) + shown + opening.slice(at + meta.length)
  }
  return lines.join('\n')
}

/** The text of a block and what a drill puts in its place; `undefined` for another mark. */
export function replacementOf(mark: string): { text: string; value: string } | undefined {
  const [, text, value] = /^(.+?): (.*)$/.exec(mark) ?? []
  return text === undefined || value === undefined ? undefined : { text, value }
}
