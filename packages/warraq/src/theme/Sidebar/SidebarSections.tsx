import { StrokeIcon } from '@warraq/search-dialog/shared/draw-icon'
import { ownValue } from '../../shared/data/own-value.ts'
import type { SidebarSection } from '../../shared/data/page-view.ts'
import { CARD_ICON_PATHS } from '../Card/card-icon-paths.ts'

/** A row for each section that shares the sidebar. */
export function SidebarSections({ sections }: { readonly sections: readonly SidebarSection[] }) {
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
