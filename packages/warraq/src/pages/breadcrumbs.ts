import type { Breadcrumb } from '../shared/page-parts.ts'
import { withBase } from '../shared/route-path.ts'
import type { Doc } from './doc.ts'
import type { SidebarIndex } from './sidebar-index.ts'

export interface BreadcrumbScope {
  readonly index: Pick<SidebarIndex, 'places'>
  /** Name of the section, and the address of its first page. */
  readonly section: { readonly label?: string; readonly href?: string | undefined }
  readonly baseUrl: string
}

/**
 * Breadcrumbs: the section, the categories from the top of the sidebar down to a doc, then the doc
 * itself as text. The crumb of the section's first page is the section's label.
 */
export function breadcrumbsOf(
  doc: Doc,
  { index: { places }, section: { label, href }, baseUrl }: BreadcrumbScope,
): Breadcrumb[] {
  const place = places.get(doc)
  if (place === undefined) return []
  if (label !== undefined && href === withBase(baseUrl, doc.route)) return [{ label }]
  const above = place.path.filter((category) => category.doc !== doc)
  return [
    ...(label === undefined ? [] : [{ label, ...(href === undefined ? {} : { href }) }]),
    ...above.map(
      (category): Breadcrumb => ({
        label: category.label,
        ...(category.doc === undefined ? {} : { href: withBase(baseUrl, category.doc.route) }),
      }),
    ),
    { label: place.label },
  ]
}

/** `BreadcrumbList` for search engines: breadcrumbs with an address, and the page itself. */
export function breadcrumbsJsonLd(
  crumbs: readonly Breadcrumb[],
  options: { readonly origin: string; readonly pageHref: string },
): object | undefined {
  const linked = crumbs
    .map((crumb, index) => ({
      label: crumb.label,
      href: crumb.href ?? (index === crumbs.length - 1 ? options.pageHref : undefined),
    }))
    .filter(({ href }) => href !== undefined)
  if (linked.length === 0) return undefined
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: linked.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: `${options.origin}${href}`,
    })),
  }
}
