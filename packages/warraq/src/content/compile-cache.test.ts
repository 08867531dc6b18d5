import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { temporaryFolder } from '../../../../tests/temporary-folder.ts'
import type { CompiledPage } from '../shared/data/compiled-page.ts'
import { problemAt } from '../shared/data/problem-at.ts'
import { markedText } from '../theme/text/text-marks.ts'
import { defaultUiText } from '../theme/text/ui-text.ts'
import { openCompileCache } from './compile-cache.ts'
import type { PageBody } from './compile-page.ts'

let dir = ''
let partials: Record<string, string> = {}
beforeEach(() => {
  dir = temporaryFolder()
  partials = { 'part.mdx': 'one' }
})

function open(contextKey = 'context') {
  const cache = openCompileCache({
    file: join(dir, 'pages'),
    contextKey,
    readFile: (file) => partials[file],
  })
  return { ...cache, ...cache.inLanguage('en', defaultUiText) }
}

const body: PageBody = { file: 'a.mdx', format: 'mdx', text: 'Text.', firstLine: 3 }
const page: CompiledPage = {
  html: '<p>Text ß.</p>',
  firstParagraph: 'Text.',
  headings: [],
  anchors: ['x'],
  links: [{ href: '/b/', line: 2 }],
  images: [],
  loads: [],
  islands: [],
  dependencies: ['part.mdx', 'missing.mdx'],
}

const PROBLEM = problemAt({ file: 'a.mdx', line: 4 }, 'html/forbidden', {
  found: 'the element <font>',
  expected: 'Markdown',
  fix: 'write Markdown',
})

/** The cache of a later build, with the page that an earlier build kept. */
async function kept() {
  const cache = open()
  cache.keep(body, { page, problems: [PROBLEM] })
  await cache.save()
  return open()
}

test('a cached page is unchanged, with its HTML read from disk and the hash of its HTML', async () => {
  const cache = await kept()
  const found = cache.find({ ...body })
  expect({ ...found?.page }).toEqual({ ...page, htmlHash: expect.stringMatching(/^[\w-]{22}$/) })
  expect(found?.problems).toEqual([PROBLEM])
  expect(cache.find(body)?.page).toBe(found?.page)
})

test('a kept page equals the given one, and is found at once', async () => {
  const cache = open()
  const own = cache.keep(body, { page, problems: [] }).page
  expect(own.html).toBe(page.html)
  expect(cache.find({ ...body })?.page.htmlHash).toBe(own.htmlHash)
})

test.each([
  ['another text', { text: 'Text!' }],
  ['another format', { format: 'md' }],
  ['another first line', { firstLine: 4 }],
  ['another file', { file: 'b.mdx' }],
  ['other needs', { needs: ['x'] as unknown as NonNullable<PageBody['needs']> }],
] as const)('a body with %s misses the cache', async (_, change) => {
  expect((await kept()).find({ ...body, ...change })).toBeUndefined()
})

test('a page misses the cache when a file it includes is changed, added or removed', async () => {
  const cache = await kept()
  expect(cache.find(body)).toBeDefined()
  partials = { 'part.mdx': 'two' }
  expect(cache.find(body)).toBeUndefined()
  partials = { 'part.mdx': 'one', 'missing.mdx': 'there' }
  expect(cache.find(body)).toBeUndefined()
  partials = {}
  expect(cache.find(body)).toBeUndefined()
  partials = { 'part.mdx': 'one' }
  expect(cache.find(body)).toBeDefined()
})

test('keeping a page again replaces the previous entry', async () => {
  const cache = await kept()
  const former = cache.find(body)?.page
  const changed = { ...body, text: 'New.' }
  cache.keep(changed, { page: { ...page, html: '<p>New.</p>' }, problems: [] })
  expect(cache.find(body)).toBeUndefined()
  expect(cache.find(changed)?.page.html).toBe('<p>New.</p>')
  expect(cache.find(changed)?.page.htmlHash).not.toBe(former?.htmlHash)
  expect(former?.html).toBe(page.html)
})

test.each([
  'code/unusable-file',
  'diagram/no-package',
  'mdx/unknown-import',
] as const)('a page with %s is compiled in the next build, because something else can mend it', async (code) => {
  const cache = open()
  cache.keep(body, { page, problems: [PROBLEM, { ...PROBLEM, code }] })
  expect(cache.find(body)?.problems).toHaveLength(2)
  await cache.save()
  expect(open().find(body)).toBeUndefined()
  cache.begin()
  expect(cache.find(body)).toBeUndefined()
})

test('a page with marks is compiled once for all languages, which fill in their texts', async () => {
  const french = { ...defaultUiText, note: "L'avis & <b>" }
  const marks = markedText(defaultUiText, () => {})
  const inFrench = (cache: ReturnType<typeof open>) => cache.inLanguage('fr', french)
  const cache = open()
  const html = `<p title="${marks.note}">ß</p>`
  const own = cache.keep(body, { page: { ...page, html }, problems: [], isMarked: true }).page
  await cache.save()
  for (const same of [cache, open()]) {
    const other = inFrench(same).find(body)?.page
    expect(same.find(body)?.page.html).toBe('<p title="Note">ß</p>')
    expect(other?.html).toBe('<p title="L\'avis &amp; &lt;b&gt;">ß</p>')
    expect(other?.htmlHash).not.toBe(own.htmlHash)
  }
})

test('a page without marks is only for its language and its texts', async () => {
  const cache = await kept()
  expect(cache.inLanguage('fr', defaultUiText).find(body)).toBeUndefined()
  expect(cache.inLanguage('en', { ...defaultUiText, note: 'Hint' }).find(body)).toBeUndefined()
})

test('another context key empties the cache', async () => {
  await kept()
  expect(open('other').find(body)).toBeUndefined()
})

test('a page that a build does not use is dropped', async () => {
  await (await kept()).save()
  expect(open().find(body)).toBeUndefined()
})
