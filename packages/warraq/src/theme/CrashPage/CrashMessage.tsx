import { useLayoutEffect, useRef } from 'react'
import { elementText } from '../browser/element-text.ts'
import { codeGoneText } from '../CodeGone/code-gone-text.ts'
import { crashText } from './crash-page-text.ts'
import { errorMessages } from './error-messages.ts'

export interface CrashMessageProps {
  readonly error: unknown
  /** What crashed: a page gets a heading, a part of it a line. */
  readonly of: 'page' | 'part'
  readonly onRetry: () => void
  /** The crash removed the element with the focus, so the message takes it. */
  readonly takesFocus?: boolean
  /** Trying again did not help, so the document can be loaded again. */
  readonly isAgain?: boolean
}

/** Shows that something crashed, why, and a Try again button. */
export function CrashMessage({
  error,
  of,
  onRetry,
  takesFocus = false,
  isAgain = false,
}: CrashMessageProps) {
  const text = elementText({ ...crashText, reload: codeGoneText.reload })
  const heading = useRef<HTMLHeadingElement & HTMLParagraphElement>(null)
  useLayoutEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  return (
    <div className="admonition admonition-danger" role="alert">
      {of === 'page' ? (
        <h1 ref={heading} tabIndex={-1}>
          {text.pageCrashed}
        </h1>
      ) : (
        <p ref={heading} tabIndex={-1} className="admonition-title">
          {text.partCrashed}
        </p>
      )}
      <button type="button" className="button" onClick={onRetry}>
        {text.tryAgain}
      </button>
      {isAgain && (
        <button type="button" className="button" onClick={() => location.reload()}>
          {text.reload}
        </button>
      )}
      <p style={{ whiteSpace: 'pre-wrap' }}>
        {errorMessages(error).join(`\n\n${text.crashCause}\n`)}
      </p>
    </div>
  )
}
