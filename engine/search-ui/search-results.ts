import type { SearchHit } from '../search/search-provider.ts'
import { element } from '../shared/create-element.ts'
import { fillText } from '../shared/fill-text.ts'
import type { DialogText } from './dialog-text.ts'
import { excerptOf } from './excerpt.ts'
import type { HitGroup } from './group-hits.ts'
import { hashIcon, pageIcon } from './icons.ts'
import { marked } from './marked.ts'
import { onPlainClick } from './on-plain-click.ts'
import { LIST_ID, optionId } from './option-id.ts'
import type { ListActions, SearchList } from './search-list.ts'

export interface SearchResultsSource extends ListActions {
  readonly text: DialogText
  readonly groups: readonly HitGroup[]
  readonly query: string
  readonly total: number
  /** Address of the page with all results. */
  readonly allHref: string
  /** Go there, with what is typed by then. */
  readonly onAll: () => void
}

/** Hits by page, then the way to all of them. */
export function searchResults(source: SearchResultsSource): SearchList {
  const { text, groups, total, allHref, onAll } = source
  const options: HTMLElement[] = []
  const list = element('div', { role: 'listbox', id: LIST_ID, 'aria-label': text.searchResults })
  for (const { crumbs, title, hits } of groups) {
    const id = `search-group-${options.length}`
    const own = hits.map((hit, at) =>
      option(hit, options.length + at, at > 0 && hits[0]?.heading === '', source),
    )
    options.push(...own)
    list.append(
      element(
        'div',
        { role: 'group', className: 'search-group', 'aria-labelledby': id },
        element('div', { className: 'search-group-title', id }, [...crumbs, title].join(' › ')),
        ...own,
      ),
    )
  }
  const all = element(
    'a',
    { className: 'search-all', href: allHref, onclick: onPlainClick(onAll) },
    fillText(text.seeAllResults, { count: String(total) }),
  )
  return {
    elements: [list, all],
    hits: groups.flatMap(({ hits }) => hits),
    mark: (active) => {
      for (const [at, one] of options.entries())
        one.setAttribute('aria-selected', String(at === active))
    },
  }
}

/** `isChild`: it stands below the row of its page. */
function option(
  hit: SearchHit,
  index: number,
  isChild: boolean,
  { query, onActivate, onChoose }: SearchResultsSource,
): HTMLElement {
  const { href, heading, title } = hit
  const excerpt = excerptOf(hit.excerpt, query)
  return element(
    'a',
    {
      id: optionId(index),
      role: 'option',
      tabIndex: -1,
      className: `search-option${isChild ? ' is-child' : ''}`,
      href,
      onmousemove: () => onActivate(index),
      onclick: onPlainClick(() => onChoose(hit)),
    },
    heading === '' ? pageIcon() : hashIcon(),
    element(
      'span',
      { className: 'search-option-text' },
      element('span', { className: 'search-option-title' }, ...marked(heading || title, query)),
      excerpt === ''
        ? null
        : element('span', { className: 'search-option-excerpt' }, ...marked(excerpt, query)),
    ),
  )
}
