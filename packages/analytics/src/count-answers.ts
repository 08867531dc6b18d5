import { type PosthogProject, posthogCapture } from './posthog.ts'

/**
 * Enables the question whether a page was helpful: `<docs-feedback data-thanks>` around two
 * buttons. It stays hidden if nothing may be counted.
 */
export default function countAnswers(project: PosthogProject): void {
  const capture = posthogCapture(project)
  if (capture === undefined) return
  customElements.define(
    'docs-feedback',
    class extends HTMLElement {
      connectedCallback(): void {
        // Screen readers announce the text that replaces the buttons.
        this.role = 'status'
        this.onclick = ({ target }) => {
          const button = target instanceof Element ? target.closest('button') : null
          if (button === null) return
          capture('page_feedback', {
            $current_url: location.origin + location.pathname,
            title: document.title,
            helpful: button.value,
          })
          this.replaceChildren(this.dataset.thanks ?? '')
        }
      }
    },
  )
}
