import { useText } from '../text/use-text.ts'

/** The element brings its button, and shows it while the reader scrolls back up. */
export function BackToTop() {
  return <docs-back-to-top data-label={useText().backToTop} />
}
