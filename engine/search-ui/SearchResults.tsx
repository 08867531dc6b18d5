import type { MouseEvent } from 'react'
import type { SearchHit } from '../search/search-provider.ts'
import { fillText } from '../shared/fill-text.ts'
import type { DialogText } from './dialog-text.ts'
import { excerptOf } from './excerpt.ts'
import type { HitGroup } from './group-hits.ts'
import { HashIcon, PageIcon } from './icons.tsx'
import { isPlainClick } from './is-plain-click.ts'
import { Marked } from './Marked.tsx'
import { LIST_ID, optionId } from './option-id.ts'

interface SearchResultsProps {
  readonly text: DialogText
  readonly groups: readonly HitGroup[]
  readonly query: string
  readonly total: number
  readonly allHref: string
  readonly active: number | null
  readonly onActivate: (index: number) => void
  readonly onChoose: (hit: SearchHit) => void
  readonly onGo: (href: string) => void
}

/** Hits by page, then the way to all of them. */
export function SearchResults({
  text,
  groups,
  query,
  total,
  allHref,
  ...list
}: SearchResultsProps) {
  let count = 0
  const numbered = groups.map((group) => {
    const start = count
    count += group.hits.length
    return { group, start }
  })
  const goToAll = (event: MouseEvent): void => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    list.onGo(allHref)
  }
  return (
    <>
      <div role="listbox" id={LIST_ID} aria-label={text.searchResults}>
        {numbered.map(({ group, start }) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is no group of options.
          <div
            role="group"
            key={group.pageHref}
            className="search-group"
            aria-labelledby={`search-group-${start}`}
          >
            <div className="search-group-title" id={`search-group-${start}`}>
              {[...group.crumbs, group.title].join(' › ')}
            </div>
            {group.hits.map((hit, at) => (
              <Option
                key={optionId(start + at)}
                hit={hit}
                query={query}
                index={start + at}
                isChild={at > 0 && group.hits[0]?.heading === ''}
                isActive={start + at === list.active}
                onActivate={list.onActivate}
                onChoose={list.onChoose}
              />
            ))}
          </div>
        ))}
      </div>
      <a className="search-all" href={allHref} onClick={goToAll}>
        {fillText(text.seeAllResults, { count: String(total) })}
      </a>
    </>
  )
}

interface OptionProps {
  readonly hit: SearchHit
  readonly query: string
  readonly index: number
  /** Below the row of its page. */
  readonly isChild: boolean
  readonly isActive: boolean
  readonly onActivate: (index: number) => void
  readonly onChoose: (hit: SearchHit) => void
}

function Option({ hit, query, index, isChild, isActive, onActivate, onChoose }: OptionProps) {
  const excerpt = excerptOf(hit.excerpt, query)
  return (
    <a
      id={optionId(index)}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      className={`search-option${isChild ? ' is-child' : ''}`}
      href={hit.href}
      onMouseMove={() => onActivate(index)}
      onClick={(event) => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        onChoose(hit)
      }}
    >
      {hit.heading === '' ? <PageIcon /> : <HashIcon />}
      <span className="search-option-text">
        <span className="search-option-title">
          <Marked text={hit.heading === '' ? hit.title : hit.heading} query={query} />
        </span>
        {excerpt === '' ? null : (
          <span className="search-option-excerpt">
            <Marked text={excerpt} query={query} />
          </span>
        )}
      </span>
    </a>
  )
}
