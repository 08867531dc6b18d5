import { expect, test } from 'vitest'
import type { DocsRoot } from '../../config/docs-root.ts'
import { configSchema } from '../../config/schema.ts'
import { siteFeatures } from './site-features.ts'

const config = (changes: object) =>
  configSchema.parse({
    title: 'Docs',
    url: 'https://docs.example.org',
    sections: [{ id: 'a', path: 'content/a', route: '/a/' }],
    ...changes,
  })
const root = (id: string) => ({ id }) as DocsRoot

test('a plain site uses no feature but search', () => {
  const needed = siteFeatures(config({}), [root('a'), root('b')])
  expect(Object.entries(needed).filter(([, isNeeded]) => isNeeded)).toEqual([['hasSearch', true]])
})

test('each feature is on when the configuration uses it', () => {
  const items = (...list: object[]) => siteFeatures(config({ navbar: { items: list } }), [])
  expect(items({ type: 'dropdown', label: 'More', items: [] }).hasDropdowns).toBe(true)
  expect(items({ label: 'More', items: [] }).hasDropdowns).toBe(true)
  expect(items({ type: 'docsVersionDropdown' }).hasDropdowns).toBe(true)
  expect(items({ type: 'localeDropdown' })).toMatchObject({ hasDropdowns: true, hasLocales: true })
  expect(siteFeatures(config({}), [root('a'), root('a')]).hasVersions).toBe(true)
  expect(
    siteFeatures(
      config({
        announcementBar: { id: 'a', content: 'b' },
        navbar: { hideOnScroll: true },
        sidebar: { hideable: true, autoCollapse: true },
        search: false,
        plugins: [{ name: 'ask', client: [{ module: './ask.ts', part: 'search-dialog' }] }],
      }),
      [],
    ),
  ).toMatchObject({
    hasAnnouncement: true,
    hidesNavbar: true,
    hasSearch: false,
    hasPanels: true,
  })
})
