interface SearchSuggestionsProps {
  /** What comes before the list. */
  readonly label: string
  readonly names: readonly string[]
  readonly onSearch: (query: string) => void
}

/** Other queries, if there are any. */
export function SearchSuggestions({ label, names, onSearch }: SearchSuggestionsProps) {
  if (names.length === 0) return null
  return (
    <>
      <p>{label}</p>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <button
              type="button"
              className="search-suggestion"
              onClick={() => onSearch(`${name.toLowerCase()} `)}
            >
              {name}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
