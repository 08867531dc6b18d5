import type { DocsRoot } from '../config/docs-root.ts'
import type { DocsConfig } from '../config/schema.ts'
import type * as features from '../shared/features.ts'

/** An answer for every constant of `packages/warraq/src/shared/features.ts`. */
export type SiteFeatures = { readonly [Name in keyof typeof features]: boolean }

const LISTS = new Set(['dropdown', 'docsVersionDropdown', 'localeDropdown'])

/** What of the runtime a site needs; the same in all its languages. */
export function siteFeatures(config: DocsConfig, roots: readonly DocsRoot[]): SiteFeatures {
  const { items, hideOnScroll } = config.navbar
  return {
    hasAnnouncement: config.announcementBar !== undefined,
    hasDropdowns: items.some((item) => LISTS.has(item.type ?? '') || 'items' in item),
    hasLocales: items.some(({ type }) => type === 'localeDropdown'),
    hasVersions: new Set(roots.map(({ id }) => id)).size < roots.length,
    hidesNavbar: hideOnScroll,
    hidesSidebar: config.sidebar.hideable,
    hasSearch: config.search !== false,
    hasAskAi: config.askAi !== undefined,
  }
}

/** A module with the answers in place of the constants it imports. */
export function withFeatures(code: string, features: SiteFeatures): string {
  const names = new RegExp(`\\b(?:${Object.keys(features).join('|')})\\b`, 'g')
  return code
    .replace(/^import \{[^}]*\} from '[^']*\/features\.ts'$/m, '')
    .replace(names, (name) => String(features[name as keyof SiteFeatures]))
}
