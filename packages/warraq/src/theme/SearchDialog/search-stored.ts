import { element } from '../../shared/create-element.ts'
import type { DialogText } from './dialog-text.ts'
import { iconButton } from './icon-button.ts'
import { closeIcon, recentIcon, starIcon } from './icons.ts'
import { onPlainClick } from './on-plain-click.ts'
import { LIST_ID, optionId } from './option-id.ts'
import type { StoredHit, StoredSearches } from './search-history.ts'
import type { ListActions, SearchList } from './search-list.ts'

export interface SearchStoredSource extends ListActions {
  readonly text: DialogText
  readonly stored: StoredSearches
  readonly onFavor: (hit: StoredHit) => void
  readonly onForget: (list: keyof StoredSearches, hit: StoredHit) => void
}

/** Searches of the reader. Rows hold buttons besides the link, so the list is a grid. */
export function searchStored(source: SearchStoredSource): SearchList {
  const { text, onFavor, onForget } = source
  const { recent, favorite } = source.stored
  const recentRows = recent.map((hit, at) =>
    row({ hit, index: at, icon: recentIcon() }, source, [
      iconButton(text.saveSearch, starIcon(), () => onFavor(hit)),
      iconButton(text.removeRecentSearch, closeIcon(), () => onForget('recent', hit)),
    ]),
  )
  const favoriteRows = favorite.map((hit, at) =>
    row({ hit, index: recent.length + at, icon: starIcon() }, source, [
      iconButton(text.removeFavoriteSearch, closeIcon(), () => onForget('favorite', hit)),
    ]),
  )
  const rows = [...recentRows, ...favoriteRows]
  const grid = element(
    'div',
    { role: 'grid', id: LIST_ID, 'aria-label': text.recentSearches },
    rowGroup('search-recent', text.recentSearches, recentRows),
    rowGroup('search-favorite', text.favoriteSearches, favoriteRows),
  )
  return {
    elements: rows.length === 0 ? [] : [grid],
    hits: [...recent, ...favorite],
    mark: (active) => {
      for (const [at, one] of rows.entries()) one.classList.toggle('is-active', at === active)
    },
  }
}

function rowGroup(id: string, title: string, rows: readonly HTMLElement[]): HTMLElement | null {
  if (rows.length === 0) return null
  return element(
    'div',
    { role: 'rowgroup', className: 'search-group', 'aria-labelledby': id },
    element('div', { className: 'search-group-title', id }, title),
    ...rows,
  )
}

interface Row {
  readonly hit: StoredHit
  readonly index: number
  readonly icon: SVGSVGElement
}

function row(
  { hit, index, icon }: Row,
  { onActivate, onChoose }: ListActions,
  buttons: readonly HTMLElement[],
): HTMLElement {
  const { href, title, heading, crumbs } = hit
  const above = heading === '' ? crumbs : [...crumbs, title]
  return element(
    'div',
    { role: 'row', className: 'search-row', onmousemove: () => onActivate(index) },
    element(
      'div',
      { role: 'gridcell', id: optionId(index), className: 'search-row-name' },
      element(
        'a',
        { className: 'search-option', href, onclick: onPlainClick(() => onChoose(hit)) },
        icon,
        element(
          'span',
          { className: 'search-option-text' },
          element('span', { className: 'search-option-title' }, heading || title),
          element('span', { className: 'search-option-excerpt' }, above.join(' › ')),
        ),
      ),
    ),
    element('div', { role: 'gridcell', className: 'search-row-buttons' }, ...buttons),
  )
}
