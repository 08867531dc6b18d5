import type { SidebarItemView } from '../shared/page-view.ts'
import { ExternalMark } from './ExternalMark.tsx'
import { Html } from './Html.tsx'
import { SidebarCategory } from './SidebarCategory.tsx'
import type { OpenGroups } from './sidebar-state.ts'

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
