import { afterPaint } from '../shared/after-paint.ts'
import { type BodyRest, putBack, takeAfter } from './body-rest.ts'
import { lastInWindow } from './last-in-window.ts'

/** Less than the window by this factor: what is missing in it is found out, what is too much is not. */
const WINDOWS = 0.75

/** The body of a page, made but not shown. */
export interface PageBody {
  readonly element: HTMLElement
  readonly article: Element | null
  /** What is probably below the window. */
  readonly rest: BodyRest
}

/** Make a page body. Asks for the size of the window, so call it before the page changes. */
export function createBody(content: DocumentFragment): PageBody {
  const article = content.querySelector('.article')
  const last = article?.children[lastInWindow(article, WINDOWS)]
  // What stands beside the main column stays: the outline of a wide window is seen.
  const rest = last === undefined ? [] : takeAfter(last, article?.parentNode ?? content)
  return { element: createBodyElement(content), article, rest }
}

/** Element of a page's body. A new one each time: what lives in the old one sees its end. */
export function createBodyElement(content: DocumentFragment): HTMLElement {
  // Of the document without a window that the content is of, so that no image is loaded before the
  // page is shown.
  const element = content.ownerDocument.createElement('div')
  element.className = 'page-body'
  element.append(content)
  return element
}

/**
 * Put a page body in place of the former one; resolves when all of it is there. A page the reader
 * enters at its top comes in two steps, because laying out what nobody sees yet would hold up the
 * first frame: what fills the window, then, after that frame, the rest.
 */
export async function showBody(
  frame: Element,
  { element, article, rest }: PageBody,
  isAtTop: boolean,
): Promise<void> {
  const comesLater = isAtTop && !document.hidden
  if (!comesLater) putBack(article, rest)
  replaceBody(frame, element)
  if (!comesLater || article === null) return
  fillWindow(article, rest[0])
  await afterPaint()
  putBack(article, rest)
}

/** Add blocks to an article until the window is full: twice as many each time, as every look lays the page out. */
function fillWindow(article: Element, blocks: DocumentFragment | undefined): void {
  for (let count = 1; blocks?.hasChildNodes(); count *= 2) {
    if (article.getBoundingClientRect().bottom + scrollY >= innerHeight) return
    article.append(...[...blocks.childNodes].slice(0, count))
  }
}

/** Put an element in place of the body of a page. */
export function replaceBody(frame: Element, element: HTMLElement): void {
  const former = frame.querySelector(':scope > .page-body')
  if (former === null) frame.append(element)
  else former.replaceWith(element)
}
