import { SearchIcon } from '../Icon/icons.tsx'
import { part } from '../parts/part.tsx'
import { useText } from '../text/use-text.ts'

export interface SearchButtonProps {
  readonly className?: string | undefined
}

/** Opens the search dialog. Only the browser knows which shortcut to show. */
export const SearchButton = part('SearchButton', ({ className = '' }: SearchButtonProps) => {
  const text = useText()
  return (
    <button
      type="button"
      className={`search-button ${className}`.trim()}
      aria-label={text.search}
      aria-keyshortcuts="Control+k"
      aria-haspopup="dialog"
      data-label={text.searchShortcut}
    >
      <SearchIcon />
      <span className="search-button-text">{text.search}</span>
      {/* The style sheet draws the keys, because visible text must be part of the button's
          name. */}
      <span className="search-button-keys" aria-hidden="true">
        <kbd data-key="Ctrl" />
        <kbd data-key="K" />
      </span>
    </button>
  )
})
