import { type MouseEvent, useId } from 'react'
import { fillText } from '../shared/fill-text.ts'
import type { SidebarCategoryView, SidebarItemView } from '../shared/page-view.ts'
import { ExternalMark } from './ExternalMark.tsx'
import { Html } from './Html.tsx'
import { CaretIcon } from './icons.tsx'
import { holdsPage, isGroupOpen, type OpenGroups } from './sidebar-state.ts'
import { useLazyItems } from './use-lazy-items.ts'
import { useText } from './use-text.ts'

export interface SidebarItemsProps {
  readonly items: readonly SidebarItemView[]
  /** Page the reader is on. */
  readonly href: string
  readonly groups: OpenGroups
  readonly onToggle: (id: string, isOpen: boolean) => void
}

/** One level of the sidebar. */
export function SidebarItems({ items, href, groups, onToggle }: SidebarItemsProps) {
  return (
    <ul className="menu">
      {items.map((item, index) => (
        <li
          key={item.kind === 'link' ? item.href : item.kind === 'category' ? item.id : index}
          className={item.className}
        >
          {item.kind === 'category' ? (
            <SidebarCategory category={item} href={href} groups={groups} onToggle={onToggle} />
          ) : (
            <Leaf item={item} href={href} />
          )}
        </li>
      ))}
    </ul>
  )
}

function Leaf({
  item,
  href,
}: {
  readonly item: Exclude<SidebarItemView, { kind: 'category' }>
  readonly href: string
}) {
  if (item.kind === 'html') return <Html as="div" html={item.html} />
  const isCurrent = item.href === href
  const isExternal = /^(?:https?:)?\/\//i.test(item.href)
  return (
    <a
      className={`menu-link${isCurrent ? ' is-active' : ''}`}
      href={item.href}
      aria-current={isCurrent ? 'page' : undefined}
      {...(isExternal ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
    >
      {item.label}
      {isExternal ? <ExternalMark /> : null}
    </a>
  )
}

interface SidebarCategoryProps extends Omit<SidebarItemsProps, 'items'> {
  readonly category: SidebarCategoryView
}

/** A group of the sidebar; its items are in the document even while it is closed. */
function SidebarCategory({ category, href, groups, onToggle }: SidebarCategoryProps) {
  const text = useText()
  const listId = useId()
  const { id, label, collapsible } = category
  const isOpen = isGroupOpen(category, href, groups)
  const isCurrent = category.href === href
  const children = useLazyItems(category, isOpen)
  const active = holdsPage(category, href) ? ' is-active' : ''
  const toggle = () => onToggle(id, !isOpen)
  const onLinkClick = (event: MouseEvent) => {
    if (!collapsible || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    if (!isCurrent) return onToggle(id, true)
    event.preventDefault()
    toggle()
  }
  const items = (
    <div id={listId} className="menu-items" hidden={!isOpen}>
      <SidebarItems items={children} href={href} groups={groups} onToggle={onToggle} />
    </div>
  )
  if (category.href === undefined) {
    return (
      <>
        {collapsible ? (
          <button
            type="button"
            className={`menu-link menu-category${active}`}
            aria-expanded={isOpen}
            aria-controls={listId}
            onClick={toggle}
          >
            {label}
            <CaretIcon className="menu-caret" />
          </button>
        ) : (
          <span className={`menu-link menu-category${active}`}>{label}</span>
        )}
        {items}
      </>
    )
  }
  const action = fillText(isOpen ? text.collapseCategory : text.expandCategory, { label })
  return (
    <>
      <div className="menu-row">
        <a
          className={`menu-link menu-category${active}`}
          href={category.href}
          aria-current={isCurrent ? 'page' : undefined}
          onClick={onLinkClick}
        >
          {label}
        </a>
        {collapsible ? (
          <button
            type="button"
            className="menu-toggle"
            aria-label={action}
            aria-expanded={isOpen}
            aria-controls={listId}
            onClick={toggle}
          >
            <CaretIcon className="menu-caret" />
          </button>
        ) : null}
      </div>
      {items}
    </>
  )
}
