import type { DialogText } from './dialog-text.ts'

interface SearchNothingProps {
  readonly text: DialogText
  readonly query: string
  readonly suggestions: readonly string[]
  readonly reportUrl: string | undefined
  readonly onSuggest: (name: string) => void
}

/** Nothing found, and how to go on. */
export function SearchNothing(props: SearchNothingProps) {
  const { text, query, suggestions, reportUrl, onSuggest } = props
  const [before, after = ''] = text.noResultsFor.split('{query}')
  return (
    <div className="search-message">
      <p className="search-message-title">
        {before}
        <strong>{query}</strong>
        {after}
      </p>
      {suggestions.length === 0 ? null : (
        <>
          <p>{text.trySearchingFor}</p>
          <ul>
            {suggestions.map((name) => (
              <li key={name}>
                <button type="button" className="search-suggestion" onClick={() => onSuggest(name)}>
                  {name}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {reportUrl === undefined ? null : (
        <p>
          {text.reportMissingResult}{' '}
          <a
            href={reportUrl.replaceAll('{query}', () => encodeURIComponent(query))}
            target="_blank"
            rel="noopener noreferrer"
          >
            {text.reportMissingResultLink}
          </a>
        </p>
      )}
    </div>
  )
}
