import { showCodeGone } from '../CodeGone/show-code-gone.ts'

/** Let images open in full. If that code fails to load, a click on a reduced image reports it. */
export async function loadImageZoom(): Promise<void> {
  try {
    const { zoomImages } = await import('./image-zoom.ts')
    zoomImages()
  } catch {
    addEventListener('click', ({ target: image }) => {
      if (image instanceof HTMLImageElement && image.naturalWidth > image.clientWidth)
        showCodeGone()
    })
  }
}
