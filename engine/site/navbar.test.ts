import { expect, test } from 'vitest'
import { siteLocales } from '../config/locales.ts'
import { parseConfig } from '../config/parse-config.ts'
import { readDocsRoots } from '../config/read-docs-roots.ts'
import { docsModel } from './docs-model.ts'
import { sectionSidebars } from './section-sidebars.ts'
import { docAt } from './site.fixtures.ts'
import { siteView } from './site-view.ts'

const base = {
  title: 'T',
  url: 'https://x.org',
  baseUrl: '/x/',
  sections: [{ id: 'docs', path: 'content', route: '/docs/' }],
}

/** The shell of a site with the given configuration and two docs. */
function view(config: object) {
  const parsed = parseConfig({ ...base, ...config }, 'docs.config.ts')
  const locales = siteLocales(parsed.config)
  const [locale] = locales
  if (locale === undefined) throw new Error('no locale')
  const { roots } = readDocsRoots('/nowhere', parsed.config.sections, locale)
  const [root] = roots
  if (root === undefined) throw new Error('no docs root')
  const docs = [docAt('index.md'), docAt('other.md', { title: 'Other' })]
  const { sidebars } = sectionSidebars({
    section: root,
    docs,
    categories: new Map(),
    fileContent: undefined,
    baseUrl: '/x/',
  })
  const model = docsModel({
    roots,
    docs,
    drafts: new Map([['docs', new Set(['hidden'])]]),
    sidebars: new Map([['docs', sidebars]]),
  })
  const { site, problems } = siteView({
    config: parsed.config,
    docs: model,
    locale,
    locales,
    text: {},
  })
  return { site, problems: [...parsed.problems, ...problems].join('\n') }
}

const items = (...list: object[]) => view({ navbar: { items: list } })

test('items stand right unless they say left; an internal href can be active', () => {
  expect(items({ label: 'Learn', href: '/learn' }).site.navbar.items).toEqual([
    {
      kind: 'link',
      position: 'right',
      label: 'Learn',
      href: '/x/learn/',
      active: { by: 'prefix', path: '/x/learn/' },
    },
  ])
})

test('external links are never active', () => {
  const [link] = items({ label: 'Code', href: 'https://x.org' }).site.navbar.items
  expect(link).not.toHaveProperty('active')
})

test('a doc item links the doc and is active in its whole sidebar', () => {
  expect(items({ type: 'doc', docId: 'other' }).site.navbar.items).toEqual([
    {
      kind: 'link',
      position: 'right',
      label: 'other',
      href: '/x/docs/other/',
      active: { by: 'sidebar', id: 'docs' },
    },
  ])
})

test('a doc that is only a draft has no item', () => {
  const { site, problems } = items({ type: 'doc', docId: 'hidden' })
  expect(site.navbar.items).toEqual([])
  expect(problems).toBe('')
})

test('a sidebar item goes to the first link of the sidebar', () => {
  expect(items({ type: 'docSidebar', sidebarId: 'defaultSidebar' }).site.navbar.items).toEqual([
    {
      kind: 'link',
      position: 'right',
      label: 'index',
      href: '/x/docs/',
      active: { by: 'sidebar', id: 'docs' },
    },
  ])
})

test('a version item names its version and opens its main doc', () => {
  expect(items({ type: 'docsVersion', version: 'current' }).site.navbar.items).toEqual([
    {
      kind: 'link',
      position: 'right',
      label: 'Next',
      href: '/x/docs/',
      active: { by: 'version', docsId: 'docs', name: 'current' },
    },
  ])
})

test('a locale item stands for every language, the present one marked', () => {
  const i18n = { defaultLocale: 'en', locales: ['en', 'ar'] }
  const [item] = view({ i18n, navbar: { items: [{ type: 'localeDropdown' }] } }).site.navbar.items
  expect(item).toMatchObject({
    kind: 'locales',
    locales: [
      { name: 'en', label: 'English', lang: 'en', baseHref: '/x/', current: true },
      { name: 'ar', label: 'العربية', lang: 'ar', baseHref: '/x/ar/', current: false },
    ],
  })
})

