import { afterPaint } from '../shared/after-paint.ts'
import { cutBelow } from './cut-below.ts'

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
  return { element: createBodyElement(content), article, below }
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
  replaceBody(frame, element)
  if (!comesLater || below === undefined) return
  await afterPaint()
  addBelow()
}

/** Put an element in place of the body of a page. */
export function replaceBody(frame: Element, element: HTMLElement): void {
  const former = frame.querySelector(':scope > .page-body')
  if (former === null) frame.append(element)
  else former.replaceWith(element)
}
