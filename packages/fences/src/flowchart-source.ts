import {
  type FlowchartNode,
  type NodeTexts,
  quotedLabel,
  readChain,
  type Take,
  takerOf,
  unreadable,
} from './flowchart-parts.ts'
import { heldLabel } from './held-signs.ts'
import { type ReadableDiagram, readableIds } from './readable-diagram.ts'

/** What the statements of a flowchart say, in their order. */
interface Flowchart extends NodeTexts {
  readonly statements: ((write: Writer) => string)[]
  /** `A & B --> C & D` are four. */
  arrows: number
}

interface Writer {
  readonly id: (name: string) => string
  readonly node: (node: FlowchartNode) => string
}

/**
 * Write a flowchart so that the package reads all of it: names in letters of any language get an id,
 * each node has its label where it first stands, long arrows are short, and each statement has a line.
 *
 *     graph TD; Début ---> A; A["f(x)"]    graph TD
 *                                          n1["Début"] --> A["f(x)"]
 *                                          A
 * @throws Error that names what cannot be drawn
 */
export function flowchartSource(code: string): ReadableDiagram {
  const [header = '', kind = '', direction = 'TD'] =
    /^(graph|flowchart)(?:-elk)?[ \t]*([^\s;]+)?[ \t]*/.exec(code) ?? []
  const chart: Flowchart = { statements: [], arrows: 0, shapes: new Map(), labels: new Map() }
  const take = takerOf(code, header.length)
  while (!take(/[\s;]*$/y)) readStatement(take, chart)
  const id = readableIds(code, /^\w[\w-]*$/)
  const shown = new Set<string>()
  const node = ({ name, className }: FlowchartNode) => {
    const isNew = !shown.has(name)
    shown.add(name)
    const own = id(name) === name ? '' : `["${heldLabel(name)}"]`
    const named = className === '' ? '' : `:::${id(className)}`
    return id(name) + (isNew ? (chart.shapes.get(name) ?? own) : '') + named
  }
  const lines = chart.statements.map((write) => write({ id, node }))
  return {
    code: [`${kind} ${direction}`, ...lines].join('\n'),
    names: [...shown].map((name) => chart.labels.get(name) ?? name),
    arrows: chart.arrows,
  }
}

function readStatement(take: Take, chart: Flowchart): void {
  const { statements, ...nodes } = chart
  take(/[\s;]+/y)
  if (take(/click[ \t]+(?![-=<&])[^\n]*/y)) return
  const copied = take(/(?:linkStyle\b[^;\n]*|direction[ \t]+\w+|end(?=[ \t]*(?:[;\n]|$)))/y)
  if (copied) return void statements.push(() => copied[0])
  const look = take(/(classDef|class|style)[ \t]+([^\s;]+)[ \t]+([^;\n]+)/y)
  if (look) return void statements.push(({ id }) => lookOf(look, id))
  const group = take(/subgraph[ \t]+(?:([^\s;"[\]]+)[ \t]*\[([^\n]*)\]|([^\n;]*))/y)
  if (group) return void statements.push(({ id }) => groupOf(group, id))
  const chain = readChain(take, nodes)
  if (!take(/[ \t]*(?=[;\n]|$)/y)) throw unreadable(take)
  chart.arrows += chain.groups.reduce(
    (sum, { length }, at) => sum + length * (chain.groups[at + 1]?.length ?? 0),
    0,
  )
  statements.push(({ node }) =>
    chain.groups
      .map((group) => group.map(node).join(' & '))
      .map((group, at) => (at === 0 ? group : `${chain.arrows[at - 1]} ${group}`))
      .join(' '),
  )
}

function lookOf([, word = '', names = '', value = '']: RegExpExecArray, id: Writer['id']): string {
  const written = names.split(',').map(id).join(',')
  return `${word} ${written} ${word === 'class' ? id(value.trim()) : value}`
}

function groupOf([, name = '', label = '', text = '']: RegExpExecArray, id: Writer['id']): string {
  if (name !== '') return `subgraph ${id(name)} [${quotedLabel(label)}]`
  const only = text.trim().replace(/^"(.*)"$/, '$1')
  return `subgraph ${id(only)} [${quotedLabel(only)}]`
}
