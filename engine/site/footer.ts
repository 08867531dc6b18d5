import type { FooterConfig, FooterItemConfig } from '../config/schema.ts'
import { UsageError } from '../config/usage-error.ts'
import type { FooterColumnView, FooterView } from '../shared/site-view.ts'
import { localHref } from './local-href.ts'

/**
 * The footer as the shell shows it.
 * @throws UsageError when columns and plain links are mixed.
 */
export function footerView(footer: FooterConfig, baseUrl: string): FooterView {
  const groups = footer.links.filter((entry) => 'items' in entry)
  if (groups.length > 0 && groups.length < footer.links.length) {
    throw new UsageError(
      'footer.links\n    found     columns and plain links\n    expected  either columns { title, items } or a flat list of links',
    )
  }
  const columns: FooterColumnView[] =
    groups.length === 0
      ? [{ items: footer.links.map((item) => itemView(item as FooterItemConfig, baseUrl)) }]
      : groups.map((group) => ({
          ...(typeof group.title === 'string' ? { title: group.title } : {}),
          items: (group.items as FooterItemConfig[]).map((item) => itemView(item, baseUrl)),
        }))
  const { logo, copyright, style } = footer
  return {
    style,
    columns,
    ...(copyright === undefined ? {} : { copyright }),
    ...(logo === undefined
      ? {}
      : { logo: { src: localHref(logo.src, baseUrl), alt: logo.alt ?? '' } }),
  }
}

function itemView(
  { label, to, href, html, ...rest }: FooterItemConfig,
  baseUrl: string,
): FooterColumnView['items'][number] {
  if (html !== undefined) return { kind: 'html', html }
  const target = to ?? href
  if (target === undefined)
    throw new UsageError(
      `footer.links\n    found     item "${label ?? ''}" without a target\n    expected  "to", "href" or "html"`,
    )
  const attributes = Object.fromEntries(
    Object.entries(rest).map(([name, value]) => [name, String(value)]),
  )
  return {
    kind: 'link',
    label: label ?? target,
    href: localHref(target, baseUrl),
    ...(Object.keys(attributes).length === 0 ? {} : { attributes }),
  }
}
