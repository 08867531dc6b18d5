import { watchScroll } from '../../shared/browser/watch-scroll.ts'
import { decodePath } from '../../shared/text/route-path.ts'
import { scrollIntoBox } from '../browser/scroll-into-box.ts'
import { activeHeading } from './active-heading.ts'
import { OUTLINE_CURRENT } from './outline-markup.ts'

/** Height of the navbar, which covers the top of the page, in pixels. */
const NAVBAR_HEIGHT = 60

/** `<docs-outline>` around an outline of the page: marks the current heading, and names it in its bar. */
export class DocsOutline extends HTMLElement {
  #active: HTMLElement | undefined
  #stopWatching: (() => void) | undefined

  connectedCallback(): void {
    this.#stopWatching = watchScroll(this.#follow)
    // Wait for a frame: measuring now would force an additional layout while the page is being
    // built.
    requestAnimationFrame(this.#follow)
  }

  disconnectedCallback(): void {
    this.#stopWatching?.()
  }

  readonly #follow = (): void => {
    // The other outline of the page: measuring headings far away would lay them out. Checks the
    // child, because an element with `display: contents` counts as invisible.
    const box = this.firstElementChild
    if (box?.checkVisibility() !== true) return
    const links = new Map(
      [...this.querySelectorAll('a')].map((link) => [decodePath(link.hash.slice(1)), link]),
    )
    const boxes = [...links.keys()].flatMap((id) => {
      const place = document.getElementById(id)?.getBoundingClientRect()
      return place === undefined ? [] : [{ id, top: place.top, bottom: place.bottom }]
    })
    const id = activeHeading(boxes, { offset: NAVBAR_HEIGHT, height: innerHeight })
    const link = id === undefined ? undefined : links.get(id)
    if (link === this.#active) return
    this.#active?.removeAttribute('aria-current')
    this.#active = link
    const name = this.querySelector(`.${OUTLINE_CURRENT}`)
    if (name !== null) name.textContent = link?.textContent ?? ''
    if (link === undefined) return
    link.setAttribute('aria-current', 'location')
    if (link.checkVisibility()) scrollIntoBox(link, box)
  }
}
