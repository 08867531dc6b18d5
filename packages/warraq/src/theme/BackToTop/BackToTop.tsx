import { drawIcon } from '@warraq/search-dialog/shared/draw-icon'
import { part } from '../parts/part.tsx'
import { useText } from '../text/use-text.ts'

const ArrowUpIcon = drawIcon('M12 19V5m-6 6l6-6 6 6')

/** The element shows the button while the reader scrolls up. */
export const BackToTop = part('BackToTop', () => {
  return (
    <docs-back-to-top>
      <button type="button" className="back-to-top" aria-label={useText().backToTop} hidden>
        <ArrowUpIcon />
      </button>
    </docs-back-to-top>
  )
})
