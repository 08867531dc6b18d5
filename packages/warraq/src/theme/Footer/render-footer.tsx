import type { FooterView } from '../../shared/data/footer-view.ts'
import { renderTheme, type SiteTheme } from '../parts/render-theme.tsx'
import { Footer } from './Footer.tsx'

/** Passed to a site's own footer if the configuration has none. */
const EMPTY_FOOTER: FooterView = { style: 'light', columns: [] }

export function footerHtml(footer: FooterView | undefined, theme: SiteTheme): string {
  if (footer === undefined && !theme.parts.components.has('Footer')) return ''
  return renderTheme(<Footer footer={footer ?? EMPTY_FOOTER} />, theme)
}
