import { expect, test } from 'vitest'
import { checkStale } from './check-stale.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const found = (pages: Parameters<typeof checkStale>[0], siteDay?: string) =>
  checkStale(pages, { siteDay, maxAgeDays: 180, now: NOW }).map(
    ({ file, found: what }) => `${file}: ${what}`,
  )

test('a recent date, a future date and no date are fine', () => {
  expect(found([{ file: 'a.md', checked: '2026-05-25' }, { file: 'b.md' }], '2026-12-01')).toEqual(
    [],
  )
})

test('the date of the site is reported once, however many pages show it', () => {
  const pages = ['a.md', 'b.md'].map((file) => ({ file, checked: '2026-05-01' }))
  expect(found(pages, '2026-05-01')).toEqual([
    'docs.config.ts: checked on 2026-05-01, 204 days ago',
  ])
})

test('a page with its own date is reported itself', () => {
  expect(found([{ file: 'a.md', checked: '2025-11-21' }], '2026-11-20')).toEqual([
    'a.md: checked on 2025-11-21, 365 days ago',
  ])
})
