import { part } from '../parts/part.tsx'
import { useText } from '../text/use-text.ts'

/** The element brings its button, and shows it while the reader scrolls back up. */
export const BackToTop = part('BackToTop', () => {
  return <docs-back-to-top data-label={useText().backToTop} />
})
