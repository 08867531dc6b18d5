import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { BrandView } from '../../shared/brand-view.ts'
import { Brand } from './Brand.tsx'

const LOGO = { src: '/logo.svg', alt: '' }

const htmlOf = (brand: Partial<BrandView>) =>
  renderToStaticMarkup(<Brand brand={{ siteTitle: 'Docs', homeHref: '/x/', ...brand }} />)

test.each<[string, Partial<BrandView>, string]>([
  ['its title', { title: 'HAQQ' }, '<a class="brand" href="/x/"><span'],
  ['its title beside a logo', { title: 'HAQQ', logo: LOGO }, 'alt=""'],
  ['the text of its logo', { logo: { ...LOGO, alt: 'Home' } }, 'alt="Home"'],
  ['the site if its logo has no text', { logo: LOGO }, 'alt="Docs"'],
  ['the site if it shows nothing', {}, '<a class="brand" href="/x/" aria-label="Docs">'],
])('is named after %s', (_, brand, html) => {
  expect(htmlOf(brand)).toContain(html)
})

test('shows an image for each colour mode, and leads where the logo says', () => {
  const logo = { ...LOGO, srcDark: '/dark.svg', className: 'wide', href: '/y/', target: '_self' }
  const html = htmlOf({ title: 'HAQQ', logo })
  expect(html).toContain('<a class="brand" href="/y/" target="_self">')
  expect(html).toContain('<img class="only-light wide" src="/logo.svg"')
  expect(html).toContain('<img class="only-dark wide" src="/dark.svg"')
})
