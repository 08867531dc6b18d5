import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { CompiledPage } from '../shared/compiled-page.ts'
import { openCompileCache } from './compile-cache.ts'
import type { PageBody } from './compile-page.ts'

let dir = ''
let partials: Record<string, string> = {}
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'docs-compile-cache-'))
  partials = { 'part.mdx': 'one' }
})
afterEach(() => rmSync(dir, { recursive: true }))

const open = (contextKey = 'context') =>
  openCompileCache({ file: join(dir, 'pages'), contextKey, readFile: (file) => partials[file] })

const body: PageBody = { file: 'a.mdx', format: 'mdx', text: 'Text.', firstLine: 3 }
const page: CompiledPage = {
  html: '<p>Text ß.</p>',
  firstParagraph: 'Text.',
  headings: [],
  anchors: ['x'],
  links: [{ href: '/b/', line: 2 }],
  images: [],
  islands: [],
  dependencies: ['part.mdx', 'missing.mdx'],
}

/** A later build's cache, in which the page was kept. */
async function kept() {
  const cache = await open()
  cache.keep(body, page)
  await cache.save(new Set([body.file]))
  return open()
}

test('a page comes back as it was, its HTML from disk, with a name for its HTML', async () => {
  const cache = await kept()
  const found = cache.find({ ...body })
  expect({ ...found }).toEqual({ ...page, htmlHash: expect.stringMatching(/^[\w-]{22}$/) })
  expect(cache.find(body)).toBe(found)
})

test('the kept page is the one that was given, and is found at once', async () => {
  const cache = await open()
  const own = cache.keep(body, page)
  expect(own.html).toBe(page.html)
  expect(cache.find({ ...body })?.htmlHash).toBe(own.htmlHash)
})

test.each([
  ['another text', { text: 'Text!' }],
  ['another format', { format: 'md' }],
  ['another first line', { firstLine: 4 }],
  ['another file', { file: 'b.mdx' }],
  ['other needs', { needs: ['x'] as unknown as NonNullable<PageBody['needs']> }],
] as const)('a body with %s is another page', async (_, change) => {
  expect((await kept()).find({ ...body, ...change })).toBeUndefined()
})

test('a page is compiled anew when what it includes changes, comes or goes', async () => {
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

test('a page kept again takes the place of the former one', async () => {
  const cache = await kept()
  const former = cache.find(body)
  const changed = { ...body, text: 'New.' }
  cache.keep(changed, { ...page, html: '<p>New.</p>' })
  expect(cache.find(body)).toBeUndefined()
  expect(cache.find(changed)?.html).toBe('<p>New.</p>')
  expect(cache.find(changed)?.htmlHash).not.toBe(former?.htmlHash)
  expect(former?.html).toBe(page.html)
})

test('what pages depend on besides their text empties the cache', async () => {
  await kept()
  expect((await open('other')).find(body)).toBeUndefined()
})

test('a page that is not saved is forgotten', async () => {
  await (await kept()).save(new Set())
  expect((await open()).find(body)).toBeUndefined()
})
