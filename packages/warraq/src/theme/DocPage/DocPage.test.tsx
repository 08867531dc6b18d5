import { expect, test } from 'vitest'
import type { PageParts } from '../../shared/data/page-parts.ts'
import { plainHtml } from '../parts/plain-theme.fixtures.ts'
import { defaultUiText } from '../text/ui-text.ts'
import { DocPage } from './DocPage.tsx'

const OUTLINE = [{ id: 'install', html: 'Install', children: [] }]

function pageOf(parts: Partial<PageParts> = {}): string {
  return plainHtml(
    <DocPage parts={{ breadcrumbs: [], outline: [], ...parts }}>
      <article>Text</article>
    </DocPage>,
  )
}

const navigationsOf = (html: string) =>
  [...html.matchAll(/<nav [^>]*aria-label="([^"]*)"/g)].map(([, name]) => name)

test('is the target of the skip link, which must be able to take the focus', () => {
  expect(pageOf()).toMatch(/^<main id="docsMain"[^>]* tabindex="-1">/i)
})

test('a page without neighbours and headings is its article, without empty navigation', () => {
  expect(navigationsOf(pageOf())).toEqual([])
  expect(pageOf()).toContain('<article>Text</article>')
})

test('is read in order: where it is, its text, its neighbours, its outline', () => {
  const html = pageOf({
    breadcrumbs: [{ label: 'Guide' }],
    outline: OUTLINE,
    next: { label: 'Join', href: '/join/' },
  })
  expect(navigationsOf(html)).toEqual(['Breadcrumbs', 'Docs pages', 'On this page'])
  const [inMain = '', after = ''] = html.split('</main>')
  const [before = '', end = ''] = inMain.split('<article>Text</article>')
  expect(navigationsOf(before)).toEqual(['Breadcrumbs'])
  expect(navigationsOf(end)).toEqual(['Docs pages'])
  expect(navigationsOf(after)).toEqual(['On this page'])
})

test('warns about its version above the text', () => {
  expect(pageOf({ notice: 'draft' })).toMatch(
    new RegExp(`${defaultUiText.draftPage}.*<article>`, 's'),
  )
})
