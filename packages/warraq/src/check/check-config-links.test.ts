import { expect, test } from 'vitest'
import { configSchema } from '../config/schema.ts'
import { checkConfigLinks } from './check-config-links.ts'

const SITE = {
  title: 'T',
  url: 'https://example.org',
  sections: [{ id: 'docs', path: 'docs', route: '/' }],
}

function told(more: object, sidebars: Parameters<typeof checkConfigLinks>[0]['sidebars'] = []) {
  const config = configSchema.parse({ ...SITE, ...more })
  const index = {
    ...{
      meaningOf: () => undefined,
      routes: new Set(['/']),
      routeOfFile: new Map(),
      contentDirs: [],
      staticDirs: [],
    },
    ...{ baseUrl: '/', filesBaseUrl: '/', placeOf: () => 'missing' as const },
  }
  return checkConfigLinks(
    { config, file: 'docs.config.ts', sidebars, otherBaseUrls: [] },
    { checks: config.checks, index, anchors: new Map() },
  ).map(({ severity, code, found }) => `${severity} ${code} ${found}`)
}

const copyright = '<a href="javascript:f()">a</a> <a href="/gone/">b</a>'

test('an address that runs code in HTML of the configuration is reported with its field', () => {
  const expected = ['html/forbidden-address footer.copyright: "javascript:f()"']
  const gone = 'error link/unknown-page footer.copyright: "/gone/"'
  expect(told({ footer: { copyright } })).toEqual([`error ${expected}`, gone])
  const checks = { 'html/forbidden-address': 'warn' }
  expect(told({ footer: { copyright }, checks })).toEqual([`warning ${expected}`, gone])
})

test.each([
  { navbar: { logo: { src: '/a.svg', href: 'javascript:f()' } } },
  { navbar: { logo: { src: 'data:text/html,x' } } },
  { footer: { logo: { src: '/a.svg', href: 'pathname://javascript:f()' } } },
  { navbar: { items: [{ to: 'javascript:f()' }] } },
  { editUrl: 'javascript:f()//{file}' },
])('the schema refuses %j', (more) => {
  expect(configSchema.safeParse({ ...SITE, ...more }).error?.issues).toMatchObject([
    { message: 'a path or an address that runs no code' },
  ])
})

test('links that authors write into sidebars are checked', () => {
  const link = (href: string) => ({ kind: 'link' as const, label: 'Gone', href })
  const html = { kind: 'html' as const, html: '<a href="/lost/">x</a>' }
  const items = [link('/'), link('/gone/'), html]
  expect(told({}, [{ id: 'docs', file: 'sidebars.json', items }])).toEqual([
    'error link/unknown-page docs: Gone: "/gone/"',
    'error link/unknown-page docs: "/lost/"',
  ])
})
