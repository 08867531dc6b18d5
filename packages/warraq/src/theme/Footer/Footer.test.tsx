import { expect, test } from 'vitest'
import type { FooterColumnView } from '../../shared/footer-view.ts'
import { NO_PARTS } from '../parts/part.tsx'
import { renderTheme } from '../parts/render-theme.tsx'
import { defaultUiText } from '../text/ui-text.ts'
import { Footer } from './Footer.tsx'

type Item = FooterColumnView['items'][number]

const link = (label: string, href: string): Item => ({ kind: 'link', label, href })

function htmlOf(...columns: FooterColumnView[]): string {
  const html = renderTheme(<Footer footer={{ style: 'dark', columns }} />, {
    text: defaultUiText,
    parts: NO_PARTS,
  })
  return html.replace(/<svg.*?<\/svg>/g, '')
}

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
