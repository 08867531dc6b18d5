import { type Diagnostic, formatDiagnostic } from '../../shared/diagnostic.ts'

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
  const close = document.createElement('button')
  close.textContent = '×'
  close.ariaLabel = 'Close'
  close.addEventListener('click', () => host.remove())
  return {
    show: (problems) => {
      shadow.replaceChildren(close, ...problems.map(problemElement))
      if (problems.length === 0) host.remove()
      else document.body.append(host)
    },
  }
}

function problemElement(problem: Diagnostic): HTMLElement {
  const element = document.createElement('pre')
  element.textContent = formatDiagnostic(problem)
  return element
}
