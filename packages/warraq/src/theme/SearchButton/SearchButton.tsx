import { SearchIcon } from '../Icon/icons.tsx'
import { part } from '../parts/part.tsx'
import { useText } from '../text/use-text.ts'

export interface SearchButtonProps {
  readonly className?: string | undefined
}

/** Opens the search dialog. Its keys are known in the browser only. */
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
      {/* Drawn by the style sheet: what is seen as text must be part of the button's name. */}
      <span className="search-button-keys" aria-hidden="true">
        <kbd data-key="Ctrl" />
        <kbd data-key="K" />
      </span>
    </button>
  )
})
