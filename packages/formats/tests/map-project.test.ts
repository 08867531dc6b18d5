import { expect, test } from 'vitest'
import { FOOTER_FIELDS } from '../../warraq/src/config/footer-schema.ts'
import { INNER_FIELDS, NAVBAR_FIELDS } from '../../warraq/src/config/navbar-schema.ts'
import type { Fields } from '../src/docusaurus/fields.ts'
import { mapProject } from '../src/docusaurus/map-project.ts'
import type { ModuleNames } from '../src/imports/module-names.ts'

/** The names that a project gives to its modules. */
const namesOf = ({ config }: ReturnType<typeof mapProject>) =>
  config.plugins?.flatMap(({ pageModules }) => pageModules?.options?.names ?? [])[0] as
    | ModuleNames
    | undefined

/** The mapping of a configuration with one classic preset. */
function mapped(config: Fields, docs: Fields = {}, files: readonly string[] = []) {
  return mapProject({
    file: 'docusaurus.config.js',
    root: '/repo/website',
    config: {
      title: 'T',
      url: 'https://example.org',
      presets: [['classic', { docs, blog: false }]],
      ...config,
    },
    sidebars: new Map([['default', { main: ['a'] }]]),
    pages: [],
    ...NO_CODE,
    exists: (path) => files.includes(path),
  })
}

const NO_CODE = {
  itemFields: { navbar: NAVBAR_FIELDS, inner: INNER_FIELDS, footer: FOOTER_FIELDS },
  customCss: '',
  code: undefined,
  aliases: {},
  postcss: [],
  missing: [],
  folders: [],
  statics: [],
  theme: [],
  textOf: () => '',
}

const theme = (themeConfig: Fields) => ({ themeConfig })

