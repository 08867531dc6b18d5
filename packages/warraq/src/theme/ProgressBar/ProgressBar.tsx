import type { TemplateName } from '../Templates/copy-of.ts'
import { useText } from '../text/use-text.ts'

/** The thin bar at the top of the window while a page is loading; `create-progress-bar.ts` animates it. */
export function ProgressBar() {
  return (
    <div
      className={'progress-bar' satisfies TemplateName}
      role="progressbar"
      aria-label={useText().loadingPage}
    />
  )
}
