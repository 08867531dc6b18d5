import { expect, test } from 'vitest'
import type { FooterColumnView, FooterView } from '../../shared/data/footer-view.ts'
import { plainTheme } from '../parts/plain-theme.fixtures.ts'
import { footerHtml } from './render-footer.tsx'

type Item = FooterColumnView['items'][number]

const theme = plainTheme()

const link = (
  label: string,
  href: string,
  attributes?: Readonly<Record<string, string>>,
): Item => ({
  kind: 'link',
  label,
  href,
  attributes,
})

function footerOf(footer: Partial<FooterView>): string {
  const html = footerHtml({ style: 'dark', columns: [], ...footer }, theme)
  return html.replace(/<svg.*?<\/svg>/g, '')
}

const htmlOf = (...columns: FooterColumnView[]) => footerOf({ columns })

test('a column has a heading, a flat list has none', () => {
  expect(htmlOf({ title: 'Learn', items: [link('Token', '/token/')] })).toContain(
    '<div class="footer-column"><h2>Learn</h2><ul><li><a href="/token/">Token</a></li></ul></div>',
  )
  expect(htmlOf({ items: [{ kind: 'html', html: '<b>x</b>' }] })).toContain(
    '<div class="footer-flat"><ul><li><b>x</b></li></ul></div>',
  )
})

test.each([
  ['https://example.org/', true],
  ['//example.org/', true],
  ['HTTPS://example.org/', true],
  ['mailto:a@example.org', false],
  ['/https:/', false],
])('%s opens in a new tab: %s', (href, opens) => {
  const html = htmlOf({ items: [link('Link', href)] })
  expect(html.includes('target="_blank" rel="noopener noreferrer"')).toBe(opens)
  expect(html.includes('(opens in new tab)')).toBe(opens)
})

test('a link keeps its attributes from the configuration', () => {
  const item = link('A & B', '/learn/', { 'aria-label': 'Learn', rel: 'help' })
  expect(htmlOf({ items: [item] })).toContain(
    '<a href="/learn/" aria-label="Learn" rel="help">A &amp; B</a>',
  )
})

test('a link has its class', () => {
  const item = { kind: 'link', label: 'A', href: '/a/', className: 'own' } as const
  expect(htmlOf({ items: [item] })).toContain('<a class="own" href="/a/">A</a>')
})

test('a link that the configuration keeps in the tab does not say that it opens a new one', () => {
  const html = htmlOf({ items: [link('Link', 'https://example.org/', { target: '_self' })] })
  expect(html).toContain('target="_self"')
  expect(html).not.toContain('(opens in new tab)')
})

test('a logo without an address is an image, with one a link', () => {
  const logo = { src: 'data:,logo', alt: 'HAQQ' }
  expect(footerOf({ logo })).not.toContain('<a ')
  expect(footerOf({ logo: { ...logo, href: '/', target: '_self' } })).toMatch(
    /<a href="\/" target="_self"><img [^>]*alt="HAQQ"[^>]*><\/a>/,
  )
})

test('the copyright is HTML, and absent without one', () => {
  expect(footerOf({ copyright: '© <a href="/">HAQQ</a>' })).toContain(
    '>© <a href="/">HAQQ</a></div>',
  )
  expect(footerOf({})).not.toContain('footer-copyright')
})

test('a site without a footer has none, unless it brings its own', () => {
  expect(footerHtml(undefined, theme)).toBe('')
  const component = ({ footer }: { footer: FooterView }) => <p>{footer.columns.length} columns</p>
  const components = new Map([['Footer', { file: 'theme/Footer.tsx', component }]])
  expect(footerHtml(undefined, { ...theme, parts: { hash: '', components } })).toBe(
    '<p>0 columns</p>',
  )
})
