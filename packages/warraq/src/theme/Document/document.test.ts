import { expect, test } from 'vitest'
import type { PageRecord } from '../../shared/page-view.ts'
import type { SiteView } from '../../shared/site-view.ts'
import { NO_PARTS } from '../parts/part.tsx'
import { tabsScript } from '../Tabs/tabs-script.ts'
import { defaultUiText } from '../text/ui-text.ts'
import {
  type DocumentFrame,
  type DocumentSource,
  pageStylesOf,
  renderDocument,
} from './document.tsx'

const SITE = {
  lang: 'en',
  dir: 'ltr',
  homeHref: '/',
  navbar: { items: [], hideOnScroll: false },
  colorMode: { defaultMode: 'light', disableSwitch: true, respectPrefersColorScheme: false },
} as unknown as SiteView

const FRAME: DocumentFrame = {
  csp: '',
  cspSources: { connect: [], hasFrames: false, hasWebAssembly: false },
  bootScript: 'boot()',
  homeScript: 'home()',
  inlineCss: 'body{}',
  pageStyles: [
    { when: ['<table'], css: 'table{}', name: 'table' },
    { when: ['<pre', '<code'], css: 'pre{}', name: 'code' },
  ],
  script: '/client.js',
  modulePreloads: ['/a.js'],
  siteHead: '',
  printStyles: '/print.css',
  brand: '',
  footer: '',
  searchDialog: '',
  theme: { text: defaultUiText, parts: NO_PARTS },
  elementText: undefined,
  runtimeSite: { baseUrl: '/', lang: 'en' },
}

const PAGE: PageRecord = {
  href: '/a/',
  kind: 'doc',
  title: 'A',
  documentTitle: 'A & B | Docs',
  className: 'docs-doc-page',
}

function documentOf(source: Partial<DocumentSource> = {}, frame: Partial<DocumentFrame> = {}) {
  const shell = { navbar: ['', '', ''], layout: 'layout' } as const
  const rest = { buildId: '1', head: [], html: '<p>Text</p>', pageStyles: [] }
  return renderDocument(
    { site: SITE, page: PAGE, shell, ...rest, ...source },
    { ...FRAME, ...frame },
  )
}
/** Number of scripts that the policy of a document allows. */
const scriptHashes = (html: string) =>
  /script-src ([^;]*)/.exec(html)?.[1]?.match(/sha256-/g)?.length

test('escapes what could end an element', () => {
  const html = documentOf(
    {
      page: { ...PAGE, title: '</script><b>' },
      head: [{ tag: 'script', attributes: { type: 'a"b' }, content: '{"a":"</script>"}' }],
    },
    { elementText: '{"a":"\'<\'"}' },
  )
  expect(html).toContain('<title>A &amp; B | Docs</title>')
  expect(html).toContain('"title":"\\u003c/script>\\u003cb>"')
  expect(html).toContain('<script type="a&quot;b" data-page>{"a":"\\u003c/script>"}</script>')
  expect(html).toContain('<body data-element-text="{&quot;a&quot;:&quot;')
})

test('the script of the home page is on no other, and the policy allows what is there', () => {
  expect(documentOf()).not.toContain('home()')
  expect(scriptHashes(documentOf())).toBe(1)
  const home = documentOf({ page: { ...PAGE, href: '/' } })
  expect(home).toContain('<script>boot()</script><script>home()</script>')
  expect(scriptHashes(home)).toBe(2)
  expect(scriptHashes(documentOf({ html: `<script>${tabsScript}</script>` }))).toBe(2)
})

test('a page has the styles of what is in it, each under a name', () => {
  expect(pageStylesOf('<p><code>a</code></p>', FRAME).map(({ name }) => name)).toEqual(['code'])
  expect(documentOf({ pageStyles: FRAME.pageStyles })).toContain(
    '<style>body{}</style><style data-page data-name="table">table{}</style><style data-page data-name="code">pre{}</style>',
  )
})
