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
  const onLoad = ({ target }: Event): void => {
    if (target instanceof HTMLImageElement) markZoomable([target])
  }
  document.addEventListener('load', onLoad, { capture: true })
  // It also tells of the size that the page has now.
  new ResizeObserver(() => markZoomable([...document.images])).observe(document.documentElement)
}

function isZoomable(image: HTMLImageElement): boolean {
  return (
    image.closest('article') !== null &&
    image.closest('a, button') === null &&
    image.naturalWidth > image.clientWidth * 1.1
  )
}

/** What opens on a click can be reached with the keyboard, and says so. All are measured before one is changed. */
function markZoomable(images: readonly HTMLImageElement[]): void {
  const isMarked = ({ classList }: HTMLImageElement) => classList.contains('is-zoomable')
  for (const image of images.filter((image) => isZoomable(image) !== isMarked(image)))
    toggleMark(image)
}

function toggleMark(image: HTMLImageElement): void {
  if (!image.classList.toggle('is-zoomable'))
    for (const name of ['tabindex', 'role', 'aria-label']) image.removeAttribute(name)
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
