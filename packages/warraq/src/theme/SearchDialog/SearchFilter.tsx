import type { DialogParts } from './use-search.ts'

/** The sections that a search can be limited to, if there are several. */
export function SearchFilter({ text, state, actions }: DialogParts) {
  const { filters, filter, query } = state
  if (filters.length < 2) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons that choose one section are no fields
    <div role="group" className="search-filter" aria-label={text.siteSections}>
      {[{ label: text.allSections, tag: undefined }, ...filters].map(({ label, tag }) => (
        <button
          key={label}
          type="button"
          aria-pressed={tag === filter}
          onClick={() => actions.filter(query, tag)}
        >
          {label}
        </button>
      ))}
    </div>
  )
}
