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
/** What stands above every article, in pixels. */
const NAVBAR_HEIGHT = 60
/** What nobody sees: it says nothing of a height. */
const NEVER_SEEN = 'script, style, template'
const HIDDEN = `${NEVER_SEEN}, [hidden], details:not([open]) > :not(summary)`
/** Fewer blocks below the window are not worth a second step. */
const FEWEST_BELOW = 4
/** A window that is not painted does not hold up the rest of its page. */
const LONGEST_WAIT_MS = 200

/** The body of a page, made but not shown. */
export interface PageBody {
  readonly element: HTMLElement
  readonly article: Element | null
  /** Blocks of the article that are below the window for sure. */
  readonly below: DocumentFragment | undefined
}

/** Make a page body. Asks for the size of the window, so call it before the page changes. */
export function createBody(content: DocumentFragment): PageBody {
  const article = content.querySelector('.article')
  const below = article === null ? undefined : cutBelow(article)
  // A new element: what lives in the old one sees its end. Of the document without a window that the
  // content is of, so that no image is loaded before the page is shown.
  const element = content.ownerDocument.createElement('div')
  element.className = 'page-body'
  element.append(content)
  return { element, article, below }
}

/**
 * Put a page body in place of the former one; resolves when all of it is there. A page the reader
 * enters at its top comes in two steps, because laying out what nobody sees yet would hold up the
 * first frame: the article as far as the window may show it, then, after that frame, the rest.
 */
export async function showBody(
  frame: Element,
  { element, article, below }: PageBody,
  isAtTop: boolean,
): Promise<void> {
  const comesLater = isAtTop && !document.hidden
  const addBelow = () => below !== undefined && article?.append(below)
  if (!comesLater) addBelow()
  const former = frame.querySelector(':scope > .page-body')
  if (former === null) frame.append(element)
  else former.replaceWith(element)
  if (!comesLater || below === undefined) return
  await nextPaint()
  addBelow()
}

/** Take the blocks away that are below the window for sure. */
function cutBelow(article: Element): DocumentFragment | undefined {
  const width = Math.min(innerWidth, WIDEST_LINE)
  const blocks = [...article.children]
  let left = innerHeight - NAVBAR_HEIGHT
  const last = blocks.find((block) => {
    left -= leastHeight(block, width)
    return left <= 0
  })
  if (last === undefined || blocks.length - blocks.indexOf(last) <= FEWEST_BELOW) return undefined
  const below = document.createRange()
  below.selectNodeContents(article)
  below.setStartAfter(last)
  return below.extractContents()
}

function leastHeight(block: Element, width: number): number {
  if (block.matches(NEVER_SEEN)) return 0
  const seen = measure(block)
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

function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, LONGEST_WAIT_MS)
    requestAnimationFrame(() => setTimeout(resolve))
  })
}
