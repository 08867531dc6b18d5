import { type Diagnostic, formatDiagnostic } from '../../shared/diagnostic.ts'
import { liveRoot } from '../CrashPage/live-root.tsx'
import styles from './dev-overlay.css?inline'

/**
 * Show these problems in a box over the page, in place of earlier ones; an empty list closes the
 * box. It has a shadow root, so that its styles and those of the page do not affect each other.
 */
export function showProblems(problems: readonly Diagnostic[]): void {
  document.querySelector('docs-problems')?.remove()
  if (problems.length === 0) return
  const host = document.createElement('docs-problems')
  host.role = 'alert'
  const shadow = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  shadow.adoptedStyleSheets = [sheet]
  liveRoot(
    shadow,
    <>
      <button type="button" aria-label="Close" onClick={() => host.remove()}>
        ×
      </button>
      {problems.map((problem, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a problem may be there twice
        <pre key={index}>{formatDiagnostic(problem)}</pre>
      ))}
    </>,
    { name: 'Problems' },
  )
  document.body.append(host)
}
