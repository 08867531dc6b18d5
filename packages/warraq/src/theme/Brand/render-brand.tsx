import { renderToStaticMarkup } from 'react-dom/server'
import type { BrandView } from '../../pages/brand-view.ts'
import { Brand } from './Brand.tsx'

/** Logo and title at the start of every navbar of a language. */
export function brandHtml(brand: BrandView): string {
  return renderToStaticMarkup(<Brand brand={brand} />)
}
