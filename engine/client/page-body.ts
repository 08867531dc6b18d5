/** Square pixels of a character, in lines of small code; other text takes more. */
const CHARACTER_AREA = 130
/** Widest line of an article that is full of text, in pixels. */
const WIDEST_LINE = 800
/** Fewer blocks below the window are not worth a second step. */
const FEWEST_BELOW = 4
/** A window that is not painted does not hold up the rest of its page. */
const LONGEST_WAIT_MS = 200

/**
 * Put a page body in place of the former one; resolves when all of it is there. A page the reader
 * enters at its top comes in two steps, because laying out what nobody sees yet would hold up the
 * first frame: the article as far as the window may show it, then, after that frame, the rest.
 */
export async function showBody(
  frame: Element,
  content: DocumentFragment,
  isAtTop: boolean,
): Promise<void> {
  const article = content.querySelector('.article')
  const rest = isAtTop && !document.hidden && article !== null ? cutBelow(article) : undefined
  // A new element: what lives in the old one sees its end.
  const body = document.createElement('div')
  body.className = 'page-body'
  body.append(content)
  const former = frame.querySelector(':scope > .page-body')
  if (former === null) frame.append(body)
  else former.replaceWith(body)
  if (rest === undefined) return
  await nextPaint()
  article?.append(rest)
}

/** Take the blocks away that are below the window for sure. */
function cutBelow(article: Element): DocumentFragment | undefined {
  const enough = (innerHeight * Math.min(innerWidth, WIDEST_LINE)) / CHARACTER_AREA
  const blocks = [...article.children]
  let text = 0
  const last = blocks.find((block) => {
    text += block.textContent.length
    return text >= enough
  })
  if (last === undefined || blocks.length - blocks.indexOf(last) <= FEWEST_BELOW) return undefined
  const below = document.createRange()
  below.selectNodeContents(article)
  below.setStartAfter(last)
  return below.extractContents()
}

function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, LONGEST_WAIT_MS)
    requestAnimationFrame(() => setTimeout(resolve))
  })
}