test('the only language has its name, too', () => {
  const [item] = view({ navbar: { items: [{ type: 'localeDropdown' }] } }).site.navbar.items
  expect(item).toMatchObject({ locales: [{ name: 'en', label: 'English' }] })
})

test.each([
  ['an unknown type', { type: 'serch' }, 'navbar.items[0].type', 'did you mean "search"?'],
  [
    'both targets',
    { label: 'x', to: '/a', href: '/b' },
    'both "to" and "href"',
    'One and only one',
  ],
  ['no target', { label: 'x' }, 'neither "to" nor "href"', 'One and only one'],
  [
    'a dropdown in a dropdown',
    { label: 'x', items: [{ label: 'deep', items: [] }] },
    'navbar.items[0].items[0]',
    'Nested dropdowns are not allowed',
  ],
  [
    'a version dropdown in a dropdown',
    { label: 'x', items: [{ type: 'docsVersionDropdown' }] },
    'docsVersionDropdown',
    'Nested dropdowns are not allowed',
  ],
  [
    'a position in a dropdown',
    { label: 'x', items: [{ label: 'y', to: '/y', position: 'left' }] },
    'navbar.items[0].items[0].position',
    'no position in a dropdown',
  ],
  ['a version item without a version', { type: 'docsVersion' }, 'nothing', 'one of: current'],
  [
    'an unknown version',
    { type: 'docsVersion', version: '9.9' },
    'version "9.9"',
    'one of: current',
  ],
  ['a sidebar item without a target', { type: 'docSidebar' }, 'nothing', 'defaultSidebar'],
  [
    'an unknown sidebar',
    { type: 'docSidebar', sidebarId: 'other' },
    'sidebar "other"',
    'one of: defaultSidebar',
  ],
  ['a doc item without a doc', { type: 'doc' }, 'nothing', 'one of: index, other'],
  ['an unknown doc', { type: 'doc', docId: 'othr' }, 'doc "othr"', 'did you mean "other"?'],
  [
    'an unknown docs root',
    { type: 'doc', docId: 'other', docsPluginId: 'doc' },
    'navbar.items[0].docsPluginId',
    'did you mean "docs"?',
  ],
  [
    'an unknown version in a dropdown',
    { type: 'docsVersionDropdown', versions: ['1.0'] },
    "No docs version exist for name '1.0'",
    'one of: current',
  ],
  [
    'text and html',
    { label: 'x', html: '<b>x</b>', to: '/x' },
    'navbar.items[0]',
    'one of "label" and "html"',
  ],
  ['no item in a dropdown', { label: 'x', items: ['y'] }, 'navbar.items[0].items[0]', '"y"'],
  ['a dropdown without a text', { items: [] }, 'navbar.items[0].label', 'nothing'],
  [
    'both targets of a dropdown',
    { label: 'x', items: [], to: '/a', href: '/b' },
    'both "to" and "href"',
    'One and only one',
  ],
  [
    'a pattern that is none',
    { label: 'x', to: '/x', activeBaseRegex: '(' },
    'navbar.items[0].activeBaseRegex',
    'a regular expression',
  ],
  [
    'an unknown field of a link',
    { lable: 'x', to: '/x' },
    'navbar.items[0].lable',
    'did you mean "label"?',
  ],
  [
    'a handler of events',
    { label: 'x', to: '/x', onClick: 'go()' },
    'navbar.items[0].onClick',
    'a field the engine does not know',
  ],
  [
    'an unknown field in a dropdown',
    { label: 'x', items: [{ label: 'y', too: '/y', to: '/y' }] },
    'navbar.items[0].items[0].too',
    'did you mean "to"?',
  ],
  [
    'an unknown field of another kind',
    { type: 'localeDropdown', querystring: 'a=b' },
    'navbar.items[0].querystring',
    'did you mean "queryString"?',
  ],
  ['an html item without html', { type: 'html' }, 'navbar.items[0].value', 'HTML to show'],
])('%s is named with its place, what was found and what is allowed', (_, item, ...texts) => {
  const { problems } = items(item)
  for (const text of texts) expect(problems).toContain(text)
})

