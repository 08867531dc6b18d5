import './image-dialog.css'
import { fillText } from '../../shared/fill-text.ts'
import { showModal } from '../browser/show-modal.ts'
import { setReachable } from '../browser/watch-overflow.ts'
import { copyOf } from '../Templates/copy-of.ts'
import { elementText } from '../text/element-text.ts'

/** Open an image that is displayed smaller than its natural size on a click, Enter or Space. */
export function zoomImages(): void {
  document.addEventListener('click', ({ target }) => {
    if (isZoomable(target)) openImage(target)
  })
  document.addEventListener('keydown', (event) => {
    if ((event.key !== 'Enter' && event.key !== ' ') || !isZoomable(event.target)) return
    event.preventDefault()
    openImage(event.target)
  })
  // Images load late and on every page, so one listener on the document handles all.
  const onLoad = ({ target }: Event): void => {
    if (target instanceof HTMLImageElement) markZoomable([target])
  }
  document.addEventListener('load', onLoad, { capture: true })
  // The observer also reports the initial size.
  new ResizeObserver(() => markZoomable([...document.images])).observe(document.documentElement)
}

function isZoomable(target: EventTarget | null): target is HTMLImageElement {
  return (
    target instanceof HTMLImageElement &&
    target.closest('article') !== null &&
    target.closest('a, button') === null &&
    target.naturalWidth > target.clientWidth * 1.1
  )
}

/**
 * Make zoomable images reachable by keyboard and give them a label. Measures all images before
 * changing any.
 */
function markZoomable(images: readonly HTMLImageElement[]): void {
  const isMarked = ({ classList }: HTMLImageElement) => classList.contains('is-zoomable')
  for (const image of images.filter((image) => isZoomable(image) !== isMarked(image))) {
    const isMade = image.classList.toggle('is-zoomable')
    const name = fillText(elementText().enlargeImage, { image: image.alt })
    setReachable(image, 'button', isMade ? name : undefined)
  }
}

function openImage(image: HTMLImageElement): void {
  const dialog = copyOf<HTMLDialogElement>('image-dialog')
  dialog.ariaLabel = image.alt
  const full = dialog.querySelector('img')
  if (full !== null) Object.assign(full, { src: image.currentSrc, alt: image.alt })
  dialog.addEventListener('click', () => dialog.close())
  document.body.append(dialog)
  showModal(dialog, () => dialog.remove())
}
