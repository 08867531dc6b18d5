import { afterEach, expect, test, vi } from 'vitest'
import { scopeSections, searchedVersions, searchScopeOf } from './search-scope.ts'

const site = {
  lang: 'en',
  docsVersions: [
    {
      docsId: 'docs',
      label: 'Docs',
      latest: '2.0',
      names: ['current', '2.0'],
      labels: ['Next', '2.0'],
    },
  ],
}
const version = (docsId: string, name: string) => ({
  docsId,
  name,
  label: name,
  badge: false,
  banner: 'none' as const,
  latest: { label: '2.0', href: '/' },
  latestName: '2.0',
})
const prefer = (name: string) =>
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => (key === 'docs-preferred-version-docs' ? name : null),
  })
afterEach(() => vi.unstubAllGlobals())

test('the version of the page comes first, then the preferred one, then the latest', () => {
  prefer('')
  expect(searchedVersions(site, undefined)).toEqual({ docs: '2.0' })
  prefer('current')
  expect(searchedVersions(site, undefined)).toEqual({ docs: 'current' })
  expect(searchedVersions(site, version('docs', '2.0'))).toEqual({ docs: '2.0' })
  expect(searchedVersions(site, version('other', '2.0'))).toEqual({ docs: 'current' })
  prefer('gone')
  expect(searchedVersions(site, undefined)).toEqual({ docs: '2.0' })
})

test('a scope has the tags of all docs roots', () => {
  const search = {
    provider: 'local' as const,
    pageHref: '/search/',
    placeholder: '',
    maxHits: 20,
    tags: ['default', 'docs-learn-current'],
    options: {},
  }
  expect(searchScopeOf({ lang: 'en', search }, { docs: '2.0' })).toEqual({
    locale: 'en',
    tags: ['default', 'docs-learn-current', 'docs-docs-2.0'],
  })
})

test('a search can be limited to each section, in the chosen version', () => {
  const search = {
    provider: 'local' as const,
    pageHref: '/search/',
    placeholder: '',
    maxHits: 20,
    tags: ['default', 'docs-learn-current'],
    labels: ['Learn'],
    options: {},
  }
  const sections = scopeSections({ ...site, search }, { docs: '2.0' })
  expect(sections).toEqual([
    { label: 'Learn', tag: 'docs-learn-current' },
    { label: 'Docs', tag: 'docs-docs-2.0' },
  ])
  expect(searchScopeOf({ lang: 'en', search }, { docs: '2.0' }, sections[0]?.tag)).toEqual({
    locale: 'en',
    tags: ['docs-learn-current'],
  })
})
