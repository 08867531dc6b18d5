import { type MouseEvent, useId } from 'react'
import type { SidebarCategoryView } from '../shared/page-view.ts'
import { fillText } from '../shared/ui-text.ts'
import { CaretIcon } from './icons.tsx'
import { SidebarItems, type SidebarItemsProps } from './SidebarItems.tsx'
import { holdsPage, isGroupOpen } from './sidebar-state.ts'
import { useText } from './use-text.ts'

interface SidebarCategoryProps extends Omit<SidebarItemsProps, 'items'> {
  readonly category: SidebarCategoryView
}

/** A group of the sidebar; its items are in the document even while it is closed. */
export function SidebarCategory({ category, href, groups, onToggle }: SidebarCategoryProps) {
  const text = useText()
  const listId = useId()
  const { id, label, collapsible } = category
  const isOpen = isGroupOpen(category, href, groups)
  const isCurrent = category.href === href
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
      <SidebarItems items={category.items} href={href} groups={groups} onToggle={onToggle} />
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
