import { type CodeFence, codeFences } from 'warraq/plugin'
import { isCommands } from '../site/performed/command-blocks.ts'
import { withDirectiveCommands } from '../site/performed/directive-commands.ts'
import {
  type DrillMark,
  FACT,
  MARK,
  replacementOf,
  withFacts,
} from '../site/performed/shell-marks.ts'
import { fillCode } from './fill.ts'
import { DrillError, failureAt } from './options.ts'
import type { BlockPlan } from './plan.ts'
import type { Scene } from './scene.ts'

/** What the source of a page says about performing a block: `sees="inactive" prints="^\d+$"`. */
export interface BlockMarks extends BlockPlan {
  /** Why it is not carried out: `skip="needs the device"`. */
  readonly skip?: string
  /** Names that later blocks contain, each with the pattern whose match (or first group) replaces it. */
  readonly finds?: Readonly<Record<string, RegExp>>
  /** Label of the tab in which it stands, if that is a network. */
  readonly network?: string
}

const TAB = /^\s*(:{3,})tab\{.*\blabel="(Mainnet|Testnet)"/
const END = /^\s*(:{3,})\s*$/

/** The marks of the shell blocks of a source, in reading order. */
export function blockMarks(source: string): BlockMarks[] {
  const text = withDirectiveCommands(source)
  const lines = text.split('\n')
  return codeFences(text)
    .filter(isCommands)
    .map((fence) => {
      const [, variables] = /\btitle="Variables, (\w+)"/.exec(fence.meta) ?? []
      const label = variables ?? networkOf(lines.slice(0, fence.line - 1))
      return { ...marksOf(fence), ...(label === undefined ? {} : { network: label }) }
    })
}

/** What the words after the language of a fence say about performing its block. */
function marksOf({ meta, code }: Pick<CodeFence, 'meta' | 'code'>): BlockMarks {
  const block = `the block "${code.split('\n')[0]}"`
  const marks: Record<string, unknown> = {}
  for (const mark of meta.matchAll(MARK)) {
    const [written, name = ''] = mark
    if (NO_MARKS.has(name)) continue
    const said = name === 'whole' ? 'prints' : name
    try {
      marks[said] = readMark(mark, marks[said])
    } catch (error) {
      throw failureAt(`${block} says ${written.trim()}: `, error)
    }
  }
  const [unread] = UNREAD.exec(meta.replace(MARK, ' ')) ?? []
  if (unread !== undefined) throw new DrillError(`${block} says ${unread}: write name="value"`)
  return marks
}

/** @throws DrillError with the reason, for a mark that says nothing */
function readMark([, name = '', double, single, bare]: RegExpMatchArray, before: unknown): unknown {
  const read = MARKS[name]
  if (read === undefined) throw new DrillError('no drill knows this mark')
  if (bare !== undefined) throw new DrillError('write the value in quotes')
  const value = double ?? single ?? ''
  if (value === '' && !MAY_BE_EMPTY.has(name)) throw new DrillError('write a value')
  const text = withFacts(value)
  const [unknown] = text.match(FACT) ?? []
  if (unknown !== undefined) throw new DrillError(`no fact is called ${unknown}`)
  return read(text, before)
}

/** @throws DrillError for what is no pattern */
function pattern(source: string, flags = 'm'): RegExp {
  try {
    return new RegExp(source, flags)
  } catch (cause) {
    throw new DrillError((cause as Error).message)
  }
}

/** What a shell block says to others. */
const NO_MARKS: ReadonlySet<string> = new Set([
  'title',
  'nocheck',
  'file',
  'showLineNumbers',
  'linenums',
  'hl_lines',
])

/** No output at all, and the key Enter. */
const MAY_BE_EMPTY: ReadonlySet<string> = new Set(['whole', 'typed'])

/** Runs `user@machine: command`, which must succeed, after what marks of the same name run. */
function runs(text: string, before: unknown): (scene: Scene) => Promise<void> {
  const [, at, command] = /^([\w-]+@[\w-]+): (.+)$/.exec(text) ?? []
  if (at === undefined || command === undefined)
    throw new DrillError('write "user@machine: command"')
  return async (scene) => {
    await (before as BlockPlan['before'])?.(scene)
    await scene.as(at, fillCode(command, Object.fromEntries(scene.found)))
  }
}

/** What several marks of the same name say. */
const added =
  (read: (value: string) => unknown) =>
  (value: string, before: unknown = []) => [...(before as unknown[]), read(value)]

type ReadsMark = (value: string, before: unknown) => unknown

/** What a mark says, with what marks of the same name before it said. */
const MARKS: Readonly<Record<string, ReadsMark>> = {
  skip: (reason) => reason,
  at: (user) => user,
  in: (folder) => {
    if (/^(?:~|~?\/[\w./-]+)$/.test(folder)) return folder
    throw new DrillError('write in="~/folder" or in="/folder", of letters, digits and . _ - /')
  },
  sees: added((words) => words),
  prints: added((source) => pattern(source)),
  // The output has nothing else.
  whole: added((source) => pattern(`^(?:${source})$`, '')),
  mayFail: added((source) => pattern(source)),
  until: (source) => pattern(source),
  // A line for each prompt.
  typed: (line, before = '') => `${before}${line}\n`,
  seconds: (text) => {
    const seconds = Number(text)
    if (seconds > 0) return seconds
    throw new DrillError('write a number above 0')
  },
  // `user@machine: path`
  saved: added((text) => {
    if (/^[\w-]+@[\w-]+: \S+$/.test(text)) return text
    throw new DrillError('write saved="user@machine: path"')
  }),
  differs: added((words) => words),
  // `text: replacement`
  fill: (text, before) => {
    const said = replacementOf(text)
    if (said === undefined) throw new DrillError('write fill="text: replacement"')
    return { ...(before as object), [said.text]: said.value }
  },
  before: runs,
  after: runs,
  // `<name>: pattern`
  finds: (text, before) => {
    const [, name, source] = /^(.+?): (.+)$/.exec(text) ?? []
    if (name === undefined || source === undefined)
      throw new DrillError('write finds="name: pattern"')
    return { ...(before as object), [name]: pattern(source) }
  },
} satisfies Record<DrillMark, ReadsMark>

/** What is left of a mark that is not written as one. */
const UNREAD = new RegExp(`\\S*["']\\S*|\\b(?:${Object.keys(MARKS).join('|')})\\b`)

/** The label of a network's tab that the lines open, and do not close. */
function networkOf(lines: readonly string[]): string | undefined {
  const start = lines.findLastIndex((line) => TAB.test(line))
  const [, colons = '', label] = TAB.exec(lines[start] ?? '') ?? []
  // A container inside the tab ends with fewer colons.
  const isClosed = lines.slice(start + 1).some((line) => {
    const [, closing = ''] = END.exec(line) ?? []
    return closing.length >= colons.length
  })
  return isClosed ? undefined : label
}
