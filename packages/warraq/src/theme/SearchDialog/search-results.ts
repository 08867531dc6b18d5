import { type QueryMatcher, queryMatcher } from '../../search/query-matcher.ts'
import type { SearchHit } from '../../search/search-provider.ts'
import { element } from '../../shared/create-element.ts'
import { fillText } from '../../shared/fill-text.ts'
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
  const { text, groups, query, total, allHref, onAll } = source
  const parts = { ...source, match: queryMatcher(query) }
  const options: HTMLElement[] = []
  const list = element('div', { role: 'listbox', id: LIST_ID, 'aria-label': text.searchResults })
  for (const { crumbs, title, hits } of groups) {
    const id = `search-group-${options.length}`
    const own = hits.map((hit, at) =>
      option(hit, options.length + at, at > 0 && hits[0]?.heading === '', parts),
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

type OptionParts = Pick<SearchResultsSource, 'onActivate' | 'onChoose'> & {
  readonly match: QueryMatcher
}

/** `isChild`: it stands below the row of its page. */
function option(
  hit: SearchHit,
  index: number,
  isChild: boolean,
  { match, onActivate, onChoose }: OptionParts,
): HTMLElement {
  const { href, heading, title } = hit
  const excerpt = excerptOf(hit.excerpt, match)
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
      element('span', { className: 'search-option-title' }, ...marked(heading || title, match)),
      excerpt === ''
        ? null
        : element('span', { className: 'search-option-excerpt' }, ...marked(excerpt, match)),
    ),
  )
}
