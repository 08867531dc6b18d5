/** Deeper code overflows the stack of the parser, which ends the process. */
export const MOST_NESTED_CODE = 1000

/** What opens, closes, ends or continues an expression or a statement; elements with their names. */
const SIGNS =
  /=>|<\/|\/>|(?<![\w$])<[a-z>]|\b(?:await|delete|do|else|for|if|new|typeof|void|while|with)\b|[()[\]{}?:=<*;,]/gi
/** A line whose statement is on the next one. */
const CONTINUED = /^\s*(?:else|for|if|while|with)\b.*\)\s*$/

/** What is open since a bracket. */
interface Level {
  elements: number
  /** What recurses without brackets: `a => b => c`, `a ? b : c ? d : e`, `if (a) if (b)`. */
  chain: number
}

/**
 * Returns a function that takes the lines of JavaScript in order and returns how deep each may nest.
 * It does not recognise strings and comments, so this is an estimate, close for code that people write.
 */
export function codeDepthCounter(): (line: string) => number {
  let level: Level = { elements: 0, chain: 0 }
  const outer: Level[] = []
  let ofOuter = 0
  const depth = () => ofOuter + outer.length + level.elements + level.chain
  const open = () => {
    ofOuter += level.elements + level.chain
    outer.push(level)
    level = { elements: 0, chain: 0 }
  }
  const close = () => {
    level = outer.pop() ?? { elements: 0, chain: 0 }
    ofOuter -= level.elements + level.chain
  }
  const take = (sign: string) => {
    if ('([{'.includes(sign)) open()
    else if (')]}'.includes(sign)) close()
    else if (sign === '</' || sign === '/>') level.elements = Math.max(0, level.elements - 1)
    else if (/^<./.test(sign)) level.elements++
    else if (sign === ';') level = { elements: 0, chain: 0 }
    else if (sign === ',') level.chain = 0
    else level.chain++
  }
  return (line) => {
    let deepest = depth()
    let last = ''
    let end = 0
    for (const { 0: sign, index } of line.matchAll(SIGNS)) {
      take(sign)
      deepest = Math.max(deepest, depth())
      last = sign
      end = index + sign.length
    }
    // A statement may end with the line, but not with a sign that something follows.
    const ends = line.slice(end).trim() !== '' || /[)\]}]/.test(last)
    if (ends && !CONTINUED.test(line)) level.chain = 0
    return deepest
  }
}
