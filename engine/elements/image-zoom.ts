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
  document.addEventListener('pointerover', ({ target }) => {
    if (target instanceof HTMLImageElement && isZoomable(target)) markZoomable(target)
  })
}

function isZoomable(image: HTMLImageElement): boolean {
  return (
    image.closest('article') !== null &&
    image.closest('a, button') === null &&
    image.naturalWidth > image.clientWidth * 1.1
  )
}

function markZoomable(image: HTMLImageElement): void {
  image.classList.add('is-zoomable')
  image.tabIndex = 0
}

function openImage(image: HTMLImageElement): void {
  const dialog = document.createElement('dialog')
  dialog.className = 'image-dialog'
  dialog.setAttribute('aria-label', image.alt)
  const full = document.createElement('img')
  full.src = image.currentSrc
  full.alt = image.alt
  const close = document.createElement('button')
  close.type = 'button'
  close.className = 'icon-button'
  close.textContent = '×'
  close.setAttribute('aria-label', 'Close')
  dialog.append(full, close)
  dialog.addEventListener('click', () => dialog.close())
  dialog.addEventListener('close', () => {
    dialog.remove()
    image.focus({ preventScroll: true })
  })
  document.body.append(dialog)
  dialog.showModal()
}
