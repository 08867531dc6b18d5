import { fillText } from '@warraq/search-dialog/shared/fill-text'
import type { SidebarCategoryView, SidebarItemView } from '../../shared/data/page-view.ts'
import { dataAttributes } from '../browser/element-data.ts'
import { ExternalMark, isOtherSite, newTabOf } from '../ExternalMark/ExternalMark.tsx'
import { Html } from '../Html/Html.tsx'
import { CaretIcon } from '../Icon/icons.tsx'
import { type Part, part } from '../parts/part.tsx'
import { useText } from '../text/use-text.ts'
import { SidebarLabel } from './SidebarLabel.tsx'
import {
  ACTIVE,
  CATEGORY,
  type GroupData,
  ITEMS,
  type ItemsData,
  LABEL,
  LINK,
  ROW,
  TOGGLE,
} from './sidebar-markup.ts'

export interface SidebarItemsProps {
  readonly items: readonly SidebarItemView[]
  /** Address of the current page. */
  readonly href: string
}

/** One level of the sidebar. */
export const SidebarItems: Part<SidebarItemsProps> = part(
  'SidebarItems',
  ({ items, href }: SidebarItemsProps) => {
    return (
      <ul className="menu">
        {items.map((item, index) =>
          item.kind === 'category' ? (
            <SidebarCategory key={item.id} category={item} href={href} />
          ) : (
            <li key={item.kind === 'link' ? item.href : index} className={item.className}>
              <Leaf item={item} href={href} />
            </li>
          ),
        )}
      </ul>
    )
  },
)

interface LeafProps {
  readonly item: Exclude<SidebarItemView, { kind: 'category' }>
  readonly href: string
}

function Leaf({ item, href }: LeafProps) {
  if (item.kind === 'html') return <Html as="div" html={item.html} />
  const isCurrent = item.href === href
  return (
    <a
      className={isCurrent ? `${LINK} ${ACTIVE}` : LINK}
      href={item.href}
      aria-current={isCurrent ? 'page' : undefined}
      {...newTabOf(item.href)}
    >
      <SidebarLabel label={item.label} />
      {item.badge === undefined ? null : (
        <>
          {' '}
          <small>{item.badge}</small>
        </>
      )}
      {isOtherSite(item.href) ? <ExternalMark /> : null}
    </a>
  )
}

interface SidebarCategoryProps {
  readonly category: SidebarCategoryView
  /** Address of the current page. */
  readonly href: string
}

/** A group of the sidebar; its items are in the document even while it is closed. */
function SidebarCategory({ category, href }: SidebarCategoryProps) {
  return !category.collapsible && category.itemsHref === undefined ? (
    <LabelledItems category={category} href={href} />
  ) : (
    <SidebarGroup category={category} href={href} />
  )
}

/** A group that is always open: its name is a label above its items. */
function LabelledItems({ category, href }: SidebarCategoryProps) {
  const { label, items, className } = category
  return (
    <li className={className}>
      {category.href === undefined ? (
        <span className={LABEL}>{label}</span>
      ) : (
        <a
          className={`${LINK} ${LABEL}${category.href === href ? ` ${ACTIVE}` : ''}`}
          href={category.href}
          aria-current={category.href === href ? 'page' : undefined}
        >
          {label}
        </a>
      )}
      <SidebarItems items={items} href={href} />
    </li>
  )
}

/** A group that opens and closes, or whose items are not in the page. */
function SidebarGroup({ category, href }: SidebarCategoryProps) {
  const text = useText()
  const { id, label, collapsible, collapsed, items, itemsHref, className } = category
  const isAround = holdsPage(category, href)
  const isOpen = !collapsible || isAround || !collapsed
  const linkClass = `${LINK} ${CATEGORY}${isAround ? ` ${ACTIVE}` : ''}`
  const button = { type: 'button', 'aria-expanded': isOpen } as const
  const action = isOpen ? text.collapseCategory : text.expandCategory
  return (
    <li
      className={className}
      {...dataAttributes<GroupData>({
        group: id,
        collapsed: collapsible && collapsed ? '' : undefined,
      })}
    >
      {category.href !== undefined ? (
        <div className={ROW}>
          <a
            className={linkClass}
            href={category.href}
            aria-current={category.href === href ? 'page' : undefined}
          >
            {label}
          </a>
          {collapsible ? (
            <button {...button} className={TOGGLE} aria-label={fillText(action, { label })}>
              <CaretIcon className="menu-caret" />
            </button>
          ) : null}
        </div>
      ) : collapsible ? (
        // Without scripts all groups are open and the button is only a heading; `docs-sidebar`
        // enables it.
        <button {...button} className={linkClass} disabled>
          {label}
          <CaretIcon className="menu-caret" />
        </button>
      ) : (
        <span className={linkClass}>{label}</span>
      )}
      <div className={ITEMS} hidden={!isOpen} {...dataAttributes<ItemsData>({ href: itemsHref })}>
        {items.length > 0 ? <SidebarItems items={items} href={href} /> : null}
      </div>
    </li>
  )
}

/** Whether the page is this item or below it. */
function holdsPage(item: SidebarItemView, href: string): boolean {
  if (item.kind === 'html') return false
  if (item.href === href) return true
  return item.kind === 'category' && item.items.some((child) => holdsPage(child, href))
}
