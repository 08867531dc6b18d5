import type { PageFeedback } from '../../shared/data/page-parts.ts'
import { part } from '../parts/part.tsx'
import { useText } from '../text/use-text.ts'

export interface FeedbackProps {
  readonly feedback: PageFeedback
}

/**
 * "Was this page helpful?": two buttons if a plugin counts the
 * answers, otherwise a link to a new issue about the page.
 */
export const Feedback = part('Feedback', ({ feedback }: FeedbackProps) => {
  const text = useText()
  if (feedback.kind === 'issue')
    return (
      <p className="feedback">
        {text.wasHelpful}{' '}
        <a href={feedback.href} target="_blank" rel="noopener noreferrer">
          {text.tellWhatIsMissing}
          <span className="visually-hidden"> {text.opensInNewTab}</span>
        </a>
      </p>
    )
  return (
    <docs-feedback data-thanks={text.feedbackThanks}>
      <p className="feedback">
        {text.wasHelpful}{' '}
        <button type="button" className="link-button" value="yes">
          {text.helpfulYes}
        </button>{' '}
        <button type="button" className="link-button" value="no">
          {text.helpfulNo}
        </button>
      </p>
    </docs-feedback>
  )
})
