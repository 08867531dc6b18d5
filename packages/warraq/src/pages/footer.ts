import {
  type FooterColumn,
  type FooterConfig,
  type FooterLink,
  isColumn,
} from '../config/footer-schema.ts'
import { attributesOf } from '../config/link-fields.ts'
import type { FooterColumnView, FooterView } from '../shared/data/footer-view.ts'
import { type BrandScope, logoView } from './brand.ts'
import { linkConfigHtml } from './link-html.ts'
import { targetOf } from './site-href.ts'

export interface FooterScope extends BrandScope {
  readonly siteTitle: string
}

export function footerView(footer: FooterConfig, scope: FooterScope): FooterView {
  const { logo, copyright, style, links } = footer
  return {
    style,
    columns: columnsOf(links).map(({ title, items }) => ({
      title,
      items: items.map((link) => linkView(link, scope)),
    })),
    copyright: copyright === undefined ? undefined : linkConfigHtml(copyright, scope),
    // The text of a picture that is a link is the name of the link.
    logo: logo && logoView({ ...logo, alt: logo.alt || (logo.href && scope.siteTitle) }, scope),
  }
}

/** A flat list of links is a column without a title. */
function columnsOf(links: FooterConfig['links']): readonly FooterColumn[] {
  const columns = links.filter(isColumn)
  return columns.length > 0 ? columns : [{ items: links.filter((link) => !isColumn(link)) }]
}

function linkView(link: FooterLink, scope: FooterScope): FooterColumnView['items'][number] {
  const { label, html, className } = link
  if (html !== undefined) return { kind: 'html', html: linkConfigHtml(html, scope) }
  const { target, href } = targetOf(link, scope)
  return { kind: 'link', label: label ?? target, href, className, attributes: attributesOf(link) }
}
