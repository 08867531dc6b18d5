import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { tabsScript } from '../../shared/browser/inline-scripts.ts'
import type { HeadTag } from '../../shared/data/page-payload.ts'
import type { SiteView } from '../../shared/data/site-view.ts'
import { plainTheme } from '../parts/plain-theme.fixtures.ts'
import { NO_SOURCES } from './csp.fixtures.ts'
import { type DocumentFrame, type DocumentSource, renderDocument } from './document.tsx'
import { runtimeSite } from './document-data.ts'
import { pageStylesOf } from './page-styles.ts'

const THEME = plainTheme(
  {},
  {
    ...{ lang: 'ar', dir: 'rtl' },
    colorMode: { defaultMode: 'dark', disableSwitch: false, respectPrefersColorScheme: false },
  },
)
const NOTES = { when: ['hr', '.footnotes'], css: 'hr{margin:0}', name: 'notes' }
const FRAME: DocumentFrame = {
  csp: '',
  cspSources: NO_SOURCES,
  bootScript: 'boot()',
  homeScript: 'home()',
  inlineCss: 'body{margin:0}',
  pageStyles: [NOTES],
  script: '/assets/client.js',
  modulePreloads: [],
  siteHead: '',
  headEnd: { html: '', scripts: [], styles: [] },
  printStyles: '/assets/print.css',
  brand: '',
  footer: '',
  searchDialog: '',
  theme: THEME,
  elementText: undefined,
  runtimeSite: runtimeSite(THEME.site),
}
const PAGE = {
  href: '/guide/',
  kind: 'doc',
  title: 'Guide',
  documentTitle: 'Guide | Docs',
  className: '',
} as const

interface Shown extends Partial<Pick<DocumentSource, 'head' | 'html' | 'shell'>> {
  readonly page?: Partial<DocumentSource['page']>
  readonly site?: Partial<SiteView>
  readonly frame?: Partial<DocumentFrame>
}

function documentOf({
  page,
  site,
  frame,
  html = '<main id="docsMain"></main>',
  ...rest
}: Shown = {}) {
  const whole = { ...FRAME, theme: { ...THEME, site: { ...THEME.site, ...site } }, ...frame }
  return renderDocument(
    {
      buildId: 'b1',
      page: { ...PAGE, ...page },
      shell: { navbar: ['', '', ''], layout: 'layout' },
      head: [],
      html,
      pageStyles: pageStylesOf(html, whole.pageStyles),
      ...rest,
    },
    whole,
  )
}

const inlineScripts = (html: string) =>
  [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text = '']) => text)

test('has language, direction and first colour mode before any script runs', () => {
  expect(documentOf()).toMatch(
    /^<!doctype html><html lang="ar" dir="rtl" [^>]*data-theme="dark" data-theme-choice="dark"/,
  )
})

test('title, classes and translated texts cannot leave their place', () => {
  const html = documentOf({
    page: { documentTitle: 'The </title><b> tag', className: 'a" onload="x' },
    frame: { elementText: '{"copy":"<b>"}' },
  })
  expect(html).toContain('<title>The &lt;/title&gt;&lt;b&gt; tag</title>')
  expect(html).toContain('class="a&quot; onload=&quot;x"')
  expect(html).toContain('<body data-element-text="{&quot;copy&quot;:&quot;&lt;b&gt;&quot;}">')
})

test('data for scripts cannot end its element', () => {
  const title = '</script><script>alert(1)</script>'
  const jsonLd: HeadTag = {
    tag: 'script',
    attributes: { type: 'application/ld+json' },
    content: JSON.stringify({ name: title }),
  }
  const html = documentOf({ page: { title }, head: [jsonLd] })
  expect(inlineScripts(html)).toEqual(['boot()'])
  const [, data = ''] =
    /<script type="application\/json" id="docsData">(.*?)<\/script>/.exec(html) ?? []
  expect(JSON.parse(data)).toMatchObject({ page: { title } })
  const [, linked = ''] =
    /<script type="application\/ld\+json" data-page>(.*?)<\/script>/.exec(html) ?? []
  expect(JSON.parse(linked)).toEqual({ name: title })
})

test('head elements of the page are marked as such, with their values escaped', () => {
  const head: HeadTag[] = [
    { tag: 'meta', attributes: { name: 'description', content: 'A "B" <c>' } },
  ]
  expect(documentOf({ head })).toContain(
    '<meta name="description" content="A &quot;B&quot; &lt;c&gt;" data-page>',
  )
})

test('the first link skips to the content, in the language of the site', () => {
  const html = documentOf({ frame: { theme: plainTheme({ skipToContent: 'Zum <Inhalt>' }) } })
  const [first] = /<a .*?<\/a>/.exec(html.slice(html.indexOf('<body'))) ?? []
  expect(first).toBe('<a class="skip-link" href="#docsMain">Zum &lt;Inhalt&gt;</a>')
})

test('only the home page has the script of the home page', () => {
  expect(inlineScripts(documentOf({ page: { href: '/' } }))).toEqual(['boot()', 'home()'])
  expect(inlineScripts(documentOf())).toEqual(['boot()'])
  const html = documentOf({ page: { href: '/' }, frame: { homeScript: '' } })
  expect(inlineScripts(html)).toEqual(['boot()'])
})

test('the policy allows exactly the inline code of this document', () => {
  const pages = [
    documentOf(),
    documentOf({ page: { href: '/' } }),
    documentOf({ html: `<docs-tabs></docs-tabs><script>${tabsScript}</script>` }),
    documentOf({ html: '<hr>' }),
  ]
  const sizes = pages.map((html) => {
    const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css = '']) => css)
    const hashes = [...inlineScripts(html), ...styles].map(
      (text) => `sha256-${createHash('sha256').update(text).digest('base64')}`,
    )
    const [, policy = ''] = /Content-Security-Policy" content="([^"]*)"/.exec(html) ?? []
    const allowed = [...policy.matchAll(/'(sha256-[^']+)'/g)].map(([, hash]) => hash)
    expect(allowed.toSorted()).toEqual(hashes.toSorted())
    return allowed.length
  })
  expect(sizes).toEqual([2, 3, 3, 3])
})

test('a page has the styles of what it contains, once', () => {
  expect(documentOf({ html: '<div class="footnotes"><hr></div>' }).split(NOTES.css)).toHaveLength(2)
  expect(documentOf()).not.toContain(NOTES.css)
})

test('the browser learns which sidebar the document has', () => {
  const shell = {
    navbar: ['', '', ''],
    layout: 'layout',
    sidebar: { key: 'k1', label: 'Learn', html: '<aside>Learn</aside>' },
  } as const
  expect(documentOf({ shell })).toContain('"sidebarKey":"k1"')
  expect(documentOf()).not.toContain('sidebarKey')
})

test('an announcement is above the navbar, and there is none without a message', () => {
  const announcement = { id: 'a', html: 'New <b>node</b>', isCloseable: true }
  expect(documentOf({ site: { announcement } })).toMatch(/New <b>node<\/b>.*<header class="navbar"/)
  expect(documentOf()).not.toContain('announcement')
})
