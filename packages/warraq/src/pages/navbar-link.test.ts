import { expect, test } from 'vitest'
import type { DocsRoot } from '../config/docs-root.ts'
import { siteLocales } from '../config/locales.ts'
import { parseConfig } from '../config/parse-config.ts'
import { readDocsRoots } from '../config/read-docs-roots.ts'
import type { NavbarLinkView } from '../shared/data/site-view.ts'
import type { Doc } from './doc.ts'
import { type DocsModel, docsModel } from './docs-model.ts'
import type { NavbarEntry } from './navbar-entry.ts'
import { docLink, options, sidebarLink, versionLink, versionsFor } from './navbar-link.ts'
import { sectionSidebars } from './section-sidebars.ts'
import { base } from './shell-view.fixtures.ts'
import { docAt } from './site.fixtures.ts'

const { config } = parseConfig(base, 'docs.config.ts')
const [locale] = siteLocales(config)
if (locale === undefined) throw new Error('no locale')
const [plain] = readDocsRoots('/nowhere', config.sections, locale).roots
if (plain === undefined) throw new Error('no docs root')

/**
 * Versions as `name: ids of its docs`, newest first; the version named `last` is served at the
 * route of the section.
 */
function modelOf(
  versions: Readonly<Record<string, readonly string[]>>,
  last: string,
  changes: Partial<DocsRoot> = {},
): DocsModel {
  const parts = Object.entries(versions).map(([name, ids]) => {
    const path = name === last ? '' : `${name}/`
    const root: DocsRoot = {
      ...(plain as DocsRoot),
      ...changes,
      key: `docs@${name}`,
      route: `/docs/${path}`,
      version: { ...(plain as DocsRoot).version, name, label: name, isLast: name === last },
    }
    const docs = ids.map((id): Doc => {
      const doc = docAt(`${id}.md`, { title: `${id} ${name}` })
      return { ...doc, rootKey: root.key, route: doc.route.replace('/docs/', root.route) }
    })
    const { sidebars } = sectionSidebars({
      section: root,
      docs,
      drafts: new Set(),
      categories: new Map(),
      fileContent: undefined,
      baseUrl: '/x/',
      trailingSlash: true,
    })
    return { root, docs, drafts: new Set(['draft']), sidebars }
  })
  return docsModel(parts)
}

function linkOf<Item>(
  make: (entry: NavbarEntry<Item>) => NavbarLinkView[],
  item: Item,
  docs: DocsModel,
) {
  const entry: NavbarEntry<Item> = {
    item,
    path: 'items[0]',
    baseUrl: '/x/',
    filesBaseUrl: '/x/',
    trailingSlash: true,
    docs,
    locales: [],
    locale: 'en',
    navbarComponents: [],
    navbarKinds: new Map(),
    problems: [],
  }
  return { links: make(entry), problems: entry.problems.join('\n') }
}

const VERSIONS = modelOf({ next: ['a', 'new'], '2.0': ['a', 'b'], '1.0': ['a', 'old'] }, '2.0')
const ONE = modelOf({ current: ['a', 'b'] }, 'current')

test('a doc item links to the last version and has its addresses in the others', () => {
  expect(linkOf(docLink, { docId: 'a', label: 'A' }, VERSIONS)).toEqual({
    links: [
      {
        label: 'A',
        href: '/x/docs/a/',
        active: { by: 'sidebar', id: 'docs' },
        versions: {
          docsId: 'docs',
          hrefs: { next: '/x/docs/next/a/', '2.0': '/x/docs/a/', '1.0': '/x/docs/1.0/a/' },
        },
      },
    ],
    problems: '',
  })
})

test.each([
  ['new', '/x/docs/next/new/', { next: '/x/docs/next/new/' }],
  ['old', '/x/docs/1.0/old/', { '1.0': '/x/docs/1.0/old/' }],
])('a doc missing in the last version, %s, links to the first version that has it', (docId, href, hrefs) => {
  const { links, problems } = linkOf(docLink, { docId }, VERSIONS)
  expect(problems).toBe('')
  expect(links).toMatchObject([{ label: docId, href, versions: { hrefs } }])
})

test('a doc outside all sidebars is active on its own page only', () => {
  const docs = modelOf({ current: ['a'] }, 'current', { sidebar: false })
  expect(linkOf(docLink, { docId: 'a' }, docs).links).toMatchObject([
    { active: { by: 'exact', path: '/x/docs/a/' } },
  ])
})

test('a doc item may name the generated page of a category by its slug', () => {
  const link = { type: 'generated-index', slug: '/all' }
  const main = [{ type: 'category', label: 'All pages', link, items: ['a'] }]
  const docs = modelOf({ current: ['a'] }, 'current', { sidebar: { main } })
  expect(linkOf(docLink, { docId: '/all' }, docs)).toMatchObject({
    links: [{ href: '/x/docs/all/' }],
    problems: '',
  })
  expect(linkOf(docLink, { docId: '/none' }, docs).problems).toContain('doc "/none"')
})

