import type { Diagnostic } from '../../shared/data/diagnostic.ts'
import { liveRoot } from '../CrashPage/live-root.tsx'
import styles from './dev-overlay.css?inline'
import { ProblemList } from './ProblemList.tsx'

/**
 * A box over the page, in a shadow root so that their styles do not affect each other. Returns a
 * function that shows problems in it; an empty list closes it.
 * @param open opens the file of a problem; returns why it did not open
 */
export function createProblemOverlay(
  open: (problem: Diagnostic) => Promise<string | undefined>,
): (problems: readonly Diagnostic[]) => void {
  // biome-ignore lint/plugin: React renders into this element.
  const host = document.createElement('docs-problems')
  host.role = 'alert'
  const shadow = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  shadow.adoptedStyleSheets = [sheet]
  const root = liveRoot(shadow, null, { name: 'Problems' })
  const show = (problems: readonly Diagnostic[], notOpened?: string): void => {
    root.render(
      <ProblemList
        problems={problems}
        onClose={() => host.remove()}
        onOpen={async (problem) => show(problems, await open(problem))}
        notOpened={notOpened}
      />,
    )
    host.classList.toggle(
      'errors',
      problems.some(({ severity }) => severity === 'error'),
    )
    if (problems.length === 0) host.remove()
    else document.body.append(host)
  }
  return show
}
