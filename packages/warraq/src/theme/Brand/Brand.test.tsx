import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { BrandView, LogoView } from '../../shared/data/brand-view.ts'
import { Brand } from './Brand.tsx'

const LOGO: LogoView = { src: 'data:,light', alt: '' }
const htmlOf = (brand: Partial<BrandView>) =>
  renderToStaticMarkup(<Brand brand={{ siteTitle: 'HAQQ Docs', homeHref: '/ar/', ...brand }} />)
const images = (html: string) => html.match(/<img[^>]*>/g) ?? []

/** The name of the link for a screen reader. */
function nameOf(html: string): string {
  const label = /<a[^>]* aria-label="([^"]*)"/.exec(html)?.[1]
  return label ?? html.replace(/<img[^>]* alt="([^"]*)"[^>]*>/g, '$1').replace(/<[^>]*>/g, '')
}

test.each<[string, Partial<BrandView>]>([
  ['HAQQ', { title: 'HAQQ' }],
  ['HAQQ', { title: 'HAQQ', logo: LOGO }],
  ['A leafHAQQ', { title: 'HAQQ', logo: { ...LOGO, alt: 'A leaf' } }],
  ['A leaf', { logo: { ...LOGO, alt: 'A leaf' } }],
  ['HAQQ Docs', { logo: LOGO }],
  ['HAQQ Docs', {}],
])('the link is named "%s" with %j', (name, brand) => {
  expect(nameOf(htmlOf(brand))).toBe(name)
})

test('leads to the home page of the language, or where its logo leads', () => {
  expect(htmlOf({ logo: LOGO })).toMatch(/^<a class="brand" href="\/ar\/">/)
  const logo = { ...LOGO, href: 'https://haqq.network/', target: '_self' }
  expect(htmlOf({ logo })).toMatch(
    /^<a class="brand" href="https:\/\/haqq\.network\/" target="_self">/,
  )
})

test('a logo without a dark variant is shown in both colour modes', () => {
  expect(images(htmlOf({ logo: LOGO }))).toEqual([expect.not.stringContaining('only-')])
  const dark = htmlOf({ logo: { ...LOGO, srcDark: 'data:,dark', className: 'round' } })
  expect(images(dark)).toEqual([
    expect.stringMatching(/class="only-light unsized-logo round" src="data:,light"/),
    expect.stringMatching(/class="only-dark unsized-logo round" src="data:,dark"/),
  ])
})

test('the space of a logo is known before it has loaded', () => {
  const logo = { ...LOGO, srcDark: 'data:,dark' }
  for (const image of images(htmlOf({ logo }))) expect(image).toContain('width="28" height="28"')
  for (const image of images(htmlOf({ logo: { ...logo, width: 90, height: 30 } })))
    expect(image).toContain('width="90" height="30"')
})

test('a logo without a dark variant is shown in both modes', () => {
  expect(htmlOf({ logo: LOGO })).not.toContain('only-')
})

test('the space of both images is known before they have loaded', () => {
  const logo = { ...LOGO, srcDark: '/dark.svg' }
  const sizesIn = (html: string) => html.match(/width="\d+" height="\d+"/g)
  expect(sizesIn(htmlOf({ logo }))).toEqual(Array(2).fill('width="28" height="28"'))
  expect(sizesIn(htmlOf({ logo: { ...logo, width: 90, height: 30 } }))).toEqual(
    Array(2).fill('width="90" height="30"'),
  )
})
