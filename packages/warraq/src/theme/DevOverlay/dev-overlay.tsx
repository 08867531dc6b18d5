import type { Diagnostic } from '../../shared/diagnostic.ts'
import { liveRoot } from '../CrashPage/live-root.tsx'
import { ProblemList } from './ProblemList.tsx'

export interface ProblemOverlay {
  /** Show these problems; none closes the overlay. */
  readonly show: (problems: readonly Diagnostic[]) => void
}

const STYLES = `
  :host { position: fixed; inset: auto 1rem 1rem; z-index: 2000; max-height: 60vh; overflow: auto;
    padding: 1rem 1.25rem; border-radius: 8px; border-top: 4px solid #e5484d;
    background: #1b1b1f; color: #eee; box-shadow: 0 8px 40px #0008;
    font: 13px/1.5 ui-monospace, monospace; }
  pre { margin: 0 2rem 1rem 0; white-space: pre-wrap; font: inherit; }
  button { position: absolute; inset-block-start: .5rem; inset-inline-end: .5rem; border: 0;
    background: none; color: inherit; font: inherit; font-size: 20px; cursor: pointer; }
`

/** A box over the page, in a shadow root so that neither restyles the other. */
export function createProblemOverlay(): ProblemOverlay {
  const host = document.createElement('docs-problems')
  host.role = 'alert'
  const shadow = host.attachShadow({ mode: 'open' })
  const styles = new CSSStyleSheet()
  styles.replaceSync(STYLES)
  shadow.adoptedStyleSheets = [styles]
  const root = liveRoot(shadow, null, { name: 'Problems' })
  return {
    show: (problems) => {
      root.render(<ProblemList problems={problems} onClose={() => host.remove()} />)
      if (problems.length === 0) host.remove()
      else document.body.append(host)
    },
  }
}
