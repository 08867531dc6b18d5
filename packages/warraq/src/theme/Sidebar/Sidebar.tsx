import { ownValue } from '@warraq/search/own-value'
import { StrokeIcon } from '@warraq/search-dialog/shared/draw-icon'
import type {
  PageView,
  SidebarItemView,
  SidebarSection,
  SidebarView,
} from '../../shared/data/page-view.ts'
import { dataAttributes } from '../browser/element-data.ts'
import { CARD_ICON_PATHS } from '../Card/card-icon-paths.ts'
import { CaretIcon } from '../Icon/icons.tsx'
import { part } from '../parts/part.tsx'
import { useSite } from '../site/use-site.ts'
import { useText } from '../text/use-text.ts'
import { SidebarItems } from './SidebarItems.tsx'
import { StandaloneSidebar } from './StandaloneSidebar.tsx'
import { SIDEBAR, type SidebarData, type SidebarToggleData } from './sidebar-markup.ts'

export interface SidebarProps {
  readonly sidebar: SidebarView
  readonly page: Pick<PageView, 'href'>
}

/** The pages of the section beside the content. */
export const Sidebar = part('Sidebar', ({ sidebar, page }: SidebarProps) => {
  const text = useText()
  const { hideable, autoCollapse } = useSite().sidebar
  const hasGroups = sidebar.items.some(opens)
  const items = <SidebarItems items={sidebar.items} href={page.href} />
  return (
    <aside className={SIDEBAR}>
      <docs-sidebar
        {...dataAttributes<SidebarData>({
          id: sidebar.id,
          autoCollapse: autoCollapse ? '' : undefined,
          ...(hasGroups ? { expand: text.expandCategory, collapse: text.collapseCategory } : {}),
        })}
      >
        <nav aria-label={text.docsSidebar} className={sidebar.standalone?.className}>
          {sidebar.sections && <SidebarSections sections={sidebar.sections} />}
          {sidebar.title === undefined ? null : <p className="sidebar-title">{sidebar.title}</p>}
          {sidebar.standalone ? (
            <StandaloneSidebar standalone={sidebar.standalone} href={page.href}>
              {items}
            </StandaloneSidebar>
          ) : (
            items
          )}
        </nav>
      </docs-sidebar>
      {hideable ? (
        <docs-sidebar-toggle
          {...dataAttributes<SidebarToggleData>({
            expand: text.expandSidebar,
            collapse: text.collapseSidebar,
          })}
        >
          <button
            type="button"
            className="sidebar-toggle"
            disabled
            aria-expanded={true}
            aria-label={text.collapseSidebar}
          >
            <CaretIcon />
          </button>
        </docs-sidebar-toggle>
      ) : null}
    </aside>
  )
})

/** A row for each section that shares the sidebar. */
function SidebarSections({ sections }: { readonly sections: readonly SidebarSection[] }) {
  return (
    <ul className="sidebar-sections">
      {sections.map(({ label, href, icon, isCurrent }) => (
        <li key={href}>
          <a href={href} aria-current={isCurrent ? 'true' : undefined}>
            {icon && <StrokeIcon path={ownValue(CARD_ICON_PATHS, icon) ?? ''} size={16} />}
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Whether an entry is a group that opens and closes, or holds one. */
function opens(item: SidebarItemView): boolean {
  return (
    item.kind === 'category' &&
    (item.collapsible || item.itemsHref !== undefined || item.items.some(opens))
  )
}
