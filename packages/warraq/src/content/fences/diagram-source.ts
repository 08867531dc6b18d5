/**
 * Prepare the source of a Mermaid diagram: front matter and the lines for screen readers are taken
 * out, and the statements of a flowchart stand on lines of their own.
 *
 *     graph TD; A-->B    graph TD
 *                        A-->B
 */
export function diagramSource(source: string) {
  const [head, yaml = ''] = /^\s*---\n([\s\S]*?)\n---\n/.exec(source) ?? ['']
  const body = source.slice(head.length)
  const told = /^[ \t]*acc(?:Title|Descr)[ \t]*:[ \t]*(.+)$/m.exec(body)?.[1]
  const named = /^title:[ \t]*(.+)$/m.exec(yaml)?.[1]?.replace(/^(["'])(.*)\1$/, '$2')
  const code = body
    .replace(/^[ \t]*acc(?:Title|Descr)[ \t]*(?::.*|\{[^}]*\})$/gm, '')
    .replace(/^[ \t]*%%(?!\{).*$/gm, '')
    .trim()
  return {
    code: /^(?:graph|flowchart)\b/.test(code)
      ? statements(code.replace(/^[ \t]*click\b.*$/gm, ''))
      : code,
    /** What the diagram shows, in the author's words: its title or `accDescr`. */
    title: (told ?? named)?.trim(),
  }
}

const STATEMENT_PARTS =
  /"[^"\n]{0,500}"|\[[^\]\n]{0,500}\]|\([^)\n]{0,500}\)|\{[^}\n]{0,500}\}|\|[^|\n]{0,500}\||;|(?<![ \t])[ \t]*<?(?:--+|==+|-\.+-)>?[ \t]*/g

/** Line breaks for semicolons after statements, spaces around arrows; not in quoted labels. */
function statements(code: string): string {
  return code
    .replace(STATEMENT_PARTS, (part) => {
      if (part === ';') return '\n'
      return /^\s*[<=-]/.test(part) ? ` ${part.trim()} ` : part
      // The label of an arrow must follow it at once.
    })
    .replace(/(?<=[->=]) \|/g, '|')
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

/** Words of labels that the drawn text does not contain: the package leaves out what it cannot read. */
export function missingWords(code: string, drawn: string): string[] {
  const shown = code.replace(UNSHOWN, '')
  const text = drawn.toLowerCase()
  const labels = LABELS.flatMap((pattern) =>
    [...shown.matchAll(pattern)].map(([, label = '']) => label),
  )
  const words = [...labels, ...shown.split('\n').map(lastLabel)].flatMap(wordsOf)
  return [...new Set([...words, ...bareNames(shown)])].filter(
    (word) => !text.includes(word.toLowerCase()),
  )
}

/**
 * Names of nodes without a label that have letters beyond ASCII: the package reads none of them, or a
 * part.
 */
function bareNames(code: string): string[] {
  if (!/^(?:graph|flowchart)\b/.test(code.trim())) return []
  const plain = LABELS.reduce((text, pattern) => text.replace(pattern, '['), code)
  const names = [...plain.matchAll(/([\p{L}\p{M}\p{N}_]+)(\[)?/gu)]
  const labelled = new Set(names.flatMap(([, name = '', label]) => (label ? [name] : [])))
  return names
    .map(([, name = '']) => name)
    .filter((name) => /[^\0-\x7f]/.test(name) && !labelled.has(name))
}

/** What stands behind a colon at the end of a line: `A ->> B: Text`. */
function lastLabel(line: string): string {
  const unquoted = line.slice(line.lastIndexOf('"') + 1)
  return /:[ \t]+(\S.*)/.exec(unquoted)?.[1] ?? ''
}

function wordsOf(label: string): readonly string[] {
  return label.replace(/<[^<>]*>|[#&]\w+;|fa:fa-\S+/g, ' ').match(/[\p{L}\p{N}]{2,}/gu) ?? []
}
