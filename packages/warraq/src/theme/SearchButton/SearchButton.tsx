import { dataAttributes } from '../browser/element-data.ts'
import { SearchIcon } from '../Icon/icons.tsx'
import { part } from '../parts/part.tsx'
import { useText } from '../text/use-text.ts'
import { type KeyData, SEARCH_BUTTON, type SearchButtonData } from './search-button-markup.ts'

export interface SearchButtonProps {
  readonly className?: string | undefined
}

/** Opens the search dialog. Only the browser knows which shortcut to show. */
export const SearchButton = part('SearchButton', ({ className = '' }: SearchButtonProps) => {
  const text = useText()
  return (
    <button
      type="button"
      className={`${SEARCH_BUTTON} ${className}`.trim()}
      aria-label={text.search}
      aria-keyshortcuts="Control+k"
      aria-haspopup="dialog"
      {...dataAttributes<SearchButtonData>({ label: text.searchShortcut })}
    >
      <SearchIcon />
      <span className="search-button-text">{text.search}</span>
      {/* The style sheet draws the keys, because visible text must be part of the button's
          name. */}
      <span className="search-button-keys" aria-hidden="true">
        <kbd {...dataAttributes<KeyData>({ key: 'Ctrl' })} />
        <kbd {...dataAttributes<KeyData>({ key: 'K' })} />
      </span>
    </button>
  )
})
