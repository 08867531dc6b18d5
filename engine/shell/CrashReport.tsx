import { useText } from './use-text.ts'

interface CrashReportProps {
  readonly error: Error
  readonly onRetry: () => void
}

/** What is shown instead of a page that could not be rendered. */
export function CrashReport({ error, onRetry }: CrashReportProps) {
  const text = useText()
  return (
    <div className="crash" role="alert">
      <h1>{text.crashTitle}</h1>
      <button type="button" className="button" onClick={onRetry}>
        {text.tryAgain}
      </button>
      <pre>{messagesOf(error).join('\n\nCause:\n')}</pre>
    </div>
  )
}

/** Message of an error and of its causes, outermost first. */
function messagesOf(error: Error): string[] {
  return [error.message, ...(error.cause instanceof Error ? messagesOf(error.cause) : [])]
}
