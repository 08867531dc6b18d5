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
import { type BlockPlan, joined } from './block-plan.ts'
import { fillCode } from './fill.ts'
import { ACTION_FORMS, actionNamed } from './network/actions.ts'
import { hashOf } from './network/transactions.ts'
import { DrillError, inPlace } from './options.ts'
import type { Scene } from './scene.ts'

/** What the source of a page says about performing a block: `sees="inactive" prints="^\d+$"`. */
export interface BlockMarks extends BlockPlan {
  /** Label of the tab in which it stands, if that is a network. */
  readonly network?: string
}

/** The opening of a network's tab that no line with as many colons closes; those inside it have fewer. */
const OPEN_TAB = /^[ \t]*(:{3,})tab\{.*\blabel="(Mainnet|Testnet)"(?![\s\S]*^[ \t]*\1:*[ \t]*$)/gm

/** The marks of the shell blocks of a source, in reading order. */
export function blockMarks(source: string): BlockMarks[] {
  const text = withDirectiveCommands(source)
  const lines = text.split('\n')
  return codeFences(text)
    .filter(isCommands)
    .map((fence) => {
      const above = lines.slice(0, fence.line - 1).join('\n')
      const [, variables] = /\btitle="Variables, (\w+)"/.exec(fence.meta) ?? []
      const network = variables ?? [...above.matchAll(OPEN_TAB)].at(-1)?.[2]
      return { ...marksOf(fence), ...(network === undefined ? {} : { network }) }
    })
}

/** What the words after the language of a fence say about performing its block. */
function marksOf({ meta, code }: Pick<CodeFence, 'meta' | 'code'>): BlockPlan {
  const block = `the block "${code.split('\n')[0]}"`
  const marks = [...meta.matchAll(MARK)].filter(([, name = '']) => !NO_MARKS.has(name))
  const said = marks.map((mark) =>
    inPlace(`${block} says ${mark[0].trim()}: `, () => readMark(mark)),
  )
  const [unread] = UNREAD.exec(meta.replace(MARK, ' ')) ?? []
  if (unread !== undefined) throw new DrillError(`${block} says ${unread}: write name="value"`)
  return joined(said)
}

/** @throws DrillError with the reason, for a mark that says nothing */
function readMark([, name = '', double, single, bare]: RegExpMatchArray): BlockPlan {
  const read = MARKS[name]
  if (read === undefined) throw new DrillError('no drill knows this mark')
  if (bare !== undefined) throw new DrillError('write the value in quotes')
  const value = double ?? single ?? ''
  if (value === '' && !MAY_BE_EMPTY.has(name)) throw new DrillError('write a value')
  const text = withFacts(value)
  const [unknown] = text.match(FACT) ?? []
  if (unknown !== undefined) throw new DrillError(`no fact is called ${unknown}`)
  return read(text)
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

/** The parts of a value, if it has the form that the hint names. */
function partsOf(value: string, form: RegExp, hint: string): readonly string[] {
  const parts = form.exec(value)
  if (parts === null) throw new DrillError(`write ${hint}`)
  return parts
}

/** Runs `user@machine: command`, which must succeed, or performs an action that the text names. */
function stepOf(text: string): (scene: Scene, output: string) => Promise<unknown> {
  const action = actionNamed(text)
  if (action !== undefined) return action
  const hint = `"user@machine: command" or one of "${ACTION_FORMS.join('", "')}"`
  const [, at = '', command = ''] = partsOf(text, /^([\w-]+@[\w-]+): (.+)$/, hint)
  return async (scene) => {
    const hash = hashOf(await scene.as(at, fillCode(command, Object.fromEntries(scene.found))))
    // A transaction that the node has accepted is not carried out yet.
    if (hash !== '') await scene.network().inBlock(hash)
  }
}

type ReadsMark = (value: string) => BlockPlan

const MARKS: Readonly<Record<string, ReadsMark>> = {
  skip: (reason) => ({ skip: reason }),
  at: (user) => ({ at: user }),
  in: (text) => {
    const hint = 'in="~/folder" or in="/folder", of letters, digits and . _ - /'
    const [folder = ''] = partsOf(text, /^(?:~|~?\/[\w./-]+)$/, hint)
    return { in: folder }
  },
  sees: (words) => ({ sees: [words] }),
  prints: (source) => ({ prints: [pattern(source)] }),
  // The output has nothing else.
  whole: (source) => ({ prints: [pattern(`^(?:${source})$`, '')] }),
  mayFail: (source) => ({ mayFail: [pattern(source)] }),
  until: (source) => ({ until: pattern(source) }),
  typed: (line) => ({ typed: [line] }),
  seconds: (text) => {
    if (!(Number(text) > 0)) throw new DrillError('write a number above 0')
    return { seconds: Number(text) }
  },
  saved: (text) => {
    const [file = ''] = partsOf(text, /^[\w-]+@[\w-]+: \S+$/, 'saved="user@machine: path"')
    return { saved: [file] }
  },
  differs: (words) => ({ differs: [words] }),
  fill: (text) => {
    const said = replacementOf(text)
    if (said === undefined) throw new DrillError('write fill="text: replacement"')
    return { fill: { [said.text]: said.value } }
  },
  before: (text) => {
    const step = stepOf(text)
    return { before: (scene) => step(scene, '') }
  },
  after: (text) => ({ after: stepOf(text) }),
  finds: (text) => {
    const [, name = '', source = ''] = partsOf(text, /^(.+?): (.+)$/, 'finds="name: pattern"')
    return { finds: { [name]: pattern(source) } }
  },
} satisfies Record<DrillMark, ReadsMark>

/** What is left of a mark that is not written as one. */
const UNREAD = new RegExp(`\\S*["']\\S*|\\b(?:${Object.keys(MARKS).join('|')})\\b`)
