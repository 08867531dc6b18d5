import type { Diagnostic } from '../../shared/data/diagnostic.ts'
import { liveRoot } from '../CrashPage/live-root.tsx'
import styles from './dev-overlay.css?inline'
import { ProblemList } from './ProblemList.tsx'

/**
 * A box over the page, in a shadow root so that their styles do not affect each other. Returns a
 * function that shows problems in it; an empty list closes it.
 */
export function createProblemOverlay(): (problems: readonly Diagnostic[]) => void {
  const host = document.createElement('docs-problems')
  host.role = 'alert'
  const shadow = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  shadow.adoptedStyleSheets = [sheet]
  const root = liveRoot(shadow, null, { name: 'Problems' })
  return (problems) => {
    root.render(<ProblemList problems={problems} onClose={() => host.remove()} />)
    if (problems.length === 0) host.remove()
    else document.body.append(host)
  }
}
