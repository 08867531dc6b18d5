// biome-ignore-all lint/a11y/useSemanticElements: a list of links with buttons is a grid, not a table
// biome-ignore-all lint/a11y/useFocusableInteractive: the focus stays in the field, which names the active row
import type { ReactNode } from 'react'
import { CloseIcon, RecentIcon, StarIcon } from './dialog-icons.ts'
import { IconButton } from './IconButton.tsx'
import { onPlainClick } from './on-plain-click.ts'
import { LIST_ID, optionId } from './option-id.ts'
import type { DialogParts, Screen } from './screen-parts.ts'
import type { SearchActions } from './search-actions.ts'
import type { StoredHit, StoredSearches } from './search-history.ts'

/** Recent and favourite searches. Rows contain buttons besides the link, so the list is a grid. */
function SearchStored({ text, state, actions }: DialogParts) {
  const { recent, favorite } = state.stored
  const row = (list: keyof StoredSearches, hit: StoredHit, index: number) => (
    <Row
      key={hit.href}
      hit={hit}
      index={index}
      icon={list === 'recent' ? <RecentIcon /> : <StarIcon />}
      isActive={index === state.active}
      actions={actions}
    >
      {list === 'recent' && (
        <IconButton label={text.saveSearch} onClick={() => actions.favor(hit)}>
          <StarIcon />
        </IconButton>
      )}
      <IconButton
        label={list === 'recent' ? text.removeRecentSearch : text.removeFavoriteSearch}
        onClick={() => actions.forget(list, hit)}
      >
        <CloseIcon />
      </IconButton>
    </Row>
  )
  if (recent.length + favorite.length === 0) return null
  return (
    <div role="grid" id={LIST_ID} aria-label={text.recentSearches}>
      <RowGroup id="search-recent" title={text.recentSearches}>
        {recent.map((hit, at) => row('recent', hit, at))}
      </RowGroup>
      <RowGroup id="search-favorite" title={text.favoriteSearches}>
        {favorite.map((hit, at) => row('favorite', hit, recent.length + at))}
      </RowGroup>
    </div>
  )
}

interface RowGroupProps {
  readonly id: string
  readonly title: string
  readonly children: readonly ReactNode[]
}

function RowGroup({ id, title, children }: RowGroupProps) {
  if (children.length === 0) return null
  return (
    <div role="rowgroup" className="search-group" aria-labelledby={id}>
      <div className="search-group-title" id={id}>
        {title}
      </div>
      {children}
    </div>
  )
}

interface RowProps {
  readonly hit: StoredHit
  readonly index: number
  readonly icon: ReactNode
  readonly isActive: boolean
  readonly actions: SearchActions
  /** The buttons of the row. */
  readonly children: ReactNode
}

function Row({ hit, index, icon, isActive, actions, children }: RowProps) {
  const { href, title, heading, crumbs } = hit
  const above = heading === '' ? crumbs : [...crumbs, title]
  return (
    <div
      role="row"
      className={isActive ? 'search-row is-active' : 'search-row'}
      onMouseMove={() => actions.dispatch({ kind: 'activate', index })}
    >
      <div role="gridcell" id={optionId(index)} className="search-row-name">
        <a className="search-option" href={href} onClick={onPlainClick(() => actions.choose(hit))}>
          {icon}
          <span className="search-option-text">
            <span className="search-option-title">{heading || title}</span>
            <span className="search-option-excerpt">{above.join(' › ')}</span>
          </span>
        </a>
      </div>
      <div role="gridcell" className="search-row-buttons">
        {children}
      </div>
    </div>
  )
}

export const storedScreen: Screen = {
  isShown: () => true,
  status: () => '',
  hits: ({ stored }) => [...stored.recent, ...stored.favorite],
  popup: 'grid',
  Body: SearchStored,
}