test.each<[what: string, config: Fields, expected: object]>([
  ['an origin with a path', { url: 'https://example.org/x/' }, { url: 'https://example.org' }],
  ['a favicon', { favicon: 'img/a.ico' }, { favicon: '/img/a.ico' }],
  ['one language', { i18n: { defaultLocale: 'ru', locales: ['ru'] } }, { lang: 'ru' }],
  [
    'several languages',
    {
      i18n: {
        defaultLocale: 'en',
        locales: ['en', 'ar'],
        localeConfigs: { ar: { direction: 'rtl', calendar: 'islamic' }, xx: {} },
      },
    },
    {
      i18n: {
        defaultLocale: 'en',
        locales: ['en', 'ar'],
        localeConfigs: { ar: { direction: 'rtl' } },
      },
    },
  ],
  [
    'severities, with the defaults of Docusaurus',
    { onBrokenLinks: 'warn', markdown: { hooks: { onBrokenMarkdownLinks: 'throw' } } },
    {
      checks: {
        brokenLinks: 'warn',
        brokenAnchors: 'warn',
        brokenMarkdownLinks: 'throw',
        brokenImages: 'warn',
        duplicateRoutes: 'warn',
      },
    },
  ],
  [
    'severities, where plugins that do not run may add pages',
    { onBrokenAnchors: 'throw', plugins: ['made-pages'] },
    { checks: { brokenLinks: 'warn', brokenAnchors: 'warn' } },
  ],
  [
    'severities beside plugins whose work the engine does',
    { plugins: ['docusaurus-plugin-sass', '@easyops-cn/docusaurus-search-local'] },
    { checks: { brokenLinks: 'throw' } },
  ],
  ['no formulas without their plugin', {}, { markdown: { math: false } }],
  [
    'formulas',
    { presets: [['classic', { docs: { remarkPlugins: ['remark-math'] } }]] },
    { markdown: { math: true } },
  ],
  [
    'formulas of two signs',
    {
      presets: [
        [
          'classic',
          {
            docs: {
              remarkPlugins: [[{ $missing: 'remark-math' }, { singleDollarTextMath: false }]],
            },
          },
        ],
      ],
    },
    { markdown: { math: 'double' } },
  ],
  ['trailing slashes', { trailingSlash: true }, { trailingSlash: true }],
  ['no trailing slashes', { trailingSlash: false }, { trailingSlash: false }],
  ['nothing about trailing slashes', {}, { trailingSlash: 'ignore' }],
  [
    'redirects, several of one page',
    {
      plugins: [
        [
          '@docusaurus/plugin-client-redirects',
          {
            fromExtensions: ['html'],
            redirects: [
              { from: ['/a', '/b/'], to: '/docs/c' },
              { from: '/d', to: 'https://x.org' },
            ],
          },
        ],
      ],
    },
    { redirects: { '/a': '/docs/c', '/b/': '/docs/c', '/d': 'https://x.org' } },
  ],
  [
    'the page of a hosted search',
    theme({ algolia: { appId: 'A1', apiKey: 'k', indexName: 'i', searchPagePath: 'find' } }),
    { search: { route: '/find/' } },
  ],
  [
    'outline levels',
    theme({ tableOfContents: { minHeadingLevel: 4 } }),
    { outlineLevels: { min: 4, max: 4 } },
  ],
  [
    'comments that mark lines of code',
    theme({
      prism: {
        magicComments: [
          { className: 'theme-code-block-highlighted-line', line: 'look' },
          { className: 'code-add-line', block: { start: 'a', end: 'b' } },
          { className: 'odd' },
          { line: 'x' },
        ],
      },
    }),
    {
      codeComments: [
        { className: 'highlighted', line: 'look' },
        { className: 'diff-add', start: 'a', end: 'b' },
      ],
    },
  ],
  [
    'links that are icons there',
    theme({
      navbar: {
        items: [
          { href: 'https://github.com/x/y', className: 'icon' },
          { href: 'https://x.org', 'aria-label': 'Chat' },
        ],
      },
    }),
    {
      navbar: {
        items: [
          { href: 'https://github.com/x/y', className: 'icon', label: 'GitHub' },
          { href: 'https://x.org', 'aria-label': 'Chat', label: 'Chat' },
        ],
      },
    },
  ],
  [
    'a link of the footer with a type',
    theme({ footer: { links: [{ label: 'x', type: 'doc', to: 'usage' }] } }),
    { footer: { links: [{ label: 'x', to: 'usage' }] } },
  ],
  [
    'a footer without a title of its column',
    theme({ footer: { style: 'dark', links: [{ title: null, items: [{ html: '<b>x</b>' }] }] } }),
    { footer: { style: 'dark', links: [{ items: [{ html: '<b>x</b>' }] }] } },
  ],
  [
    'colour mode and sidebar',
    theme({
      colorMode: { defaultMode: 'dark', respectPrefersColorScheme: true },
      docs: { sidebar: { hideable: true, autoCollapseCategories: true } },
    }),
    {
      colorMode: { defaultMode: 'dark', respectPrefersColorScheme: true },
      sidebar: { hideable: true, autoCollapse: true },
    },
  ],
])('maps %s', (_, config, expected) => {
  expect(mapped(config).config).toMatchObject(expected)
})

test.each<[what: string, docs: Fields, expected: object]>([
  ['the defaults', {}, { id: 'default', path: 'docs', route: '/docs/' }],
  ['a folder beside the site', { path: '../docs' }, { path: '../docs' }],
  ['an absolute folder', { path: '/repo/website/pages' }, { path: 'pages' }],
  ['the root', { routeBasePath: '/' }, { route: '/' }],
  ['a long route', { routeBasePath: 'a/b/' }, { route: '/a/b/' }],
  ['executed sidebars', { sidebarPath: './s.js' }, { sidebar: { main: ['a'] } }],
  ['no sidebars', { sidebarPath: false }, { sidebar: false }],
  ['an edit link', { editUrl: 'https://x/edit/main' }, { editUrl: 'https://x/edit/main/{file}' }],
  [
    'versions',
    {
      lastVersion: 'current',
      versions: { current: { path: '/next', badge: false }, '1.0': { banner: 'none', path: '' } },
    },
    {
      lastVersion: 'current',
      versions: { current: { path: 'next', badge: false }, '1.0': { banner: 'none', path: '' } },
    },
  ],
])('maps docs with %s', (_, docs, expected) => {
  expect(mapped({}, docs).config.sections[0]).toMatchObject(expected)
})

