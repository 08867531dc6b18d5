import './image-dialog.css'
import { fillText } from '@warraq/search-dialog/shared/fill-text'
import { elementText } from '../browser/element-text.ts'
import { copyOf } from '../Templates/copy-of.ts'
import { imageZoomText } from './image-zoom-text.ts'

/** Open an image that is displayed smaller than its natural size on a click, Enter or Space. */
export function zoomImages(): void {
  document.addEventListener('click', (event) => {
    const image =
      event.target instanceof Element ? event.target.closest<HTMLImageElement>('article img') : null
    if (image !== null && isZoomable(image)) openImage(image)
  })
  document.addEventListener('keydown', (event) => {
    const { key, target: image } = event
    if (!(image instanceof HTMLImageElement) || !isMarked(image)) return
    if (key !== 'Enter' && key !== ' ') return
    event.preventDefault()
    openImage(image)
  })
  // Images load late and on every page, so one listener on the document handles all.
  const onLoad = ({ target }: Event): void => {
    if (target instanceof HTMLImageElement) markZoomable([target])
  }
  document.addEventListener('load', onLoad, { capture: true })
  // The observer also reports the initial size.
  new ResizeObserver(() => markZoomable([...document.images])).observe(document.documentElement)
}

function isZoomable(image: HTMLImageElement): boolean {
  return (
    image.closest('article') !== null &&
    image.closest('a, button') === null &&
    fullWidth(image) > image.clientWidth * 1.1
  )
}

/** Width in pixels of the largest file of an image; with a list of files, its natural size is that of the text. */
function fullWidth({ srcset, naturalWidth }: HTMLImageElement): number {
  return Math.max(naturalWidth, ...Array.from(srcset.matchAll(/ (\d+)w/g), ([, w]) => Number(w)))
}

/** Make images reachable by keyboard, with a label. Measures all before changing any. */
function markZoomable(images: readonly HTMLImageElement[]): void {
  for (const image of images.filter((image) => isZoomable(image) !== isMarked(image)))
    toggleMark(image)
}

function isMarked({ classList }: HTMLImageElement): boolean {
  return classList.contains('is-zoomable')
}

function toggleMark(image: HTMLImageElement): void {
  if (!image.classList.toggle('is-zoomable'))
    for (const name of ['tabindex', 'role', 'aria-label']) image.removeAttribute(name)
  else {
    const { enlargeImage, unnamedImage } = elementText(imageZoomText)
    // An empty text alternative would mean that there is nothing to see, and nothing to press.
    image.alt ||= unnamedImage
    image.tabIndex = 0
    image.role = 'button'
    image.ariaLabel = fillText(enlargeImage, { image: image.alt })
  }
}

function openImage(image: HTMLImageElement): void {
  const dialog = copyOf<HTMLDialogElement>('image-dialog')
  dialog.ariaLabel = image.alt
  const full = dialog.querySelector('img')
  if (full !== null) {
    const { srcset, currentSrc: src, alt } = image
    Object.assign(full, { sizes: `min(96vw, ${fullWidth(image)}px)`, srcset, src, alt })
  }
  dialog.addEventListener('click', () => dialog.close())
  dialog.addEventListener('close', () => {
    dialog.remove()
    image.focus({ preventScroll: true })
  })
  document.body.append(dialog)
  dialog.showModal()
}
