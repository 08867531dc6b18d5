import { useText } from '../../shell/use-text.ts'
import { ArrowUpIcon } from './icons.tsx'

/** The element shows the button while the reader scrolls back up. */
export function BackToTop() {
  const text = useText()
  return (
    <docs-back-to-top>
      <button type="button" className="back-to-top" aria-label={text.backToTop} hidden>
        <ArrowUpIcon />
      </button>
    </docs-back-to-top>
  )
}
