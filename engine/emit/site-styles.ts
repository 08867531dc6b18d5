import type { FooterConfig } from '../config/shell-schemas.ts'
import type { SiteFeatures } from './site-features.ts'

/** Names of the engine's style sheets that every page of a site needs, in their order. */
export function siteStyles(
  { hasAnnouncement, hasDropdowns, hidesSidebar }: SiteFeatures,
  footer: FooterConfig | undefined,
): readonly string[] {
  const needed: Readonly<Record<string, boolean>> = {
    index: true,
    announcement: hasAnnouncement,
    dropdown: hasDropdowns,
    'sidebar-toggle': hidesSidebar,
    'footer-flat': footer !== undefined && isFlat(footer),
    'footer-dark': footer?.style === 'dark',
  }
  return Object.keys(needed)
    .filter((name) => needed[name])
    .map((name) => `${name}.css`)
}

/** Something in the footer stands in a row: a list of links, or a column without a title. */
function isFlat({ links }: FooterConfig): boolean {
  return links.length === 0 || links.some(({ title }) => typeof title !== 'string')
}
