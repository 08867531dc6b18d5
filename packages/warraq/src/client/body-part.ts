import { putBack, takeAfter } from './body-rest.ts'
import { lastInWindow } from './last-in-window.ts'
import { createBodyElement } from './page-body.ts'

/** More than the window by this factor: what is missing in it may take long to come. */
const WINDOWS = 1.1

/** The body of a page as far as the window shows it, while the rest is on its way. */
export interface BodyPart {
  readonly element: HTMLElement
  /** Block of the article that the part ends with, and its place among the others. */
  readonly last: Element
  readonly index: number
}

/**
 * Make what the window shows of a page entered at its top from a beginning of the body's HTML;
 * `undefined` when there is not enough of it.
 */
export function createBodyPart(beginning: DocumentFragment): BodyPart | undefined {
  const article = beginning.querySelector('.article')
  // Perhaps not all of it is here.
  article?.lastElementChild?.remove()
  const index = article === null ? -1 : lastInWindow(article, WINDOWS)
  const last = article?.children[index]
  if (last === undefined) return undefined
  takeAfter(last, beginning)
  return { element: createBodyElement(beginning), last, index }
}

/**
 * Add what was not there yet.
 * @throws Error when the whole body is not the one that the part is of
 */
export function completeBody({ last, index }: BodyPart, whole: DocumentFragment): void {
  const counterpart = whole.querySelector('.article')?.children[index]
  if (counterpart === undefined) throw new Error('The page does not go on as it began')
  putBack(last.parentElement, takeAfter(counterpart, whole))
}