test('every use of the docs plugin is a section', () => {
  const { config } = mapped({
    plugins: [
      ['@docusaurus/plugin-content-docs', { id: 'api', path: 'api', routeBasePath: 'api' }],
      ['/x/node_modules/@docusaurus/plugin-content-docs/lib/index.js', { id: 'more' }],
      ['@docusaurus/plugin-content-docs', false],
    ],
  })
  expect(config.sections.map(({ id }) => id)).toEqual(['default', 'api', 'more'])
})

test('a hosted index is left out, with the package that searches it', () => {
  const { config, findings } = mapped(theme({ algolia: { appId: 'A1' } }))
  expect(config.search).toBeUndefined()
  expect(JSON.stringify(findings)).toContain('@warraq/hosted-search')
})

test('only static folders that exist are copied', () => {
  expect(mapped({}, {}, ['static']).config.staticDirs).toEqual(['static'])
  expect(mapped({}).config.staticDirs).toEqual([])
  const two = { staticDirectories: ['public/', './more', 'static'] }
  expect(mapped(two, {}, ['public', 'more']).config.staticDirs).toEqual(['public', 'more'])
})

test('what is left out is reported once with its effect; what the engine has is not', () => {
  const { findings } = mapped({
    themes: ['@docusaurus/theme-mermaid', '@docusaurus/theme-live-codeblock'],
    plugins: ['@docusaurus/plugin-sitemap', { $function: 'own' }, { $missing: 'no-such' }],
    scripts: ['https://example.org/a.js'],
    stylesheets: [],
    themeConfig: {
      navbar: {
        items: [
          { to: '/a', x: 1 },
          { to: '/b', x: 2 },
        ],
      },
    },
  })
  expect(findings.map(({ found }) => found)).toEqual([
    'scripts',
    'the theme @docusaurus/theme-live-codeblock',
    'the plugin own',
    'the plugin no-such',
    'themeConfig.navbar: "x" of an item',
    'broken links as errors',
  ])
})

test('plugins of PostCSS that do not run are left out, each with its cause', () => {
  const use = { missing: [], runs: true, isAll: true }
  const { findings } = mapProject({
    ...{ ...NO_CODE, file: 'docusaurus.config.js', root: '/repo', sidebars: new Map() },
    config: {
      presets: ['classic'],
      plugins: ['one', 'two', 'three', 'four'].map((name) => ({ $function: name })),
    },
    postcss: [
      { ...use, plugin: 'one' },
      { ...use, plugin: 'two', missing: ['tailwindcss'] },
      { ...use, plugin: 'three', isAll: false },
      { ...use, plugin: 'four', runs: false, failed: 'no wick' },
    ],
    customCss: '@import "tailwindcss"',
    pages: [],
    exists: () => false,
  })
  expect(findings.map(({ found }) => found)).toEqual([
    'configurePostCss of two: tailwindcss',
    'configurePostCss of four',
    'the plugin three',
    'the plugin four',
    'broken links as errors',
  ])
})

test('a copy of the classic preset is read as that preset, and reported', () => {
  const { config, findings } = mapped({
    presets: [['@company/preset-classic', { docs: { path: 'pages' }, blog: false }]],
  })
  expect(config.sections.map(({ path }) => path)).toEqual(['pages'])
  expect(findings.map(({ found }) => found)).toEqual(['the preset @company/preset-classic'])
})

test('so is a preset with the options of the classic one for docs', () => {
  const { config, findings } = mapped({
    presets: [['company-docs/preset', { docs: { routeBasePath: 'en/docs' }, blog: false }]],
  })
  expect(config.sections.map(({ path, route }) => [path, route])).toEqual([['docs', '/en/docs/']])
  expect(config.checks?.servedElsewhere).toEqual([])
  expect(findings.map(({ found }) => found)).toEqual(['the preset company-docs/preset'])
})

test('with its own patterns for files that are not pages, files that begin with _ are pages', () => {
  const underscored = (docs: Fields) =>
    mapped({ presets: [['classic', { docs }]] }).config.sections.map((one) => one.underscored)
  expect(underscored({})).toEqual([false])
  expect(underscored({ exclude: ['**/api/**'] })).toEqual([true])
})

