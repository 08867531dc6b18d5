import { useText } from '../text/use-text.ts'

/** A picture in full over the page; `image-zoom.ts` puts the picture in. */
export function ImageDialog() {
  return (
    <dialog className="image-dialog">
      <img alt="" />
      <button type="button" className="icon-button" aria-label={useText().closeImage}>
        ×
      </button>
    </dialog>
  )
}
