import { takeFound } from '@warraq/search-dialog/dialog/found-hit'
import { decodePath } from '../shared/text/route-path.ts'
import { reveal } from '../theme/browser/reveal-hash-target.ts'

/** Elements that hide text until a reader opens them. */
const CLOSED = ':is([role="tabpanel"][hidden], details:not([open]))'

/** Open the tab or details with the text of the chosen result, unless it is visible. */
export function revealFound(): void {
  const { pathname, hash } = location
  const texts = takeFound(pathname + hash).map(lettersOf)
  const main = document.querySelector('main')
  if (main === null) return
  const start = document.getElementById(decodePath(hash.slice(1))) ?? main
  const closed = [...main.querySelectorAll<HTMLElement>(CLOSED)].filter((element) =>
    isBefore(start, element),
  )
  if (texts.length === 0 || closed.length === 0) return
  const visible = visibleLetters(main)
  for (const text of texts) {
    if (visible.includes(text)) return
    const [outer, ...others] = closed.filter((element) =>
      lettersOf(element.textContent).includes(text),
    )
    if (outer === undefined) continue
    const inner = others.findLast((element) => outer.contains(element)) ?? outer
    reveal(inner)
    inner.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    return
  }
}

function visibleLetters(main: HTMLElement): string {
  const copy = new DocumentFragment()
  copy.append(...Array.from(main.childNodes, (child) => child.cloneNode(true)))
  for (const element of copy.querySelectorAll(CLOSED)) element.remove()
  return lettersOf(copy.textContent ?? '')
}

function isBefore(start: Element, element: Element): boolean {
  return (start.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
}

/** Without what the search writes between lines and cells. */
function lettersOf(text: string): string {
  return text.replace(/[\s·…]+/g, '')
}
