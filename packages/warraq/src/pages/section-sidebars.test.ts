import { expect, test } from 'vitest'
import type { DocsRoot } from '../config/docs-root.ts'
import { siteLocales } from '../config/locales.ts'
import { parseConfig } from '../config/parse-config.ts'
import { readDocsRoots } from '../config/read-docs-roots.ts'
import type { Doc } from './doc.ts'
import { isGenerated } from './generated-pages.tsx'
import { checkDocs, type SectionSidebarsSource, sectionSidebars } from './section-sidebars.ts'
import { base } from './shell-view.fixtures.ts'
import type { SidebarItem } from './sidebar-item.ts'
import { docAt } from './site.fixtures.ts'

function sidebarsOf(
  sidebar: DocsRoot['sidebar'],
  docs: readonly Doc[],
  more: Partial<SectionSidebarsSource> = {},
) {
  const { config } = parseConfig(base, 'docs.config.ts')
  const [locale] = siteLocales(config)
  const [root] = locale ? readDocsRoots('/nowhere', config.sections, locale).roots : []
  if (root === undefined) throw new Error('no docs root')
  return sectionSidebars({
    section: { ...root, sidebar },
    docs,
    drafts: new Set(),
    categories: new Map(),
    fileContent: undefined,
    baseUrl: '/',
    trailingSlash: true,
    ...more,
  })
}

/** The generated indexes of a sidebar in reading order. */
function indexesIn(items: readonly SidebarItem[]): Doc[] {
  return items.flatMap((item) => {
    if (item.kind !== 'category') return []
    const own = item.doc !== undefined && isGenerated(item.doc) ? [item.doc] : []
    return [...own, ...indexesIn(item.items)]
  })
}

const guide = (items: readonly unknown[], link: object = {}) => ({
  type: 'category',
  label: 'Guide',
  items,
  link: { type: 'generated-index', ...link },
})

test('generated indexes of categories with one label get different addresses', () => {
  const { sidebars } = sidebarsOf(
    {
      one: [guide(['a', guide(['b'])])],
      two: [guide(['a'], { slug: '/other' }), guide(['b']), guide(['b'], { slug: '/' })],
    },
    [docAt('a.md'), docAt('b.md')],
  )
  const pages = sidebars.flatMap(({ items }) => indexesIn(items))
  expect(pages.map(({ route }) => route)).toEqual([
    '/docs/category/guide/',
    '/docs/category/guide-1/',
    '/docs/other/',
    '/docs/category/guide-2/',
    '/docs/',
  ])
  expect(checkDocs(pages, sidebars)).toEqual([])
})

test('folders of one name in a large docs root are not duplicates', () => {
  const docs = Array.from({ length: 210 }, (_, at) => docAt(`${at % 2}/guide/p${at}.md`))
  const { sidebars } = sidebarsOf(true, docs)
  const pages = sidebars.flatMap(({ items }) => indexesIn(items))
  expect(pages.map(({ id }) => id)).toEqual([
    'category/0',
    'category/0/guide',
    'category/1',
    'category/1/guide',
  ])
  expect(checkDocs([...docs, ...pages], sidebars)).toEqual([])
})

test('labels are translated by the key of an item, otherwise by its label', () => {
  const sidebar = {
    main: [
      { type: 'doc', id: 'a', key: 'first' },
      { type: 'link', label: 'Out', href: 'https://x.org' },
      { type: 'category', label: 'Guide', key: 'guide-of-b', items: ['b'] },
    ],
  }
  const messages = new Map([
    ['sidebar.main.doc.first', 'Eins'],
    ['sidebar.main.doc.b', 'Zwei'],
    ['sidebar.main.link.Out', 'Raus'],
    ['sidebar.main.category.Guide', 'falsch'],
    ['sidebar.main.category.guide-of-b', 'Anleitung'],
  ])
  const { sidebars } = sidebarsOf(sidebar, [docAt('a.md'), docAt('b.md')], { messages })
  const labelsOf = (items: readonly SidebarItem[]): string[] =>
    items.flatMap((item) => {
      if (item.kind === 'html') return []
      return [item.label, ...(item.kind === 'category' ? labelsOf(item.items) : [])]
    })
  expect(sidebars.flatMap(({ items }) => labelsOf(items))).toEqual([
    'Eins',
    'Raus',
    'Anleitung',
    'Zwei',
  ])
})
