import type { DocsRoot } from '../../config/docs-root.ts'
import { isDropdown } from '../../config/navbar-schema.ts'
import type { DocsConfig } from '../../config/schema.ts'
import type { SiteFeatures } from '../../shared/data/features.ts'

/** Runtime features that a site uses; the same in all its languages. */
export function siteFeatures(config: DocsConfig, roots: readonly DocsRoot[]): SiteFeatures {
  const { items, hideOnScroll } = config.navbar
  return {
    hasAnnouncement: config.announcementBar !== undefined,
    hasDropdowns: items.some(isDropdown),
    hasLocales: items.some(({ type }) => type === 'localeDropdown'),
    hasVersions: new Set(roots.map(({ id }) => id)).size < roots.length,
    hidesNavbar: hideOnScroll,
    hasSearch: config.search !== false,
    hasPanels: config.plugins.some(({ client = [] }) =>
      client.some(({ part }) => part === 'search-dialog'),
    ),
  }
}
