import { useText } from '../text/use-text.ts'

/** The thin bar at the top of the window while a page is under way; `progress-bar.ts` moves it. */
export function ProgressBar() {
  return <div className="progress-bar" role="progressbar" aria-label={useText().loadingPage} />
}
