// biome-ignore-all lint/a11y/useSemanticElements: a list of links with buttons is a grid, not a table
// biome-ignore-all lint/a11y/useFocusableInteractive: the focus stays in the field, which names the active row
import * as ELEMENT_ID from '../element-ids.ts'
import { ClearIcon, PageIcon, RecentIcon, StarIcon } from './dialog-icons.ts'
import { LIST_ID, optionId } from './dialog-screen.ts'
import { IconButton } from './IconButton.tsx'
import { onPlainClick } from './on-plain-click.ts'
import type { StoredHit } from './search-history.ts'
import type { DialogParts } from './use-search.ts'

const LISTS = ['recent', 'favorite', 'popular', 'navbar'] as const
type List = (typeof LISTS)[number]

/**
 * Recent and favourite searches, then popular pages and the sections of the site. Rows contain buttons besides the link,
 * so the list is a grid.
 */
export function SearchStored(parts: DialogParts) {
  const { text, state } = parts
  const { stored, popular, navbar } = state
  const hits = { ...stored, popular, navbar }
  const rows = LISTS.flatMap((list) => hits[list].map((hit) => ({ list, hit }))).map(
    (row, index) => ({ ...row, index }),
  )
  if (rows.length === 0) return null
  const titles: Readonly<Record<List, string>> = {
    recent: text.recentSearches,
    favorite: text.favoriteSearches,
    popular: text.popularPages,
    navbar: text.siteSections,
  }
  return (
    <div role="grid" id={LIST_ID} aria-label={text.recentSearches}>
      {LISTS.filter((list) => rows.some((row) => row.list === list)).map((list) => (
        <div
          key={list}
          role="rowgroup"
          className="search-group"
          aria-labelledby={`${ELEMENT_ID.searchGroup}${list}`}
        >
          <div className="search-group-title" id={`${ELEMENT_ID.searchGroup}${list}`}>
            {titles[list]}
          </div>
          {rows
            .filter((row) => row.list === list)
            .map((row) => (
              <Row key={row.hit.href} {...parts} {...row} />
            ))}
        </div>
      ))}
    </div>
  )
}

interface RowProps extends DialogParts {
  readonly list: List
  readonly hit: StoredHit
  readonly index: number
}

const ICONS = { recent: RecentIcon, favorite: StarIcon, popular: PageIcon, navbar: PageIcon }

function Row({ list, hit, index, state, text, actions }: RowProps) {
  const { href, title, heading, crumbs } = hit
  const above = heading === '' ? crumbs : [...crumbs, title]
  const Icon = ICONS[list]
  return (
    <div
      role="row"
      className={index === state.active ? 'search-row is-active' : 'search-row'}
      onMouseMove={() => actions.dispatch({ kind: 'activate', index })}
    >
      <div role="gridcell" id={optionId(index)} className="search-row-name">
        <a className="search-option" href={href} onClick={onPlainClick(() => actions.choose(hit))}>
          <Icon />
          <span className="search-option-text">
            <span className="search-option-title">{heading || title}</span>
            {above.length > 0 && <span className="search-option-excerpt">{above.join(' › ')}</span>}
          </span>
        </a>
      </div>
      {(list === 'recent' || list === 'favorite') && (
        <RowButtons {...{ list, hit, text, actions }} />
      )}
    </div>
  )
}

interface RowButtonsProps extends Pick<DialogParts, 'text' | 'actions'> {
  readonly list: 'recent' | 'favorite'
  readonly hit: StoredHit
}

function RowButtons({ list, hit, text, actions }: RowButtonsProps) {
  const isRecent = list === 'recent'
  return (
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
  )
}
