import { expect, test } from 'vitest'
import type { PageParts } from '../../shared/data/page-parts.ts'
import { plainHtml } from '../parts/plain-theme.fixtures.ts'
import type { UiText } from '../text/ui-text.ts'
import { PageEnd } from './PageEnd.tsx'

const CHANGED = { iso: '2026-11-21T08:00:00Z', label: 'Nov 21, 2026' }

function endOf(parts: Partial<PageParts>, text?: Partial<UiText>): string {
  const html = plainHtml(<PageEnd parts={{ breadcrumbs: [], outline: [], ...parts }} />, text)
  return html.replace(/^<footer[^>]*>(.*)<\/footer>$/s, '$1')
}

test('has no line for what a page lacks', () => {
  expect(endOf({})).toBe('')
})

test('dates the last change for machines, too, and names its author if there is one', () => {
  const date = '<time dateTime="2026-11-21T08:00:00Z">Nov 21, 2026</time>'
  expect(endOf({ lastUpdated: CHANGED })).toBe(
    `<p class="last-updated">Last updated on ${date}</p>`,
  )
  expect(endOf({ lastUpdated: { ...CHANGED, author: 'Ada <ada@example.org>' } })).toBe(
    `<p class="last-updated">Last updated on ${date} by Ada &lt;ada@example.org&gt;</p>`,
  )
})

test('a translation may name the author before the date', () => {
  const lastUpdated = { ...CHANGED, author: '{date}' }
  const line = endOf({ lastUpdated }, { lastUpdatedBy: 'Von {user} am {date}' })
  expect(line).toMatch(/Von \{date\} am <time /)
})

test('links every tag, with what it means before the first', () => {
  const tags = [
    { label: 'Keys', href: '/tags/keys/' },
    { label: 'R&D', href: '/tags/r-d/' },
  ]
  expect(endOf({ tags })).toMatch(
    /^<p class="tags">Tags: <a [^>]*href="\/tags\/keys\/">Keys<\/a><a [^>]*href="\/tags\/r-d\/">R&amp;D<\/a><\/p>$/,
  )
})

test('asks for feedback between the tags and the last change', () => {
  const html = endOf({
    tags: [{ label: 'Keys', href: '/tags/keys/' }],
    feedback: { kind: 'count' },
    lastUpdated: CHANGED,
  })
  expect(html).toMatch(/Tags:.*Was this page helpful\?.*Last updated on/)
})
