import { onEveryPage } from '../../shared/page-shown.ts'
import { decodePath } from '../../shared/route-path.ts'
import { watchScroll } from '../../shared/watch-scroll.ts'
import { scrollIntoBox } from '../browser/scroll-into-box.ts'

/** Mark the current heading in the outline of the page. */
export function followOutline(): void {
  watchScroll(markHeading)
  // Wait for a frame: measuring now would force an additional layout while the page is being built.
  onEveryPage(() => requestAnimationFrame(markHeading))
}

/** Height of the navbar, which covers the top of the page, in pixels. */
const NAVBAR_HEIGHT = 60

function markHeading(): void {
  const outline = document.querySelector('.outline')
  // Collapsed: the mark is invisible, and measuring headings far away would lay them out.
  if (outline?.checkVisibility() !== true) return
  const links = new Map(
    [...outline.querySelectorAll('a')].map((link) => [decodePath(link.hash.slice(1)), link]),
  )
  const boxes = [...links.keys()].flatMap((id) => {
    const place = document.getElementById(id)?.getBoundingClientRect()
    return place === undefined ? [] : [{ id, top: place.top, bottom: place.bottom }]
  })
  const id = activeHeading(boxes, { offset: NAVBAR_HEIGHT, height: innerHeight })
  const link = id === undefined ? undefined : links.get(id)
  const former = outline.querySelector('.is-active')
  if (link === (former ?? undefined)) return
  former?.classList.remove('is-active')
  former?.removeAttribute('aria-current')
  if (link === undefined) return
  link.classList.add('is-active')
  link.setAttribute('aria-current', 'location')
  scrollIntoBox(link, outline)
}

/** Position of a heading in the viewport, in pixels. */
interface HeadingBox {
  readonly id: string
  readonly top: number
  readonly bottom: number
}

/**
 * The current heading: the first one below the navbar if it is in the upper half of the viewport,
 * otherwise the one before it; at the end of the page the last one.
 */
export function activeHeading(
  boxes: readonly HeadingBox[],
  view: { readonly offset: number; readonly height: number },
): string | undefined {
  const next = boxes.findIndex(({ top }) => top >= view.offset)
  if (next === -1) return boxes.at(-1)?.id
  const box = boxes[next]
  if (box !== undefined && box.top > 0 && box.bottom < view.height / 2) return box.id
  return boxes[next - 1]?.id
}
