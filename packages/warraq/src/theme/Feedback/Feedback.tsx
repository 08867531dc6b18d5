import type { PageFeedback } from '../../shared/page-parts.ts'
import { OutsideLink } from '../ExternalMark/ExternalMark.tsx'
import { part, useText } from '../parts/part.tsx'

export interface FeedbackProps {
  readonly feedback: PageFeedback
}

/**
 * "Was this page helpful?": two buttons if answers are counted
 * (`plugins/analytics/count-answers.ts`), otherwise a link to a new issue about the page.
 */
export const Feedback = part('Feedback', ({ feedback }: FeedbackProps) => {
  const text = useText()
  if (feedback.kind === 'issue')
    return (
      <p className="feedback">
        {text.wasHelpful} <OutsideLink href={feedback.href}>{text.tellWhatIsMissing}</OutsideLink>
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
