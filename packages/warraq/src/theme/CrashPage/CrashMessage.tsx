import { elementText } from '../browser/element-text.ts'
import { crashText } from './crash-page-text.ts'
import { errorMessages } from './error-messages.ts'

export interface CrashMessageProps {
  readonly error: unknown
  /** What crashed: a page gets a heading, a part of it a line. */
  readonly of: 'page' | 'part'
  readonly onRetry: () => void
}

/** Shows that something crashed, why, and a Try again button. */
export function CrashMessage({ error, of, onRetry }: CrashMessageProps) {
  const text = elementText(crashText)
  return (
    <div className="admonition admonition-danger" role="alert">
      {of === 'page' ? (
        <h1>{text.pageCrashed}</h1>
      ) : (
        <p className="admonition-title">{text.partCrashed}</p>
      )}
      <button type="button" className="button" onClick={onRetry}>
        {text.tryAgain}
      </button>
      <p style={{ whiteSpace: 'pre-wrap' }}>
        {errorMessages(error).join(`\n\n${text.crashCause}\n`)}
      </p>
    </div>
  )
}
