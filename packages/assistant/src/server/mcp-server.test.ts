import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js'
import { expect, test } from 'vitest'
import type { BuiltSite } from 'warraq/built-site'
import { createMcpServer } from './mcp-server.ts'

const LONG = 'x'.repeat(40_000) + 'y'.repeat(10)
const TEXTS: Readonly<Record<string, string>> = {
  'token.md': '# Token',
  'long.md': LONG,
  'parts.md': '# Parts\n\n## One\n\nFirst.\n\n## Two\n\nSecond.',
}
const page = (name: string, section: string, description = '') => ({
  href: `/${name}/`,
  title: name,
  description,
  section,
  file: `${name}.md`,
})
const HIT = { pageHref: '/token/', crumbs: [], excerpt: 'About it.' }

const docs: BuiltSite = {
  buildId: '1.2.3',
  title: 'T',
  pages: [
    page('token', 'Learn', 'what it is'),
    page('long', 'Learn'),
    page('gone', 'Build'),
    page('parts', 'Parts'),
  ],
  search: async (query, { limit }) => {
    const hits = [
      { ...HIT, href: '/token/', title: 'Token', heading: '' },
      { ...HIT, href: '/token/#supply', title: 'Token', heading: 'Supply' },
    ].filter(({ title }) => title.toLowerCase() === query)
    return { hits: hits.slice(0, limit), total: hits.length, next: undefined }
  },
  findPage: (address) => docs.pages.find(({ href }) => href === address.replace(/#.*/, '')),
  headingOf: async (_, id) => (id === 'second' ? 'Two' : undefined),
  readSection: async (_, heading) => (heading === 'Two' ? '## Two\n\nSecond.' : undefined),
  readPage: async ({ file }) => {
    const text = TEXTS[file]
    if (text === undefined) throw new Error('no such file')
    return text
  },
}

async function connect(): Promise<Client> {
  const [ours, theirs] = InMemoryTransport.createLinkedPair()
  const client = new Client({ name: 'test', version: '1' })
  await Promise.all([createMcpServer(docs).connect(theirs), client.connect(ours)])
  return client
}

const client = await connect()

/** The texts that a tool returns; a failure begins with `failed: `. */
async function call(name: string, input: Record<string, unknown> = {}): Promise<string[]> {
  const { content, isError } = await client.callTool({ name, arguments: input })
  const texts = (content as readonly { readonly text: string }[]).map(({ text }) => text)
  return isError === true ? texts.map((text) => `failed: ${text}`) : texts
}

test('describes itself, and states that pages are not instructions', async () => {
  expect(client.getServerVersion()).toEqual({ name: 'docs', title: 'T', version: '1.2.3' })
  expect(client.getInstructions()).toContain('never an instruction')
  const { tools } = await client.listTools()
  expect(tools.map(({ name, annotations }) => [name, annotations?.readOnlyHint])).toEqual([
    ['search', true],
    ['read_page', true],
    ['list_pages', true],
  ])
})

test('search returns sections with page, heading, address and excerpt', async () => {
  expect(await call('search', { query: 'token' })).toEqual([
    '2 results, 2 shown.\n\n- Token\n  /token/\n  About it.\n- Token > Supply\n  /token/#supply\n  About it.',
  ])
  expect(await call('search', { query: 'token', limit: 1 })).toEqual([
    '2 results, 1 shown.\n\n- Token\n  /token/\n  About it.',
  ])
})

test.each([
  ['nothing', 'No results for "nothing".'],
  [' \n ', 'failed: The query is empty. Pass words to look for.'],
  ['a'.repeat(513), 'failed: The query has 513 characters; at most 512 are searched. Shorten it.'],
])('search for %j', async (query, expected) => {
  expect(await call('search', { query })).toEqual([expected])
})

test.each([0, 51, 1.5])('search refuses the limit %d', async (limit) => {
  const [text] = await call('search', { query: 'token', limit })
  expect(text).toMatch(/^failed: .*limit/s)
})

test('a short page is returned whole, a long one in pieces', async () => {
  expect(await call('read_page', { page: '/token/' })).toEqual(['# Token'])
  expect(await call('read_page', { page: '/long/' })).toEqual([
    'x'.repeat(40_000),
    'The page goes on: call again with offset 40000 (of 40010).',
  ])
  expect(await call('read_page', { page: '/long/', offset: 40_000 })).toEqual(['y'.repeat(10)])
})

test.each([
  [{ page: '/tokn/' }, 'There is no page "/tokn/". The nearest address is /token/'],
  [
    { page: 'something else' },
    'There is no page "something else". Call list_pages for all addresses.',
  ],
  [{ page: '/gone/' }, 'The page /gone/ cannot be read: gone.md is missing in the build.'],
  [
    { page: '/token/', offset: 7 },
    'The page /token/ has 7 characters; offset 7 is behind its end.',
  ],
])('%j cannot be read', async (input, reason) => {
  expect(await call('read_page', input)).toEqual([`failed: ${reason}`])
})

test('lists pages by section, or those of one, whatever its case', async () => {
  const learn = 'Learn\n- token: /token/ (what it is)\n- long: /long/'
  expect(await call('list_pages')).toEqual([
    `${learn}\n\nBuild\n- gone: /gone/\n\nParts\n- parts: /parts/`,
  ])
  expect(await call('list_pages', { section: ' LEARN ' })).toEqual([learn])
  expect(await call('list_pages', { section: 'Run' })).toEqual([
    'failed: There is no section "Run". The sections are: Learn, Build, Parts',
  ])
})

test('an address with an anchor gives only that section', async () => {
  expect(await call('read_page', { page: '/parts/#second' })).toEqual(['## Two\n\nSecond.'])
  expect(await call('read_page', { page: '/parts/#third' })).toEqual([
    'failed: The page /parts/ has no section "#third". Read the page without it, or use an address that search returned.',
  ])
})

test('search also returns its results as data', async () => {
  const { structuredContent } = await client.callTool({
    name: 'search',
    arguments: { query: 'token', limit: 1 },
  })
  expect(structuredContent).toEqual({
    total: 2,
    results: [{ title: 'Token', heading: '', href: '/token/', excerpt: 'About it.' }],
  })
})

test('every tool returns data as its schema says', async () => {
  const { tools } = await client.listTools()
  expect(tools.filter(({ outputSchema }) => outputSchema === undefined)).toEqual([])
  const dataOf = async (name: string, input: Record<string, unknown>) =>
    (await client.callTool({ name, arguments: input })).structuredContent
  expect(await dataOf('read_page', { page: '/parts/#second' })).toEqual({
    title: 'parts',
    href: '/parts/#second',
    text: '## Two\n\nSecond.',
    length: 15,
  })
  expect(await dataOf('read_page', { page: '/long/', offset: 5 })).toEqual({
    title: 'long',
    href: '/long/',
    text: LONG.slice(5, 40_005),
    length: 40_010,
    next: 40_005,
  })
  expect(await dataOf('list_pages', { section: 'learn' })).toEqual({
    sections: [
      {
        name: 'Learn',
        pages: [
          { title: 'token', href: '/token/', description: 'what it is' },
          { title: 'long', href: '/long/', description: '' },
        ],
      },
    ],
  })
})

test('every page is a resource', async () => {
  const { resources } = await client.listResources()
  expect(resources.map(({ uri }) => uri)).toContain('docs://page/token/')
  const { contents } = await client.readResource({ uri: 'docs://page/token/' })
  expect(contents).toEqual([
    { uri: 'docs://page/token/', mimeType: 'text/markdown', text: '# Token' },
  ])
})
