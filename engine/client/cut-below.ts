import { NAVBAR_HEIGHT } from '../shared/navbar-height.ts'

/** Least square pixels of a character, by the block it is in. */
const PROSE_AREA = 220
const OTHER_AREA = 130
const PROSE = new Set(['p', 'ul', 'ol', 'h2', 'h3'])
/** Widest line of an article that is full of text, in pixels. */
const WIDEST_LINE = 800
/** Least heights in pixels: of a block with the room around it, and of what it may hold many of. */
const BLOCK_HEIGHT = 36
const TABLE_ROW_HEIGHT = 40
const LIST_ITEM_HEIGHT = 28
const CODE_LINE_HEIGHT = 22
/** What nobody sees: it says nothing of a height. */
const NEVER_SEEN = 'script, style, template'
const HIDDEN = `${NEVER_SEEN}, [hidden], details:not([open]) > :not(summary)`
/** Fewer blocks below the window are not worth a second step. */
const FEWEST_BELOW = 4

/**
 * Take the blocks of an article away that are below the window for sure, when the page is entered at
 * its top; `undefined` when there are few. Nothing is laid out for it: every block has a least height.
 */
export function cutBelow(article: Element): DocumentFragment | undefined {
  const index = lastInWindow(article)
  const last = article.children[index]
  if (last === undefined || article.children.length - index <= FEWEST_BELOW) return undefined
  const below = document.createRange()
  below.selectNodeContents(article)
  below.setStartAfter(last)
  return below.extractContents()
}

/** Place of the block of an article with which the window is full for sure; -1 when there is none. */
export function lastInWindow(article: Element): number {
  const width = Math.min(innerWidth, WIDEST_LINE)
  let left = innerHeight - NAVBAR_HEIGHT
  return [...article.children].findIndex((block) => {
    left -= leastHeight(block, width)
    return left <= 0
  })
}

function leastHeight(block: Element, width: number): number {
  if (block.matches(NEVER_SEEN)) return 0
  const seen = measure(block)
  // What is hidden twice is taken away twice, so that the height is still the least.
  for (const part of block.querySelectorAll(HIDDEN)) {
    const hidden = measure(part)
    seen.characters -= hidden.characters
    seen.rows -= hidden.rows
  }
  const area = PROSE.has(block.localName) ? PROSE_AREA : OTHER_AREA
  return Math.max(BLOCK_HEIGHT, seen.rows, (seen.characters * area) / width)
}

/** Number of characters, and pixels that rows take. */
function measure(part: Element): { characters: number; rows: number } {
  const count = (selector: string) => part.querySelectorAll(selector).length
  const text = part.textContent
  const lines = part.localName === 'docs-code' ? text.split('\n').length - 1 : 0
  return {
    characters: text.length,
    rows:
      count('tr') * TABLE_ROW_HEIGHT + count('li') * LIST_ITEM_HEIGHT + lines * CODE_LINE_HEIGHT,
  }
}
