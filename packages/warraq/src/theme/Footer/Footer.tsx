import type { LogoView } from '../../shared/data/brand-view.ts'
import type { FooterColumnView, FooterLinkView, FooterView } from '../../shared/data/footer-view.ts'
import { Logo } from '../Brand/Logo.tsx'
import { ExternalMark, isOtherSite, newTabOf } from '../ExternalMark/ExternalMark.tsx'
import { Html } from '../Html/Html.tsx'
import { part } from '../parts/part.tsx'

export interface FooterProps {
  readonly footer: FooterView
}

/** The end of every page. */
export const Footer = part('Footer', ({ footer }: FooterProps) => {
  const { columns, copyright, logo, style } = footer
  return (
    <footer className={`footer footer-${style}`}>
      <div className="footer-inner">
        {logo === undefined ? null : <FooterLogo logo={logo} />}
        <div className="footer-columns">
          {columns.map((column, index) => (
            <FooterColumn key={column.title ?? index} column={column} />
          ))}
        </div>
        {copyright === undefined ? null : (
          <Html as="div" className="footer-copyright" html={copyright} />
        )}
      </div>
    </footer>
  )
})

function FooterLogo({ logo }: { readonly logo: LogoView }) {
  const { href, target, alt } = logo
  const picture = <Logo logo={logo} alt={alt} />
  return href === undefined ? (
    picture
  ) : (
    <a href={href} target={target}>
      {picture}
    </a>
  )
}

function FooterColumn({ column }: { readonly column: FooterColumnView }) {
  const { title, items } = column
  return (
    <div className={title === undefined ? 'footer-flat' : 'footer-column'}>
      {title === undefined ? null : <h2>{title}</h2>}
      <ul>
        {items.map((item) =>
          item.kind === 'html' ? (
            <Html as="li" key={item.html} html={item.html} />
          ) : (
            <li key={item.href}>
              <FooterLink item={item} />
            </li>
          ),
        )}
      </ul>
    </div>
  )
}

function FooterLink({ item }: { readonly item: FooterLinkView }) {
  const { label, href, className } = item
  const attributes = { ...newTabOf(href), ...item.attributes }
  return (
    <a className={className} href={href} {...attributes}>
      {label}
      {isOtherSite(href) && attributes.target === '_blank' ? <ExternalMark /> : null}
    </a>
  )
}
