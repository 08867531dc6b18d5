import { flowchartSource } from './flowchart-source.ts'
import { classSource, entitySource, sequenceSource } from './named-lines.ts'
import { type ReadableDiagram, refuseLongLayout } from './readable-diagram.ts'
import { stateSource } from './state-source.ts'

const READERS: readonly (readonly [first: RegExp, read: (code: string) => ReadableDiagram])[] = [
  [/^(?:graph|flowchart)\b/, flowchartSource],
  [/^stateDiagram(?:-v2)?[ \t]*(?:\n|$)/i, stateSource],
  [/^sequenceDiagram[ \t]*(?:\n|$)/i, sequenceSource],
  [/^classDiagram[ \t]*(?:\n|$)/i, classSource],
  [/^erDiagram[ \t]*(?:\n|$)/i, entitySource],
]

/**
 * Prepare the source of a Mermaid diagram: front matter, comments and the lines for screen readers are
 * taken out, and the rest is written so that the package reads all of it.
 * @throws Error that names what cannot be drawn
 */
export function diagramSource(source: string) {
  const [head, yaml = ''] = /^\s*---\n([\s\S]*?)\n---\n/.exec(source) ?? ['']
  const body = source.slice(head.length)
  const told = /^[ \t]*acc(?:Title|Descr)[ \t]*:[ \t]*(.+)$/m.exec(body)?.[1]
  const named = /^title:[ \t]*(.+)$/m.exec(yaml)?.[1]?.replace(/^(["'])(.*)\1$/, '$2')
  const code = body
    .replace(/^[ \t]*acc(?:Title|Descr)[ \t]*(?::.*|\{[^}]*\})$/gm, '')
    .replace(/^[ \t]*%%.*$/gm, '')
    .trim()
  const read = READERS.find(([first]) => first.test(code))?.[1]
  const readable = read?.(code) ?? { code, names: [] }
  refuseLongLayout(readable)
  return {
    ...readable,
    /** What the diagram shows, in the author's words: its title or `accDescr`. */
    title: (told ?? named)?.trim(),
  }
}

/** Statements that say how a diagram looks or what a click does. */
const UNSHOWN = /^[ \t]*(?:classDef|class|style|linkStyle|click|direction|%%)\b.*$/gm
const LABELS = [
  /"([^"\n]+)"/g,
  /\[([^[\]"\n]+)\]/g,
  /\(([^()"\n]+)\)/g,
  /\{([^{}"\n]+)\}/g,
  /\|([^|"\n]+)\|/g,
]

/** Words of names and labels that the drawn text does not contain: the package leaves out what it cannot read. */
export function missingWords({ code, names }: ReadableDiagram, drawn: string): readonly string[] {
  const shown = code.replace(UNSHOWN, '')
  const text = drawn.toLowerCase()
  const labels = LABELS.flatMap((pattern) =>
    [...shown.matchAll(pattern)].map(([, label = '']) => label),
  )
  const words = [...names, ...labels, ...shown.split('\n').map(lastLabel)].flatMap(wordsOf)
  return [...new Set(words)].filter((word) => !text.includes(word.toLowerCase()))
}

/** What stands behind a colon at the end of a line: `A ->> B: Text`. */
function lastLabel(line: string): string {
  const unquoted = line.slice(line.lastIndexOf('"') + 1)
  return /:[ \t]+(\S.*)/.exec(unquoted)?.[1] ?? ''
}

function wordsOf(label: string): readonly string[] {
  return label.replace(/<[^<>]*>|\\n|[#&]\w+;|fa:fa-\S+/g, ' ').match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
}
