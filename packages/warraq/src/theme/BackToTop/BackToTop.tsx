import { ArrowUpIcon } from '../Icon/icons.tsx'
import { part, useText } from '../parts/part.tsx'

/** A script shows the button while the reader scrolls up. */
export const BackToTop = part('BackToTop', () => (
  <button type="button" className="back-to-top" aria-label={useText().backToTop} hidden>
    <ArrowUpIcon />
  </button>
))
