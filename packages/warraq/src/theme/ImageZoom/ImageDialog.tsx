import type { TemplateName } from '../Templates/copy-of.ts'
import { useText } from '../text/use-text.ts'

/** The dialog that shows an image at full size; `image-zoom.ts` inserts the image. */
export function ImageDialog() {
  return (
    <dialog className={'image-dialog' satisfies TemplateName}>
      <img alt="" />
      <button type="button" className="icon-button" aria-label={useText().closeImage}>
        ×
      </button>
    </dialog>
  )
}
