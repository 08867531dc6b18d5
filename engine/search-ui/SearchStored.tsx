import type { ReactNode } from 'react'
import type { DialogText } from './dialog-text.ts'
import { CloseIcon, RecentIcon, StarIcon } from './icons.tsx'
import { isPlainClick } from './is-plain-click.ts'
import { LIST_ID, optionId } from './option-id.ts'
import type { StoredHit, StoredSearches } from './search-history.ts'

interface SearchStoredProps {
  readonly text: DialogText
  readonly stored: StoredSearches
  readonly active: number | null
  readonly onActivate: (index: number) => void
  readonly onChoose: (hit: StoredHit) => void
  readonly onFavor: (hit: StoredHit) => void
  readonly onForget: (list: keyof StoredSearches, hit: StoredHit) => void
}

/** Searches of the reader. Rows hold buttons besides the link, so the list is a grid. */
export function SearchStored({ text, stored, onFavor, onForget, ...list }: SearchStoredProps) {
  const { recent, favorite } = stored
  if (recent.length + favorite.length === 0) return null
  const row = (hit: StoredHit, index: number, icon: ReactNode, buttons: ReactNode) => (
    // biome-ignore lint/a11y/useSemanticElements: the list is no table.
    // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus.
    <div
      role="row"
      key={hit.href}
      className={`search-row${index === list.active ? ' is-active' : ''}`}
      onMouseMove={() => list.onActivate(index)}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: the list is no table. */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus. */}
      <div role="gridcell" id={optionId(index)} className="search-row-name">
        <a
          className="search-option"
          href={hit.href}
          onClick={(event) => {
            if (!isPlainClick(event)) return
            event.preventDefault()
            list.onChoose(hit)
          }}
        >
          {icon}
          <span className="search-option-text">
            <span className="search-option-title">{hit.heading || hit.title}</span>
            <span className="search-option-excerpt">
              {[...hit.crumbs, ...(hit.heading === '' ? [] : [hit.title])].join(' › ')}
            </span>
          </span>
        </a>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: the list is no table. */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus. */}
      <div role="gridcell" className="search-row-buttons">
        {buttons}
      </div>
    </div>
  )
  const button = (label: string, icon: ReactNode, onClick: () => void) => (
    <button
      type="button"
      className="icon-button"
      title={label}
      aria-label={label}
      onClick={onClick}
    >
      {icon}
    </button>
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: the list is no table.
    <div role="grid" id={LIST_ID} aria-label={text.recentSearches}>
      {recent.length === 0 ? null : (
        <RowGroup title={text.recentSearches} id="search-recent">
          {recent.map((hit, at) =>
            row(
              hit,
              at,
              <RecentIcon />,
              <>
                {button(text.saveSearch, <StarIcon />, () => onFavor(hit))}
                {button(text.removeRecentSearch, <CloseIcon />, () => onForget('recent', hit))}
              </>,
            ),
          )}
        </RowGroup>
      )}
      {favorite.length === 0 ? null : (
        <RowGroup title={text.favoriteSearches} id="search-favorite">
          {favorite.map((hit, at) =>
            row(
              hit,
              recent.length + at,
              <StarIcon />,
              button(text.removeFavoriteSearch, <CloseIcon />, () => onForget('favorite', hit)),
            ),
          )}
        </RowGroup>
      )}
    </div>
  )
}

interface RowGroupProps {
  readonly title: string
  readonly id: string
  readonly children: ReactNode
}

function RowGroup({ title, id, children }: RowGroupProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: the list is no table.
    <div role="rowgroup" className="search-group" aria-labelledby={id}>
      <div className="search-group-title" id={id}>
        {title}
      </div>
      {children}
    </div>
  )
}
