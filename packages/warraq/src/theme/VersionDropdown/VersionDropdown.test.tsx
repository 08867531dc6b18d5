import { expect, test } from 'vitest'
import type { PageView } from '../../shared/data/page-view.ts'
import { plainHtml } from '../parts/plain-theme.fixtures.ts'
import { VersionDropdown, type VersionDropdownProps } from './VersionDropdown.tsx'

type Item = VersionDropdownProps['item']

const ITEM: Item = {
  kind: 'versions',
  position: 'left',
  className: 'mine',
  label: 'Versions',
  docsId: 'default',
  latest: '2.0',
  isForgotten: false,
  versions: [
    { name: 'current', label: 'Next', href: '/docs/next/' },
    { name: '2.0', label: '2.0', href: '/docs/' },
    { name: '1.0', label: '1.0', href: '/docs/1.0/' },
  ],
  before: [],
  after: [],
}
const HOME = { href: '/' } as PageView
const OLD_PAGE = {
  href: '/docs/1.0/a/',
  version: { docsId: 'default', name: '1.0' },
  versionHrefs: { '1.0': '/docs/1.0/a/', '2.0': '/docs/a/' },
} as unknown as PageView

const htmlOf = (item: Partial<Item> = {}, page = HOME) =>
  plainHtml(<VersionDropdown id="list" item={{ ...ITEM, ...item }} page={page} />)
const labelOf = (html: string) => /aria-controls="list">([^<]*)/.exec(html)?.[1]
const linksOf = (html: string) =>
  [...html.matchAll(/<li><a class="([^"]*)" href="([^"]*)"[^>]*data-prefers="([^"]*)"/g)].map(
    ([, classes = '', href, name]) => `${name} ${href}${classes.includes('is-active') ? ' *' : ''}`,
  )

test('shows the version of the page and leads to the same page in the others', () => {
  const html = htmlOf({}, OLD_PAGE)
  expect(labelOf(html)).toBe('1.0')
  expect(linksOf(html)).toEqual(['current /docs/next/', '2.0 /docs/a/', '1.0 /docs/1.0/a/ *'])
  // The label is that of the page, whatever the reader prefers.
  expect(html).not.toContain('data-docs-id="default"><button')
})

test('elsewhere shows the latest version, else the first of its list', () => {
  expect(labelOf(htmlOf())).toBe('2.0')
  expect(labelOf(htmlOf({ versions: ITEM.versions.filter(({ name }) => name !== '2.0') }))).toBe(
    'Next',
  )
  expect(htmlOf()).toContain('<docs-dropdown class="dropdown mine" data-docs-id="default">')
})

test('stores no choice where versions are forgotten', () => {
  const html = htmlOf({ isForgotten: true })
  expect(html).not.toContain('data-prefers')
  expect(html).not.toContain('data-docs-id')
})

test('a single version is a link, unless the list has other items', () => {
  const versions = ITEM.versions.slice(1, 2)
  expect(htmlOf({ versions })).toBe(
    '<a class="navbar-item mine" href="/docs/" data-keeps="" data-docs-id="default" data-prefers="2.0">2.0</a>',
  )
  const before = [{ kind: 'link', label: 'All', href: '/all/' }] as const
  expect(htmlOf({ versions, before })).toContain('<docs-dropdown')
})
