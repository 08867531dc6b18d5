import { type Document, LineCounter, parseDocument, visit } from 'yaml'

/** Maximum uses of anchors; with more, a small text can expand to a huge value. */
const MAX_ALIASES = 100

/** The parser compares each key with all others, which takes seconds in longer texts. */
const LONGEST_COMPARED = 30_000

/** Whether a text is short enough to look for keys that it has twice. */
export function comparesKeys(text: string): boolean {
  return text.length <= LONGEST_COMPARED
}

export type ParsedYaml =
  | {
      readonly value: unknown
      /** The value with its numbers and booleans as text where JavaScript writes them differently: `1.10`, `True`. */
      readonly written: unknown
    }
  | { readonly message: string /** 1-based line of the text. */; readonly line: number }

/** The value of a YAML text from an author: finite and without cycles, or the problem. */
export function parseYaml(text: string): ParsedYaml {
  const lines = new LineCounter()
  try {
    const document = parseDocument(text, {
      ...{ lineCounter: lines, prettyErrors: false },
      uniqueKeys: comparesKeys(text),
    })
    const [error] = document.errors
    if (error !== undefined)
      return { message: error.message, line: lines.linePos(error.pos[0]).line }
    const value = contentOf(document)
    // Serializing detects cycles.
    JSON.stringify(value)
    return { value, written: keepsText(document) ? contentOf(document) : value }
  } catch (cause) {
    const line = text.slice(0, Math.max(text.search(/&\w/), 0)).split('\n').length
    return { message: faultOf(cause), line }
  }
}

const contentOf = (document: Document): unknown => document.toJS({ maxAliasCount: MAX_ALIASES })

/** Make texts of what JavaScript writes differently; returns whether there is any. */
function keepsText(document: Document): boolean {
  let isChanged = false
  visit(document, {
    Scalar(_key, scalar) {
      const { value, source } = scalar
      const isWord = typeof value === 'number' || typeof value === 'boolean'
      if (!isWord || source === undefined || String(value) === source) return
      scalar.value = source
      isChanged = true
    },
  })
  return isChanged
}

function faultOf(cause: unknown): string {
  if (cause instanceof RangeError) return 'values nested too deeply'
  if (cause instanceof ReferenceError) return `more than ${MAX_ALIASES} values by aliases (*name)`
  return 'an alias (*name) inside the value it refers to'
}
