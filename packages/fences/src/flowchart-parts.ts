import { heldLabel } from './held-signs.ts'
import { notDrawn } from './readable-diagram.ts'

export interface FlowchartNode {
  readonly name: string
  readonly className: string
}

/** Nodes with the arrows between them: a group stands for `A & B`. */
interface Chain {
  readonly groups: readonly (readonly FlowchartNode[])[]
  readonly arrows: readonly string[]
}

export interface NodeTexts {
  /** The shape and label of each node that has one, wherever the flowchart gives it. */
  readonly shapes: Map<string, string>
  readonly labels: Map<string, string>
}

/** Takes what stands at the current place, and moves behind it. The expressions are sticky. */
export type Take = (expected: RegExp) => RegExpExecArray | undefined

export function takerOf(text: string, start: number): Take {
  let at = start
  return (expected) => {
    expected.lastIndex = at
    const found = expected.exec(text) ?? undefined
    at += found?.[0].length ?? 0
    return found
  }
}

/** The error about what stands at the current place, which the package would leave out. */
export function unreadable(take: Take): Error {
  return notDrawn(take(/[^\n]*/y)?.[0].trim() ?? '')
}

export function readChain(take: Take, nodes: NodeTexts): Chain {
  const groups = [readGroup(take, nodes)]
  const arrows: string[] = []
  for (let arrow = readArrow(take); arrow !== undefined; arrow = readArrow(take)) {
    arrows.push(arrow)
    groups.push(readGroup(take, nodes))
  }
  return { groups, arrows }
}

/** A hyphen belongs to a name if a letter follows; else it begins an arrow. */
const NAME = /[ \t]*((?:[^\s[\](){}<>|&;:"@~=-]|-(?=[\p{L}\p{M}\p{N}_]))+)/uy

function readGroup(take: Take, { shapes, labels }: NodeTexts): readonly FlowchartNode[] {
  const group: FlowchartNode[] = []
  do {
    const name = take(NAME)?.[1]
    if (name === undefined) throw unreadable(take)
    const shape = readShape(take)
    if (shape !== undefined && !shapes.has(name)) {
      shapes.set(name, shape.written)
      labels.set(name, shape.label)
    }
    group.push({ name, className: take(/:::([\p{L}\p{M}\p{N}_-]+)/uy)?.[1] ?? '' })
  } while (take(/[ \t]*&/y))
  return group
}

/** Brackets of the shapes, the longest first: how they open, how they close. */
const SHAPES = [
  ['(((', ')))'],
  ['([', '])'],
  ['((', '))'],
  ['[[', ']]'],
  ['[(', ')]'],
  ['[/', '\\]'],
  ['[\\', '/]'],
  // The package draws no slanted box.
  ['[/', '/]', '[', ']'],
  ['[\\', '\\]', '[', ']'],
  ['{{', '}}'],
  ['[', ']'],
  ['(', ')'],
  ['{', '}'],
  ['>', ']'],
].map(([open = '', close = '', written = open, end = close]) => ({
  expected: new RegExp(
    `${literally(open)}(?:\\s{0,9}"([^"]{0,999})"\\s{0,9}|(?!\\s*")([^\\n]{1,999}?))${literally(close)}`,
    'y',
  ),
  open: written,
  close: end,
}))

function literally(text: string): string {
  return text.replace(/./g, '\\$&')
}

function readShape(take: Take) {
  for (const { expected, open, close } of SHAPES) {
    const found = take(expected)
    if (found) {
      const label = found[1] ?? found[2] ?? ''
      return { written: open + quotedLabel(label) + close, label }
    }
  }
  return undefined
}

export function quotedLabel(label: string): string {
  const text = label
    .trim()
    .replace(/^"(.*)"$/s, '$1')
    .replace(/^`(.*)`$/s, '$1')
  return `"${heldLabel(text).replace(/\s*\n\s*/g, '<br>')}"`
}

const ARROW =
  /[ \t]*(<?)(?:(-{2,}>|-{3,})|(-\.+->|-\.+-)|(={2,}>|={3,}))(?![xo](?![\p{L}\p{M}\p{N}_]))(?:[ \t]*\|([^|\n]*)\|)?/uy
const ARROW_AROUND_TEXT =
  /[ \t]*(<?)(?:--(?![xo][ \t])[ \t]*([^\n]{1,500}?)[ \t]*(-{2,}>|-{3,})|-\.[ \t]*([^\n]{1,500}?)[ \t]*(\.+->|\.+-)|==(?![xo][ \t])[ \t]*([^\n]{1,500}?)[ \t]*(={2,}>|={3,}))/y

/** `A -- text --> B` and `A --->|text| B` as `-->|text|`. */
function readArrow(take: Take): string | undefined {
  const plain = take(ARROW)
  const around = plain ? undefined : take(ARROW_AROUND_TEXT)
  const [, start = '', solid, dotted, thick, label = ''] =
    plain ??
    (around && [
      '',
      around[1],
      around[3],
      around[5],
      around[7],
      around[2] ?? around[4] ?? around[6],
    ]) ??
    []
  const drawn =
    shortArrow(solid, '-->', '---') ??
    shortArrow(dotted, '-.->', '-.-') ??
    shortArrow(thick, '==>', '===')
  if (drawn === undefined) return undefined
  return start + drawn + (label.trim() === '' ? '' : `|${quotedLabel(label)}|`)
}

function shortArrow(written: string | undefined, arrow: string, line: string) {
  return written === undefined ? undefined : written.endsWith('>') ? arrow : line
}
