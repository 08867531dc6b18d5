import { collectReferences } from '@warraq/markup/html-references'
import { lineFinder } from '@warraq/markup/line-finder'
import { expect, test } from 'vitest'
import type { PageHeadElement } from '../config/head-schema.ts'
import { configSchema } from '../config/schema.ts'
import { formatDiagnostic } from '../shared/data/diagnostic.ts'
import { checkPolicy } from './check-policy.ts'

/** The findings about a page with this HTML, in a site with these settings. */
function told(html: string, more: object = {}, head: PageHeadElement[] = []) {
  const config = configSchema.parse({
    title: 'T',
    url: 'https://docs.example.org',
    sections: [{ id: 'docs', path: 'docs', route: '/' }],
    ...more,
  })
  const compiled = collectReferences(html, lineFinder(html, 1))
  return checkPolicy({
    config,
    configFile: 'docs.config.ts',
    pages: [{ file: 'docs/index.md', compiled, head }],
  })
}

const shortly = (html: string, more?: object) =>
  told(html, more).map(({ file, found, fix }) => `${file} ${found}: ${fix.split(' in docs')[0]}`)

test('names the address, its line, and what to write to allow it', () => {
  const html = '<p>Status</p>\n<img src="https://img.shields.io/npm/v/warraq">'
  expect(told(html).map(formatDiagnostic).join('\n')).toMatchInlineSnapshot(`
    "docs/index.md:2  warning  policy/blocked
      found     https://img.shields.io/npm/v/warraq
      expected  no image of another origin, because the content security policy of the pages makes browsers refuse it
      fix       to allow it, write policy: { images: ['https://img.shields.io'] } in docs.config.ts, or copy the file into the site"
  `)
})

test.each([
  ['<img src="https://a.example/x.png">', 'images'],
  ['<img srcset="/own.png, https://a.example/x.png 2x">', 'images'],
  ['<picture><source srcset="https://a.example/x.png"></picture>', 'images'],
  ['<video poster="//a.example/x.png"></video>', 'images'],
  ['<video src="https://a.example/x.mp4"></video>', 'media'],
  ['<audio><source src="https://a.example/x.mp3"></audio>', 'media'],
  ['<track src="https://a.example/x.vtt">', 'media'],
  ['<iframe src="https://a.example/"></iframe>', 'frames'],
  ['<script src="https://a.example/x.js"></script>', 'scripts'],
  ['<link rel="stylesheet" href="https://a.example/x.css">', 'styles'],
])('%s needs policy.%s', (html, kind) => {
  const [blocked] = told(html)
  expect(blocked?.fix).toContain(`policy: { ${kind}: ['https://a.example'] }`)
  expect(told(html, { policy: { [kind]: ['https://a.example'] } })).toEqual([])
})

test('what readers of the deployed site load from its own origin, or only open, is allowed', () => {
  const html =
    '<img src="/a.png"><img src="https://docs.example.org/b.png"><img src="data:image/png;base64,AA==">' +
    '<a href="https://a.example/">A</a><link rel="canonical" href="https://a.example/">'
  expect(told(html)).toEqual([])
})

test('the advice keeps the origins that are there already', () => {
  expect(
    shortly('<img src="https://b.example/x.png">', { policy: { images: ['https://a.example'] } }),
  ).toEqual([
    "docs/index.md https://b.example/x.png: to allow it, write policy: { images: ['https://a.example', 'https://b.example'] }",
  ])
})

test('frames that content may contain come from any server, unless the policy names some', () => {
  const html = '<iframe src="https://video.example/1"></iframe>'
  const checks = { allowedHtml: ['iframe'] }
  expect(told(html, { checks })).toEqual([])
  expect(told(html, { checks, policy: { frames: ['https://other.example'] } })).toHaveLength(1)
})

test('pictures of the configuration count, and what a plugin needs is allowed', () => {
  const src = 'https://a.example/logo.svg'
  const html = '<img src="https://a.example/x.png">'
  const more = {
    navbar: { logo: { src }, items: [{ type: 'html', value: html }] },
    footer: { copyright: html },
    announcementBar: { content: html },
  }
  expect(told('', { favicon: src })).toHaveLength(1)
  expect(told('', more).map(({ file, found }) => `${file} ${found}`)).toEqual([
    `docs.config.ts ${src}`,
    ...Array.from({ length: 3 }, () => 'docs.config.ts https://a.example/x.png'),
  ])
  const plugins = [{ name: 'pictures', policy: { images: ['https://a.example'] } }]
  expect(told('', { ...more, plugins })).toEqual([])
})

test('elements of the head that the configuration names need no line of the policy, those of pages do', () => {
  const element = { tag: 'script' as const, attributes: { src: 'https://a.example/x.js' } }
  expect(told('<script src="https://a.example/y.js"></script>', { head: [element] })).toEqual([])
  const [blocked] = told('', {}, [element])
  expect(blocked?.fix).toContain("policy: { scripts: ['https://a.example'] }")
  expect(told('', { policy: { scripts: ['https://a.example'] } }, [element])).toEqual([])
})

test('a policy that allows everything is warned of, unless the site accepts it', () => {
  const policy = { images: ['*'], scripts: ['https:'], trustedTypes: false }
  expect(told('', { policy, connect: ['https://api.example'] }).map(({ found }) => found)).toEqual([
    "policy.scripts: ['https:'], which stands for every server",
    "policy.images: ['*'], which stands for every server",
    'policy.trustedTypes: false, so that any script may write HTML into pages',
  ])
  expect(told('', { policy, checks: { 'policy/open': 'ignore' } })).toEqual([])
})

test.each([
  { scripts: ["'unsafe-inline'"] },
  { scripts: ['data:'] },
  { images: ['https://a.example/path'] },
  { images: ['https://a.example; script-src *'] },
  { images: 'https://a.example' },
  { trustedTypes: ['a b'] },
  { objects: ['https://a.example'] },
])('the schema refuses %j', (policy) => {
  expect(configSchema.shape.policy.safeParse(policy).success).toBe(false)
})
