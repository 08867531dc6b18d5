import type { Diagnostic } from '../../shared/data/diagnostic.ts'
import { liveRoot } from '../CrashPage/live-root.tsx'
import styles from './dev-overlay.css?inline'
import { ProblemList } from './ProblemList.tsx'

/** What the box shows. */
export interface OverlayState {
  readonly problems: readonly Diagnostic[]
  /** Whether the server is reading everything again. */
  readonly isRebuilding: boolean
}

/**
 * A box over the page, in a shadow root so that their styles do not affect each other. Returns a
 * function that shows a state in it; the box closes when there is nothing to show.
 * @param open opens the file of a problem; returns why it did not open
 */
export function createProblemOverlay(
  open: (problem: Diagnostic) => Promise<string | undefined>,
): (state: OverlayState) => void {
  // biome-ignore lint/plugin: React renders into this element.
  const host = document.createElement('docs-problems')
  host.role = 'alert'
  const shadow = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  shadow.adoptedStyleSheets = [sheet]
  const root = liveRoot(shadow, null, { name: 'Problems' })
  const show = (state: OverlayState, notOpened?: string): void => {
    const { problems, isRebuilding } = state
    root.render(
      <ProblemList
        {...state}
        onClose={() => host.remove()}
        onOpen={async (problem) => show(state, await open(problem))}
        notOpened={notOpened}
      />,
    )
    host.classList.toggle(
      'errors',
      problems.some(({ severity }) => severity === 'error'),
    )
    if (problems.length === 0 && !isRebuilding) host.remove()
    else document.body.append(host)
  }
  return show
}
