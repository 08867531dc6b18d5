import { expect, test } from 'vitest'
import { contentPage } from '../../tests/content-page.ts'
import { runCheck } from '../../tests/run-check.ts'
import { changeFeed, changesOf } from './change-feed.ts'

const HTML =
  '<h1>Changes</h1><p>Intro.</p><h2 id="2026-11-23">23 November 2026<a class="heading-anchor" href="#2026-11-23">#</a></h2>\n<ul><li>New &amp; better</li></ul>\n<h2 id="feed">Feed</h2><p>Follow.</p><h2 id="2026-11-21">21 November 2026</h2><p>First.</p>'

const page = {
  route: '/docs/changes/',
  href: '/docs/changes/',
  url: 'https://docs.example.org/docs/changes/',
  title: 'What changed',
  description: '',
  crumbs: [],
  searchTag: 'default',
  html: HTML,
}
const site = {
  title: 'Docs',
  description: '',
  url: 'https://docs.example.org',
  baseUrl: '/',
  lang: 'en',
  buildId: 'b1',
  assets: { folder: '/assets/', files: [] },
  pages: [page],
}

test('an entry is the text below a heading whose id is a date', () => {
  expect(changesOf(HTML)).toEqual([
    { day: '2026-11-23', html: '<ul><li>New &amp; better</li></ul>' },
    { day: '2026-11-21', html: '<p>First.</p>' },
  ])
})

test('the feed names its page, itself, the newest day and every entry', () => {
  const [file] = [
    ...(changeFeed('/docs/changes/', 'content/changes.md').emit?.(site) as Iterable<{
      path: string
      content: string
    }>),
  ]
  expect(file?.path).toBe('changes.xml')
  expect(file?.content).toContain('<link rel="self" href="https://docs.example.org/changes.xml"/>')
  expect(file?.content).toContain('<updated>2026-11-23T12:00:00Z</updated>\n<author>')
  expect(file?.content.match(/<entry>/g)).toHaveLength(2)
  expect(file?.content).toContain('&lt;li&gt;New &amp;amp; better&lt;/li&gt;')
})

test('a missing change log is an error in the configuration', () => {
  const emit = () => [
    ...(changeFeed('/gone/', 'content/changes.md').emit?.(site) as Iterable<unknown>),
  ]
  expect(emit).toThrow('no page has the route /gone/')
})

const [check] = changeFeed('/docs/changes/', 'content/changes.md').checks ?? []
const foundIn = (text: string, file = 'content/changes.md') =>
  runCheck(check, [contentPage({ file, text })])

test.each([
  '## 24 November 2026',
  '## 24th November 2026',
  '## November 24, 2026',
  '## 31 November 2026 {#2026-11-31}',
  '## Feed',
])('an entry has its day as id: %s', async (heading) => {
  const text = `## 23 November 2026 {#2026-11-23}\n\n${heading}\n`
  expect(await foundIn(text)).toMatchObject([{ line: 3, found: heading }])
  expect(await foundIn(text, 'content/a.md')).toEqual([])
})

test.each([
  '## Feed {#feed}',
  '### 24 November 2026',
  '```md\n## 24 November 2026\n```',
])('what is no entry needs no day: %s', async (text) => {
  expect(await foundIn(text)).toEqual([])
})
