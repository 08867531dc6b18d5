import './image-dialog.css'
import { fillText } from '../../shared/fill-text.ts'
import { elementText } from '../browser/element-text.ts'
import { copyOf } from '../Templates/copy-of.ts'
import { imageZoomText } from './image-zoom-text.ts'

/** A picture shown smaller than it is opens in full on a click, Enter or Space. */
export function zoomImages(): void {
  document.addEventListener('click', (event) => {
    const image =
      event.target instanceof Element ? event.target.closest<HTMLImageElement>('article img') : null
    if (image !== null && isZoomable(image)) openImage(image)
  })
  document.addEventListener('keydown', (event) => {
    const image = event.target
    if (
      (event.key !== 'Enter' && event.key !== ' ') ||
      !(image instanceof HTMLImageElement) ||
      !isZoomable(image)
    )
      return
    event.preventDefault()
    openImage(image)
  })
  // Images load late and on every page, so the document listens for all of them.
  document.addEventListener('load', ({ target }) => markIfZoomable(target), { capture: true })
  for (const image of document.images) if (image.complete) markIfZoomable(image)
  new ResizeObserver(() => {
    for (const image of document.images) markIfZoomable(image)
  }).observe(document.documentElement)
}

function isZoomable(image: HTMLImageElement): boolean {
  return (
    image.closest('article') !== null &&
    image.closest('a, button') === null &&
    image.naturalWidth > image.clientWidth * 1.1
  )
}

/** What opens on a click can be reached with the keyboard, and says so. */
function markIfZoomable(image: EventTarget | null): void {
  if (!(image instanceof HTMLImageElement) || image.closest('article') === null) return
  const isMarked = image.classList.contains('is-zoomable')
  if (isZoomable(image) === isMarked) return
  image.classList.toggle('is-zoomable', !isMarked)
  if (isMarked) for (const name of ['tabindex', 'role', 'aria-label']) image.removeAttribute(name)
  else {
    image.tabIndex = 0
    image.setAttribute('role', 'button')
    image.setAttribute(
      'aria-label',
      fillText(elementText(imageZoomText).enlargeImage, { image: image.alt }),
    )
  }
}

function openImage(image: HTMLImageElement): void {
  const dialog = copyOf<HTMLDialogElement>('image-dialog')
  dialog.ariaLabel = image.alt
  const full = dialog.querySelector('img')
  if (full !== null) Object.assign(full, { src: image.currentSrc, alt: image.alt })
  dialog.addEventListener('click', () => dialog.close())
  dialog.addEventListener('close', () => {
    dialog.remove()
    image.focus({ preventScroll: true })
  })
  document.body.append(dialog)
  dialog.showModal()
}
