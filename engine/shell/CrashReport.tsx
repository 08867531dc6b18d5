import { useEffect } from 'react'
import { useText } from './use-text.ts'

interface CrashReportProps {
  readonly error: Error
  /** Nothing of the shell is left: the document gets a title of its own. */
  readonly isBare: boolean
  readonly onRetry: () => void
}

/** What is shown instead of a page that could not be rendered. */
export function CrashReport({ error, isBare, onRetry }: CrashReportProps) {
  const text = useText()
  useEffect(() => {
    if (!isBare) return
    const former = document.title
    document.title = text.crashDocumentTitle
    return () => {
      document.title = former
    }
  }, [isBare, text])
  const report = (
    <div className="crash" role="alert">
      <h1>{text.crashTitle}</h1>
      <button type="button" className="button" onClick={onRetry}>
        {text.tryAgain}
      </button>
      <pre>{messagesOf(error).join('\n\nCause:\n')}</pre>
    </div>
  )
  return isBare ? (
    report
  ) : (
    <main id="main" className="main" tabIndex={-1}>
      {report}
    </main>
  )
}

/** Message of an error and of its causes, outermost first. */
function messagesOf(error: Error): string[] {
  return [error.message, ...(error.cause instanceof Error ? messagesOf(error.cause) : [])]
}
