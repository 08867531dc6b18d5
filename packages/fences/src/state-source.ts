import { heldLabel } from './held-signs.ts'
import { notDrawn, type ReadableDiagram, readableIds } from './readable-diagram.ts'

const NAME = String.raw`[^\s:{}"[\]<>]+`
const OF_STATE = String.raw`(\[\*\]|${NAME})(?::::\S+)?`
const TRANSITION = new RegExp(`^${OF_STATE}[ \\t]*-->[ \\t]*${OF_STATE}[ \\t]*(?::(.*))?$`)
/** `state "Words" as name {`, `state name`, `state name : Words`, `name : Words` and `name`. */
const STATE = new RegExp(
  `^(?:state[ \\t]+)?(?:"([^"]*)"[ \\t]+as[ \\t]+)?${OF_STATE}[ \\t]*(?:(\\{)|<<\\w+>>|:(.*))?$`,
)
const AS_WRITTEN = /^(?:\}|direction\s+\w+|linkStyle\s.*)$/
/** What says how the diagram looks. */
const LOOK = /^(?:classDef|class|style|scale|hide)\s|^--$/

/**
 * Write a state diagram so that the package reads all of it: names in letters of any language get an
 * id, and each state has its words where it first stands.
 *
 *     [*] --> s1         state "Waiting" as s1
 *     s1 : Waiting       [*] --> s1
 * @throws Error that names what cannot be drawn
 */
export function stateSource(code: string): ReadableDiagram {
  const [header = '', ...lines] = code.split('\n').map((line) => line.trim())
  const read = lines.filter((line) => line !== '' && !LOOK.test(line)).map(readLine)
  const words = new Map(read.flatMap(({ described }) => (described ? [described] : [])))
  const groups = new Set(read.flatMap(({ group }) => group ?? []))
  const idOf = readableIds(code, /^[\w\p{L}]+$/u)
  const labelOf = (name: string) => words.get(name) ?? name
  const shown = new Set<string>()
  const declared = (name: string) => {
    if (name === '[*]' || groups.has(name) || shown.has(name)) return []
    shown.add(name)
    return [`state "${heldLabel(labelOf(name))}" as ${idOf(name)}`]
  }
  const placeOf = (name: string) => (name === '[*]' ? name : idOf(name))
  const written = read.flatMap(({ text, group, names = [], label }) => {
    if (text !== undefined) return [text]
    if (group !== undefined) return [`state "${heldLabel(labelOf(group))}" as ${idOf(group)} {`]
    const [from = '', to] = names
    const transition = to === undefined ? [] : [`${placeOf(from)} --> ${placeOf(to)}${label}`]
    return [...names.flatMap(declared), ...transition]
  })
  return {
    code: [header, ...written].join('\n'),
    names: [...shown, ...groups].map(labelOf),
    arrows: read.filter(({ names }) => names?.length === 2).length,
  }
}

interface Line {
  /** A line that the package reads as it is. */
  readonly text?: string
  /** A state that begins here, with others in it. */
  readonly group?: string
  readonly names?: readonly string[]
  readonly label?: string
  readonly described?: readonly [name: string, words: string]
}

function readLine(line: string): Line {
  if (AS_WRITTEN.test(line)) return { text: line }
  const transition = TRANSITION.exec(line)
  if (transition) {
    const [, from = '', to = '', label = ''] = transition
    return { names: [from, to], label: label.trim() === '' ? '' : ` : ${label.trim()}` }
  }
  const state = STATE.exec(line)
  if (!state) throw notDrawn(line)
  const [, alias, name = '', opens, said] = state
  const words = (alias ?? said)?.trim()
  return {
    ...(opens === undefined ? { names: [name] } : { group: name }),
    ...(words === undefined ? {} : { described: [name, words] }),
  }
}
