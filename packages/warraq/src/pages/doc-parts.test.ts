import { expect, test } from 'vitest'
import type { LoadedConfig } from '../config/load-config.ts'
import { parseConfig } from '../config/parse-config.ts'
import { readLanguage } from '../config/read-language.ts'
import { defaultUiText } from '../theme/text/ui-text.ts'
import type { Doc } from './doc.ts'
import { docParts } from './doc-parts.ts'
import type { SectionScope } from './ready-page.ts'
import { base } from './shell-view.fixtures.ts'
import { docAt } from './site.fixtures.ts'

const HEADINGS = [2, 3, 4].map((depth) => ({
  depth,
  id: `h${depth}`,
  html: `H${depth}`,
  text: `H${depth}`,
}))

/** The parts around a doc that is in no sidebar, on a site with these fields. */
function partsOf(doc: Doc, config: object = {}, scope: Partial<SectionScope> = {}) {
  const parsed = parseConfig({ ...base, ...config }, 'docs.config.ts')
  expect(parsed.problems).toEqual([])
  const language = readLanguage(parsed as LoadedConfig, { root: '/nowhere' })
  const [section] = language.roots
  // Only the fields that these parts read.
  const whole = {
    ...language,
    section,
    theme: { text: defaultUiText },
    tags: [],
    dates: new Map(),
    stripRows: () => [],
    docsById: new Map(),
    index: { order: [], places: new Map() },
    placeOf: () => ({ view: {} }),
    ...scope,
  } as unknown as SectionScope
  return docParts(doc, HEADINGS, whole)
}

test('the edit link leads to the file of the page, whatever its name', () => {
  const editUrl = 'https://x.org/edit/{file}?path={file}'
  const doc = docAt('a $& b.md')
  const file = 'content/a%20$&%20b.md'
  expect(partsOf(doc, { editUrl }).editUrl).toBe(`https://x.org/edit/${file}?path=${file}`)
  const own = (address: string | null) =>
    partsOf(docAt('a.md', { custom_edit_url: address }), { editUrl }).editUrl
  expect([own('https://y.org'), own(null), own('')]).toEqual([
    'https://y.org',
    undefined,
    undefined,
  ])
})

test('feedback is counted by a plugin with a module for it, otherwise it opens an issue', () => {
  const feedback = { issueUrl: 'https://x.org/new?title={title}&body={url}%20{file}' }
  const doc = docAt('a b.md', { title: 'A & B' })
  expect(partsOf(doc).feedback).toBeUndefined()
  expect(partsOf(doc, { feedback: {} }).feedback).toBeUndefined()
  expect(partsOf(doc, { feedback }).feedback).toEqual({
    kind: 'issue',
    href: 'https://x.org/new?title=A%20%26%20B&body=https%3A%2F%2Fx.org%2Fx%2Fdocs%2Fa%2520b%2F%20content%2Fa%20b.md',
  })
  const counter = (when: string) => ({ name: 'c', client: [{ module: 'count.ts', when }] })
  expect(partsOf(doc, { feedback, plugins: [counter('.video')] }).feedback?.kind).toBe('issue')
  const plugins = [counter('docs-feedback')]
  expect(partsOf(doc, { feedback, plugins }).feedback).toEqual({ kind: 'count' })
  expect(partsOf(doc, { plugins }).feedback).toBeUndefined()
})

test('an assistant is asked about the page as Markdown', () => {
  const assistants = [{ label: 'Ask', url: 'https://ask.example/?q={prompt}' }]
  const { assistants: [link] = [], markdownHref } = partsOf(docAt('a.md'), { assistants })
  expect(markdownHref).toBe('/x/docs/a.md')
  expect(link?.label).toBe('Ask')
  expect(link?.href).toContain(encodeURIComponent('https://x.org/x/docs/a.md'))
})

test('the last change comes from the front matter, otherwise from git', () => {
  const change = { iso: '2026-01-02T03:04:05Z', author: 'Git', contributors: ['Ada', 'Git'] }
  const dates = new Map([['content/a.md', change]])
  const lastUpdated = (given?: object, shown: object = {}) =>
    partsOf(docAt('a.md', { last_update: given }), { lastUpdated: shown }, { dates }).lastUpdated
  expect(lastUpdated()).toEqual({ iso: '2026-01-02T03:04:05Z', label: 'Jan 2, 2026' })
  expect(lastUpdated(undefined, { author: true })?.author).toBe('Git')
  expect(lastUpdated(undefined, { contributors: true })?.contributors).toBe('Ada and Git')
  expect(lastUpdated({ author: 'Ann' })).toMatchObject({ label: 'Jan 2, 2026', author: 'Ann' })
  expect(lastUpdated({ date: '2025-05-06' }, { author: true })).toMatchObject({
    iso: '2025-05-06T00:00:00.000Z',
    author: 'Git',
  })
  expect(lastUpdated(undefined, { date: false })).toBeUndefined()
})

test('front matter changes or hides the outline', () => {
  const ids = (frontMatter: Doc['frontMatter']) =>
    JSON.stringify(partsOf(docAt('a.md', frontMatter)).outline).match(/h\d(?=")/g) ?? []
  expect(ids({})).toEqual(['h2', 'h3'])
  expect(ids({ toc_min_heading_level: 3, toc_max_heading_level: 4 })).toEqual(['h3', 'h4'])
  expect(ids({ hide_table_of_contents: true })).toEqual([])
})

test('a page shows its tags, and why it is not listed or not translated', () => {
  const doc = docAt('a.md', { draft: true })
  const tags = [
    { label: 'T', description: '', route: '/docs/tags/t/', docs: new Set([doc]) },
    { label: 'U', description: '', route: '/docs/tags/u/', docs: new Set<Doc>() },
  ]
  expect(partsOf(doc, {}, { tags })).toMatchObject({
    tags: [{ label: 'T', href: '/x/docs/tags/t/' }],
    notice: 'draft',
    untranslated: undefined,
  })
  const other = { ...docAt('b.md', { unlisted: true }), missingTranslation: 'i18n/de/b.md' }
  expect(partsOf(other)).toMatchObject({
    tags: undefined,
    notice: 'unlisted',
    untranslated: { lang: 'en', dir: 'ltr' },
  })
})

test('the outline leaves out headings that the site names', () => {
  const idsWith = (outlineWithout: readonly string[]) =>
    partsOf(docAt('a.md'), { outlineWithout }).outline.map(({ id }) => id)
  expect(idsWith([])).toEqual(['h2'])
  expect(idsWith(['H2'])).toEqual(['h3'])
})
