import type { DialogText } from './dialog-text.ts'

interface SearchFailedProps {
  readonly text: DialogText
  readonly onRetry: () => void
}

/** The search failed; stays on screen until there is an answer. */
export function SearchFailed({ text, onRetry }: SearchFailedProps) {
  return (
    <div className="search-message">
      <p className="search-message-title">{text.searchFailed}</p>
      <p>{text.searchFailedHint}</p>
      <button type="button" className="button" onClick={onRetry}>
        {text.retry}
      </button>
    </div>
  )
}
