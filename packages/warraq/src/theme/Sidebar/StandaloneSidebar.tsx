import type { ReactNode } from 'react'
import type { StandaloneView } from '../../shared/data/page-view.ts'
import { dataAttributes } from '../browser/element-data.ts'
import type { FilterData } from '../Filter/Filter.tsx'
import { CaretIcon } from '../Icon/icons.tsx'
import { useText } from '../text/use-text.ts'
import { ACTIVE, LINK } from './sidebar-markup.ts'

interface StandaloneSidebarProps {
  readonly standalone: StandaloneView
  /** Address of the current page. */
  readonly href: string
  /** The entries. */
  readonly children: ReactNode
}

/** A single category as a sidebar: a way back, its name, and a field that filters its entries. */
export function StandaloneSidebar({ standalone, href, children }: StandaloneSidebarProps) {
  const text = useText()
  const { hasFilter } = standalone
  const head = <StandaloneHead standalone={standalone} href={href} />
  if (!hasFilter)
    return (
      <>
        <div className="sidebar-head">{head}</div>
        {children}
      </>
    )
  return (
    <docs-filter>
      <div className="sidebar-head">
        {head}
        <p className="sidebar-filter">
          <input
            type="search"
            aria-label={text.filter}
            placeholder={text.filter}
            autoComplete="off"
            spellCheck={false}
          />
          <output {...dataAttributes<FilterData>({ count: text.filterCount })} />
        </p>
      </div>
      {children}
    </docs-filter>
  )
}

function StandaloneHead({ standalone, href }: Omit<StandaloneSidebarProps, 'children'>) {
  const { back, label, href: ownHref } = standalone
  const isCurrent = ownHref === href
  return (
    <>
      {back === undefined ? null : (
        <a className="sidebar-back" href={back.href}>
          <CaretIcon className="menu-caret" />
          {back.label}
        </a>
      )}
      {ownHref === undefined ? (
        <p className="sidebar-title">{label}</p>
      ) : (
        <a
          className={`${LINK} sidebar-title${isCurrent ? ` ${ACTIVE}` : ''}`}
          href={ownHref}
          aria-current={isCurrent ? 'page' : undefined}
        >
          {label}
        </a>
      )}
    </>
  )
}
