import { NAVBAR_HEIGHT } from '../shared/navbar-height.ts'

/** Usual width of a character and height of a line, in pixels. */
const CHARACTER_WIDTH = 7.4
const LINE_HEIGHT = 26
/** Widest line of an article, and what a narrow window keeps free beside it, in pixels. */
const WIDEST_LINE = 760
const MARGINS = 36
/** Usual heights in pixels: of the room between two blocks, and of what a block may hold many of. */
const GAP = 18
const TABLE_ROW_HEIGHT = 44
const LIST_ITEM_HEIGHT = 30
const CODE_LINE_HEIGHT = 22
/** Usual height above an article: navbar, and some 90 of padding, breadcrumbs and, in a narrow window, the outline. */
const ABOVE = NAVBAR_HEIGHT + 90
/** What nobody sees: it says nothing of a height. */
const NEVER_SEEN = 'script, style, template'
const HIDDEN = `${NEVER_SEEN}, [hidden], details:not([open]) > :not(summary)`

/**
 * Place of the block of an article with which `windows` windows are full when its page is entered at
 * the top, as blocks usually are; -1 when there is none. Nothing is laid out for it: the window may
 * still show another page.
 */
export function lastInWindow(article: Element, windows: number): number {
  const width = Math.min(innerWidth - MARGINS, WIDEST_LINE)
  let left = (innerHeight - ABOVE) * windows
  return [...article.children].findIndex((block) => {
    left -= usualHeight(block, width)
    return left <= 0
  })
}

function usualHeight(block: Element, width: number): number {
  if (block.matches(NEVER_SEEN)) return 0
  let height = contentHeight(block, width)
  // What is hidden twice is taken away twice: a window is rather filled with too much.
  for (const part of block.querySelectorAll(HIDDEN)) height -= contentHeight(part, width)
  return GAP + Math.max(LINE_HEIGHT, height)
}

function contentHeight(part: Element, width: number): number {
  const count = (selector: string) => part.querySelectorAll(selector).length
  const text = part.textContent
  const codeLines = part.localName === 'docs-code' ? text.split('\n').length - 1 : 0
  return Math.max(
    Math.ceil((text.length * CHARACTER_WIDTH) / width) * LINE_HEIGHT,
    count('tr') * TABLE_ROW_HEIGHT + count('li') * LIST_ITEM_HEIGHT + codeLines * CODE_LINE_HEIGHT,
  )
}