test('a draft has no link and is not an error', () => {
  expect(linkOf(docLink, { docId: 'draft' }, VERSIONS)).toEqual({ links: [], problems: '' })
})

test.each([
  ['one version', ONE],
  [
    'versions that are not stored',
    modelOf({ b: ['a'], a: ['a'] }, 'b', { versionPersistence: 'none' }),
  ],
])('with %s a link has a single address', (_, docs) => {
  expect(linkOf(docLink, { docId: 'a' }, docs).links[0]?.versions).toBeUndefined()
})

test('an unknown doc is reported with all docs of all versions, each once', () => {
  const { links, problems } = linkOf(docLink, { docId: 'olt' }, VERSIONS)
  expect(links).toEqual([])
  expect(problems).toMatchInlineSnapshot(`
    "  items[0].docId
        found     doc "olt"
        expected  one of: a, b, new, old; did you mean "old"?"
  `)
})

test('a sidebar item links to its first page and has its label', () => {
  expect(linkOf(sidebarLink, { sidebarId: 'defaultSidebar' }, VERSIONS).links).toMatchObject([
    { label: 'a 2.0', href: '/x/docs/a/', active: { by: 'sidebar', id: 'docs' } },
  ])
  const named = { sidebarId: 'defaultSidebar', label: 'Guide' }
  expect(linkOf(sidebarLink, named, VERSIONS).links).toMatchObject([{ label: 'Guide' }])
})

test('a sidebar of links opens with the first link', () => {
  const sidebar = { out: [{ type: 'link', label: 'Out', href: 'https://a.example/' }] }
  const docs = modelOf({ current: ['a'] }, 'current', { sidebar })
  expect(linkOf(sidebarLink, { sidebarId: 'out' }, docs).links).toMatchObject([
    { label: 'Out', href: 'https://a.example/' },
  ])
})

test('a sidebar without a page or link is reported', () => {
  const docs = modelOf({ current: ['a'] }, 'current', {
    sidebar: { empty: [{ type: 'html', value: '<hr>' }] },
  })
  expect(linkOf(sidebarLink, { sidebarId: 'empty' }, docs)).toMatchInlineSnapshot(`
    {
      "links": [],
      "problems": "  items[0].sidebarId
        found     sidebar "empty", which contains no doc or link
        expected  a sidebar with a doc or a link",
    }
  `)
})

test.each([
  ['next', 'next', '/x/docs/next/a/'],
  ['2.0', '2.0', '/x/docs/a/'],
  ['1.0', '1.0', '/x/docs/1.0/a/'],
])('the version %s has its own link', (version, label, href) => {
  expect(linkOf(versionLink, { version }, VERSIONS).links).toEqual([
    { label, href, active: { by: 'version', docsId: 'docs', name: version } },
  ])
})

test('a version may open with another page, under another name', () => {
  const item = { version: '1.0', label: 'Old', to: '/docs/1.0/old' }
  expect(linkOf(versionLink, item, VERSIONS).links).toMatchObject([
    { label: 'Old', href: '/x/docs/1.0/old/' },
  ])
})

test('a version without pages has no link', () => {
  const docs = modelOf({ next: [], '1.0': ['a'] }, '1.0')
  expect(linkOf(versionLink, { version: 'next' }, docs)).toEqual({ links: [], problems: '' })
})

test('an item refers to the docs root it names, the default one, or the first', () => {
  const idsOf = (docs: DocsModel, item: { readonly docsPluginId?: string }) => {
    const problems: string[] = []
    const entry = { item, path: 'items[0]', docs, problems } as unknown as NavbarEntry<typeof item>
    return [versionsFor(entry).map(({ root }) => root.label), problems.length]
  }
  const labelled = (label: string) =>
    modelOf({ current: [] }, 'current', { label }).get('docs') ?? []
  const both = new Map([
    ['api', labelled('API')],
    ['default', labelled('Docs')],
  ])
  expect(idsOf(both, {})).toEqual([['Docs'], 0])
  expect(idsOf(both, { docsPluginId: 'api' })).toEqual([['API'], 0])
  expect(idsOf(both, { docsPluginId: 'apl' })).toEqual([[], 1])
  expect(idsOf(new Map([['api', labelled('API')]]), {})).toEqual([['API'], 0])
  expect(idsOf(new Map(), {})).toEqual([[], 1])
})

test('each version with pages is offered, with its main page', () => {
  const versions = modelOf({ next: [], '2.0': ['index', 'a'] }, '2.0').get('docs') ?? []
  expect(options(versions, { baseUrl: '/x/' })).toEqual([
    { name: '2.0', label: '2.0', href: '/x/docs/' },
  ])
})