test('a project without docs is refused', () => {
  expect(() => mapped({ presets: [['classic', { docs: false }]] })).toThrow(
    'docusaurus.config.js uses no docs plugin',
  )
})

test('folders of the project may be imported as if it were the root', () => {
  const names = namesOf(
    mapProject({
      ...{ ...NO_CODE, folders: ['docs', 'repo', 'src'], file: 'docusaurus.config.js' },
      ...{ root: '/repo/website', config: { presets: ['classic'] }, sidebars: new Map() },
      ...{ pages: [], exists: () => false, statics: [['img', 'static/img']] as const },
    }),
  )
  expect(names?.aliases).toEqual({ '/docs': 'docs', '/src': 'src', '/img': 'static/img' })
})

test('an alias of the bundler is a place of the project or a package', () => {
  const aliases = {
    ...{ '@parts': './src/parts', '@lamps': '/repo/website/lamps', '@gone': '/elsewhere' },
    ...{ 'oil-lamp$': 'gas-lamp', wick: '/repo/node_modules/wick', glass: 'static' },
  }
  const names = namesOf(
    mapProject({
      ...{ ...NO_CODE, aliases, file: 'docusaurus.config.js', root: '/repo/website' },
      ...{ config: { presets: ['classic'] }, sidebars: new Map(), pages: [] },
      exists: (path) => path === 'static',
    }),
  )
  expect(names).toMatchObject({
    aliases: { '@parts': 'src/parts', '@lamps': 'lamps', glass: 'static' },
    packages: { 'oil-lamp': 'gas-lamp' },
  })
})

test('redirects that are made by a function, and those of no path, are left out by name', () => {
  const { config, findings } = mapped({
    plugins: [
      [
        'client-redirects',
        {
          createRedirects: { $function: 'f' },
          redirects: [{ from: '/a*', to: '/b' }, { to: '/c' }],
        },
      ],
    ],
  })
  expect(config.redirects).toEqual({})
  expect(findings.map(({ found }) => found)).toEqual([
    'plugin client-redirects: createRedirects',
    'plugin client-redirects: {"from":"/a*","to":"/b"}',
    'plugin client-redirects: {"to":"/c"}',
  ])
})

test('plugins for the trees of pages are left out by name', () => {
  const remarkPlugins = [
    { $missing: 'remark-math' },
    { $missing: 'no-such-remark' },
    [{ $function: 'own' }, {}],
  ]
  expect(mapped({}, { remarkPlugins }).findings.map(({ found }) => found)).toEqual([
    'docs "default": remarkPlugins (no-such-remark)',
  ])
})

test('routes of other parts are not checked: blogs, pages and those of plugins', () => {
  const { config } = mapProject({
    file: 'docusaurus.config.js',
    root: '/site',
    config: {
      presets: [
        ['classic', { blog: { routeBasePath: 'news' } }],
        ['openapi', { specs: [{ route: '/api/' }] }],
      ],
    },
    ...NO_CODE,
    sidebars: new Map(),
    pages: ['index.tsx', 'team/index.js', 'about.md', '_part.tsx', 'a.module.css', 'a.test.tsx'],
    exists: (path) => path === 'blog',
  })
  expect(config.checks?.servedElsewhere).toEqual(['/news/', '/', '/team/', '/about/', '/api/'])
})

test('a folder of the theme is a part if it has the file of the part, and may hold others', () => {
  const theme = [
    'Admonition/Types.tsx',
    'Lamp/index.tsx',
    'Oil/Can/index.tsx',
    'Wick.js',
    'DocTable.js',
  ]
  const names = namesOf(
    mapProject({
      ...{ ...NO_CODE, theme, file: 'docusaurus.config.js', root: '/repo/website' },
      ...{ config: { presets: ['classic'] }, sidebars: new Map(), pages: [], exists: () => false },
    }),
  )
  expect(names?.aliases).toEqual({
    '@theme/DocTable': 'src/theme/DocTable',
    '@theme/Lamp': 'src/theme/Lamp',
    '@theme/Oil/Can': 'src/theme/Oil/Can',
    '@theme/Wick': 'src/theme/Wick',
  })
})
