import { ownValue } from '@warraq/search/own-value'
import { type FooterConfig, isColumn } from '../../config/footer-schema.ts'
import type { DocsConfig } from '../../config/schema.ts'
import type { SiteFeatures } from '../../shared/data/features.ts'

/** The engine's style sheets that every page of a site needs, in order, as paths below `theme/`. */
export function siteStyles(
  { hasAnnouncement, hasDropdowns }: SiteFeatures,
  { footer, sidebar }: Pick<DocsConfig, 'footer' | 'sidebar'>,
): readonly string[] {
  const needed: Readonly<Record<string, boolean>> = {
    'styles/index.css': true,
    'AnnouncementBar/announcement-bar.css': hasAnnouncement,
    'Dropdown/dropdown.css': hasDropdowns,
    'Sidebar/sidebar-toggle.css': sidebar.hideable,
    'Footer/footer-flat.css': footer !== undefined && isFlat(footer),
    'Footer/footer-dark.css': footer?.style === 'dark',
  }
  return Object.keys(needed).filter((path) => ownValue(needed, path))
}

/** Whether the footer has a flat row: a list of links, or a column without a title. */
function isFlat({ links }: FooterConfig): boolean {
  return links.length === 0 || links.some((entry) => !isColumn(entry) || entry.title === undefined)
}
