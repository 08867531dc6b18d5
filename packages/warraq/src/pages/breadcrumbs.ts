import type { Breadcrumb } from '../shared/data/page-parts.ts'
import { withBase } from '../shared/text/route-path.ts'
import type { Doc } from './doc.ts'
import type { SectionScope } from './ready-page.ts'

/** Where breadcrumbs begin; the label of the section is the crumb of its first page. */
export interface BreadcrumbScope extends Pick<SectionScope, 'sectionHref'> {
  readonly config: Pick<SectionScope['config'], 'baseUrl'>
  readonly section: Pick<SectionScope['section'], 'label'>
  readonly index: Pick<SectionScope['index'], 'places'>
}

/** Breadcrumbs: the section, the categories from the top of the sidebar, the doc as text. */
export function breadcrumbsOf(
  doc: Doc,
  { index, section: { label }, sectionHref: href, config: { baseUrl } }: BreadcrumbScope,
): Breadcrumb[] {
  const place = index.places.get(doc)
  if (place === undefined) return []
  if (label !== undefined && href === withBase(baseUrl, doc.route)) return [{ label }]
  const above = place.path.filter((category) => category.doc !== doc)
  return [
    ...(label === undefined ? [] : [{ label, href }]),
    ...above.map((category) => ({
      label: category.label,
      href: category.doc && withBase(baseUrl, category.doc.route),
    })),
    { label: place.label },
  ]
}

/** `BreadcrumbList` for search engines: breadcrumbs with an address, and the page; or empty. */
export function breadcrumbsJsonLd(
  crumbs: readonly Breadcrumb[],
  pageHref: string,
  origin: string,
): object[] {
  const linked = crumbs
    .map(({ label, href }, index) => ({
      label,
      href: href ?? (index === crumbs.length - 1 ? pageHref : undefined),
    }))
    .filter(({ href }) => href !== undefined)
  if (linked.length === 0) return []
  const itemListElement = linked.map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: `${origin}${href}`,
  }))
  return [{ '@context': 'https://schema.org', '@type': 'BreadcrumbList', itemListElement }]
}
