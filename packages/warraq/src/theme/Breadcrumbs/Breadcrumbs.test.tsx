import { expect, test } from 'vitest'
import type { Breadcrumb } from '../../shared/data/page-parts.ts'
import { plainHtml } from '../parts/plain-theme.fixtures.ts'
import type { UiText } from '../text/ui-text.ts'
import { Breadcrumbs } from './Breadcrumbs.tsx'

const htmlOf = (crumbs: readonly Breadcrumb[], text?: Partial<UiText>) =>
  plainHtml(<Breadcrumbs crumbs={crumbs} />, text, { homeHref: '/ar/' })

/** The list items after the home page. */
const itemsOf = (html: string) => html.match(/<li.*?<\/li>/g)?.slice(1)

test('a category without a page is text, and only the last item is the current page', () => {
  const crumbs = [{ label: 'Learn', href: '/ar/learn/' }, { label: 'Use & earn' }, { label: 'Gas' }]
  expect(itemsOf(htmlOf(crumbs))).toEqual([
    '<li><a href="/ar/learn/">Learn</a></li>',
    '<li><span>Use &amp; earn</span></li>',
    '<li aria-current="page"><span>Gas</span></li>',
  ])
})

test('begins with a link to the home page of the language, named in it', () => {
  const html = htmlOf([{ label: 'Gas' }], { breadcrumbs: 'Pfad', homePage: 'Startseite' })
  expect(html).toMatch(/^<nav [^>]*aria-label="Pfad"><ol><li><a href="\/ar\/" aria-label="Startse/)
})

test('a page outside the sidebar has none', () => {
  expect(htmlOf([])).toBe('')
})