test.each([
  [{ colorMode: { defaultMode: 'purple' } }, 'colorMode.defaultMode', '"purple"', '"light"|"dark"'],
  [{ outlineLevels: { min: 1, max: 3 } }, 'outlineLevels.min', '1', '>=2'],
  [
    { outlineLevels: { min: 4, max: 3 } },
    'outlineLevels',
    '{"min":4,"max":3}',
    'min not above max',
  ],
  [{ titel: 'x' }, 'titel', 'a field the engine does not know', 'did you mean "title"?'],
  [
    {
      footer: {
        links: [
          { title: 'A', items: [] },
          { label: 'b', to: '/b' },
        ],
      },
    },
    'footer.links',
    'columns and plain links',
    'either columns { title, items } or a flat list',
  ],
  [{ footer: { links: [{ label: 'x' }] } }, 'footer.links[0]', 'neither', 'one of "to" and "href"'],
  [
    { footer: { links: [{ title: 'A', items: 'x' }] } },
    'footer.links[0].items',
    '"x"',
    'a list of links',
  ],
  [
    { footer: { links: [{ html: '<b>x</b>', to: '/x' }] } },
    'footer.links[0]',
    '"html" with "to" or "href"',
    'or "html"',
  ],
  [
    { footer: { links: [{ label: 'x', to: '/x', traget: '_top' }] } },
    'footer.links[0].traget',
    'does not know',
    'did you mean "target"?',
  ],
  [{ sections: [{ ...base.sections[0], pth: 'x' }] }, 'sections[0].pth', 'does not know', '"path"'],
])('%j is named with its place, what was found and what is allowed', (config, ...texts) => {
  const { problems } = view(config)
  for (const text of texts) expect(problems).toContain(text)
})

test('everything wrong is named at once, wherever it is', () => {
  const { problems } = view({
    titel: 'x',
    colorMode: { defaultMode: 'purple' },
    navbar: { items: [{ type: 'docsVersion' }, { label: 'x' }, { type: 'doc', docId: 'no' }] },
    footer: { links: [{ label: 'y' }] },
  })
  for (const place of [
    'titel',
    'colorMode.defaultMode',
    'navbar.items[0].version',
    'navbar.items[1]',
    'navbar.items[2].docId',
    'footer.links[0]',
  ])
    expect(problems).toContain(`  ${place}\n    found`)
})

test('a missing required value is named together with all that is wrong besides', () => {
  const { problems } = view({
    title: undefined,
    url: 'docs.example.org',
    navbar: { logo: { alt: 'x' }, items: [{ type: 'docsVersion' }] },
    i18n: { defaultLocale: 'fr', locales: ['en'] },
  })
  for (const place of ['title', 'url', 'navbar.logo.src', 'i18n.defaultLocale'])
    expect(problems).toContain(`  ${place}\n    found`)
  expect(problems).toContain('  title\n    found     nothing')
})

test('HTML attributes of a link are kept', () => {
  const [link] = items({ label: 'x', to: '/x', target: '_self', 'aria-label': 'X' }).site.navbar
    .items
  expect(link).toMatchObject({ attributes: { target: '_self', 'aria-label': 'X' } })
})

test('without sections there is nothing to go on with', () => {
  expect(() => parseConfig({ title: 'T', url: 'https://x.org' }, 'docs.config.ts')).toThrow(
    'docs.config.ts has 1 problem:\n  sections\n    found     nothing',
  )
})

test('a default locale outside the list is named', () => {
  const { problems } = parseConfig(
    { ...base, i18n: { defaultLocale: 'fr', locales: ['en'] } },
    'docs.config.ts',
  )
  expect(problems.join('\n')).toContain(
    'i18n.defaultLocale\n    found     "fr"\n    expected  one of the locales: en',
  )
})
