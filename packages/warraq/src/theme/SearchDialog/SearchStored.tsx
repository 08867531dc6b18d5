// biome-ignore-all lint/a11y/useSemanticElements: a list of links with buttons is a grid, not a table
// biome-ignore-all lint/a11y/useFocusableInteractive: the focus stays in the field, which names the active row
import { SHELL_ID } from '../../shared/data/shell-ids.ts'
import { ClearIcon, RecentIcon, StarIcon } from './dialog-icons.ts'
import { LIST_ID, optionId } from './dialog-screen.ts'
import { IconButton } from './IconButton.tsx'
import { onPlainClick } from './on-plain-click.ts'
import type { StoredHit } from './search-history.ts'
import type { DialogParts } from './use-search.ts'

const LISTS = ['recent', 'favorite'] as const

/** Recent and favourite searches. Rows contain buttons besides the link, so the list is a grid. */
export function SearchStored(parts: DialogParts) {
  const { text, state } = parts
  const { stored } = state
  const lists = LISTS.filter((list) => stored[list].length > 0)
  if (lists.length === 0) return null
  return (
    <div role="grid" id={LIST_ID} aria-label={text.recentSearches}>
      {lists.map((list) => (
        <div
          key={list}
          role="rowgroup"
          className="search-group"
          aria-labelledby={`${SHELL_ID.searchGroup}${list}`}
        >
          <div className="search-group-title" id={`${SHELL_ID.searchGroup}${list}`}>
            {list === 'recent' ? text.recentSearches : text.favoriteSearches}
          </div>
          {stored[list].map((hit, at) => {
            const index = list === 'recent' ? at : stored.recent.length + at
            return <Row key={hit.href} {...parts} {...{ list, hit, index }} />
          })}
        </div>
      ))}
    </div>
  )
}

interface RowProps extends DialogParts {
  readonly list: (typeof LISTS)[number]
  readonly hit: StoredHit
  readonly index: number
}

function Row({ list, hit, index, text, state, actions }: RowProps) {
  const { href, title, heading, crumbs } = hit
  const above = heading === '' ? crumbs : [...crumbs, title]
  const isRecent = list === 'recent'
  return (
    <div
      role="row"
      className={index === state.active ? 'search-row is-active' : 'search-row'}
      onMouseMove={() => actions.dispatch({ kind: 'activate', index })}
    >
      <div role="gridcell" id={optionId(index)} className="search-row-name">
        <a className="search-option" href={href} onClick={onPlainClick(() => actions.choose(hit))}>
          {isRecent ? <RecentIcon /> : <StarIcon />}
          <span className="search-option-text">
            <span className="search-option-title">{heading || title}</span>
            <span className="search-option-excerpt">{above.join(' › ')}</span>
          </span>
        </a>
      </div>
      <div role="gridcell" className="search-row-buttons">
        {isRecent && (
          <IconButton label={text.saveSearch} onClick={() => actions.favor(hit)}>
            <StarIcon />
          </IconButton>
        )}
        <IconButton
          label={isRecent ? text.removeRecentSearch : text.removeFavoriteSearch}
          onClick={() => actions.forget(list, hit)}
        >
          <ClearIcon />
        </IconButton>
      </div>
    </div>
  )
}
