import { once } from '../../lib/once.ts'
import { headingAbove, type ReadText } from '../page-check.ts'

/** Where on a page a block is. */
export interface BlockPlace {
  /** Value of the tab around it: `mainnet`. */
  readonly tab?: string
  /** Line of the nearest heading above it, 0 at the beginning of a page. */
  readonly heading: number
  /** The text of its step above it, or of its section. */
  readonly step: string
  /** The text of its section above it. */
  readonly section: string
}

const ITEM = /^\s{0,3}\d+\. /
const TAB = /^\s*:{3,}tab\{value="([\w-]+)"/
const OPENS = /^\s*(:{3,})\w/
const CLOSES = /^\s*(:{3,})\s*$/

/** Lines of a step or a section that are read; a long page without headings would take too long. */
const MOST_LINES = 200

/** Returns a function that tells where a block is from the line of its opening fence. */
export const placesOf = once((read: ReadText) => {
  const prose = read.prose.map(({ content }) => content)
  const tabs = prose.map(tabReader())
  return (line: number): BlockPlace => {
    const isInItem = /^\s/.test(read.lines[line - 1]?.content ?? '')
    const heading = headingAbove(read, line)
    const item = isInItem ? prose.slice(0, line - 1).findLastIndex((one) => ITEM.test(one)) : -1
    const tab = tabs[line - 2]
    const proseFrom = (first: number) =>
      prose.slice(Math.max(0, first, line - 1 - MOST_LINES), line - 1).join('\n')
    return {
      heading,
      step: proseFrom(Math.max(item, heading - 1)),
      section: proseFrom(heading),
      ...(tab !== undefined && { tab }),
    }
  }
})

/** Returns a function that takes the lines in order and returns the innermost tab open below each. */
function tabReader(): (line: string) => string | undefined {
  const open: { readonly colons: string; readonly tab: string | undefined }[] = []
  return (line) => {
    const colons = CLOSES.exec(line)?.[1]
    if (colons !== undefined) {
      const at = open.findLastIndex((one) => one.colons === colons)
      if (at >= 0) open.length = at
    } else if (OPENS.test(line)) {
      const around = open.at(-1)?.tab
      open.push({ colons: OPENS.exec(line)?.[1] ?? '', tab: TAB.exec(line)?.[1] ?? around })
    }
    return open.at(-1)?.tab
  }
}
