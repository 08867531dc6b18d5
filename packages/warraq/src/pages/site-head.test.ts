import { expect, test } from 'vitest'
import { siteHead } from './site-head.ts'

const config = {
  title: 'Docs',
  baseUrl: '/x/fr/',
  favicon: undefined,
  icons: {},
  themeColor: { light: '#ffffff', dark: '#101615' },
  colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false },
  search: false,
} as const
const headOf = (changes: object, more: object = {}) =>
  siteHead({
    config: { ...config, ...changes },
    filesBaseUrl: '/x/',
    preconnect: [],
    feeds: [],
    ...more,
  })

test('gives both colours of the browser, the one of the default mode in force', () => {
  expect(headOf({})).toContain(
    '<meta name="theme-color" content="#ffffff" data-light="#ffffff" data-dark="#101615">',
  )
  expect(headOf({ colorMode: { ...config.colorMode, defaultMode: 'dark' } })).toContain(
    'name="theme-color" content="#101615"',
  )
})

test('links every icon of the site, below the base path of its files', () => {
  const head = headOf({
    favicon: '/favicon.svg',
    icons: { ico: '/favicon.ico', appleTouch: '/apple.png', manifest: '/site.webmanifest' },
  })
  expect(head.match(/<link[^>]*>/g)).toEqual([
    '<link rel="icon" href="/x/favicon.ico" sizes="32x32">',
    '<link rel="icon" href="/x/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/x/apple.png">',
    '<link rel="manifest" href="/x/site.webmanifest">',
  ])
  expect(headOf({})).not.toContain('<link')
})

test('names the feeds of sections', () => {
  const feeds = [{ title: 'Guides | Docs', href: '/x/fr/guides/rss.xml' }]
  expect(headOf({}, { feeds })).toContain(
    '<link rel="alternate" type="application/rss+xml" title="Guides | Docs" href="/x/fr/guides/rss.xml">',
  )
})
