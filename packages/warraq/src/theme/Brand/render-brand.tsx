import type { BrandView } from '../../shared/data/brand-view.ts'
import { renderTheme, type SiteTheme } from '../parts/render-theme.tsx'
import { Brand } from './Brand.tsx'

/** Logo and title at the start of every navbar of a language. */
export function brandHtml(brand: BrandView, theme: SiteTheme): string {
  return renderTheme(<Brand brand={brand} />, theme)
}
