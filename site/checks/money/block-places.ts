import { withoutCode } from 'warraq/plugin'

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

/** Tells the place on a page from the line of an opening fence. */
export function placesOf(text: string): (line: number) => BlockPlace {
  const lines = text.split('\n')
  const allProse = withoutCode(text).split('\n')
  return (line) => placeIn(allProse.slice(0, line - 1), /^\s/.test(lines[line - 1] ?? ''))
}

/**
 * @param prose the lines above a block, without code
 * @param isIndented whether the block belongs to an item of a list
 */
function placeIn(prose: readonly string[], isIndented: boolean): BlockPlace {
  const heading = prose.findLastIndex((content) => /^#{1,6} /.test(content)) + 1
  const item = isIndented ? prose.findLastIndex((content) => ITEM.test(content)) + 1 : 0
  const start = Math.max(item, heading)
  const tab = tabAt(prose)
  return {
    heading,
    step: prose.slice(Math.max(0, start - 1)).join('\n'),
    section: prose.slice(heading).join('\n'),
    ...(tab !== undefined && { tab }),
  }
}

/** The innermost tab that is open after some lines. */
function tabAt(lines: readonly string[]): string | undefined {
  const open: { readonly colons: string; readonly tab: string | undefined }[] = []
  for (const line of lines) {
    const colons = CLOSES.exec(line)?.[1]
    if (colons !== undefined) {
      const at = open.findLastIndex((one) => one.colons === colons)
      if (at >= 0) open.length = at
    } else if (OPENS.test(line))
      open.push({ colons: OPENS.exec(line)?.[1] ?? '', tab: TAB.exec(line)?.[1] })
  }
  return open.findLast(({ tab }) => tab !== undefined)?.tab
}
