const OPENING = '<think>'
const CLOSING = '</think>'

/**
 * Removes what a model thinks before it answers, `<think>…</think>`, from a stream of pieces. Only
 * the beginning of an answer can be a thought: later the marks are text.
 */
export function thoughtFilter(): (piece: string) => string {
  /** Text that may still turn out to be a thought; `undefined` once the answer has begun. */
  let held: string | undefined = ''
  return (piece) => {
    if (held === undefined) return piece
    held = withoutThoughts(held + piece)
    if (OPENING.startsWith(held) || held.startsWith(OPENING)) return ''
    const text = held
    held = undefined
    return text
  }
}

/** Without complete thoughts at the beginning; of an open one only what may be part of its end. */
function withoutThoughts(text: string): string {
  let rest = text.trimStart()
  while (rest.startsWith(OPENING)) {
    const end = rest.indexOf(CLOSING)
    if (end < 0) return OPENING + rest.slice(OPENING.length).slice(-CLOSING.length)
    rest = rest.slice(end + CLOSING.length).trimStart()
  }
  return rest
}
