import { spawnSync } from 'node:child_process'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyFixture, runDocs } from './run-docs.ts'

const bin = join(import.meta.dirname, '../../packages/assistant/bin/warraq-mcp.mjs')
/** Time for a build and the start of a command, on a busy machine. */
const BUILD_TIMEOUT_MS = 60_000
let dir: string
let client: Client

beforeAll(async () => {
  dir = await copyFixture('good')
  expect((await runDocs(['build', dir, '--base', '/x/'])).exitCode).toBe(0)
  client = new Client({ name: 'test', version: '1' })
  await client.connect(
    new StdioClientTransport({ command: process.execPath, args: [bin, join(dir, 'dist')] }),
  )
}, BUILD_TIMEOUT_MS)
afterAll(async () => {
  await client.close()
  await rm(dir, { recursive: true })
})

/** Text of a tool's answer, with a prefix if it is an error. */
async function call(name: string, args: Record<string, unknown>): Promise<string> {
  const { content, isError } = await client.callTool({ name, arguments: args })
  const text = (content as { text: string }[]).map((part) => part.text).join('\n')
  return isError ? `error: ${text}` : text
}

test('the tools are listed with their parameters', async () => {
  const { tools } = await client.listTools()
  expect(
    tools.map(({ name, inputSchema }) => [name, Object.keys(inputSchema.properties ?? {})]),
  ).toEqual([
    ['search', ['query', 'limit']],
    ['read_page', ['page', 'offset']],
    ['list_pages', ['section']],
  ])
  expect(tools.every(({ annotations }) => annotations?.readOnlyHint)).toBe(true)
})

test('search returns sections with their addresses', async () => {
  expect(await call('search', { query: 'second', limit: 1 })).toMatch(
    /^\d+ results, 1 shown\.\n\n- Other > Second\n {2}\/x\/docs\/other\/#second\n/,
  )
  expect(await call('search', { query: 'zzzz' })).toBe('No results for "zzzz".')
})

test.each([
  '/x/docs/other/',
  '/docs/other/',
  'docs/other',
  '/x/docs/other.md',
  '/x/docs/other/index.html',
  'https://docs.example.org/x/docs/other/',
])('a page is read by the address %s', async (page) => {
  expect(await call('read_page', { page })).toMatch(/^# Other\n/)
})

test('an address with a heading gives its section', async () => {
  const page = 'https://docs.example.org/x/docs/other/#second'
  expect(await call('read_page', { page })).toBe('## Second\n\nText.')
})

test('every address that the search returns can be read, also that of a list of pages', async () => {
  const found = new Set<string>()
  for (const query of ['one', 'other', 'second', 'group', 'home', 'docs']) {
    const { structuredContent } = await client.callTool({
      name: 'search',
      arguments: { query, limit: 50 },
    })
    const { results } = structuredContent as { results: { href: string }[] }
    for (const { href } of results) found.add(href)
  }
  expect([...found].sort()).toMatchInlineSnapshot(`
    [
      "/x/docs/",
      "/x/docs/category/group/",
      "/x/docs/group/one/",
      "/x/docs/group/two/",
      "/x/docs/other/",
      "/x/docs/other/#first",
      "/x/docs/other/#second",
      "/x/docs/tags/",
      "/x/docs/tags/alpha/",
    ]
  `)
  for (const page of found) expect(await call('read_page', { page })).not.toMatch(/^error/)
  const uri = 'docs://page/x/docs/category/group/'
  const { contents } = await client.readResource({ uri })
  expect(contents).toMatchObject([{ uri, text: expect.stringMatching(/^# Group\n\nAll of it\./) }])
})

test('the pages are listed by section', async () => {
  const list = await call('list_pages', {})
  expect(list).toContain(
    'docs\n- Home: /x/docs/ (A page that is fine.)\n- One: /x/docs/group/one/ (The first.)',
  )
  expect(await call('list_pages', { section: 'DOCS' })).toBe(list)
})

test('errors explain how to continue', async () => {
  const errors = [
    await call('search', { query: ' ' }),
    await call('search', { query: 'x'.repeat(10_000) }),
    await call('read_page', { page: '/x/docs/othre/' }),
    await call('read_page', { page: '../../../etc/passwd' }),
    await call('read_page', { page: '/docs/other/', offset: 1_000_000 }),
    await call('list_pages', { section: 'nothing' }),
  ]
  expect(
    errors.join('\n').replace(/has \d+ characters; offset/, 'has N characters; offset'),
  ).toMatchInlineSnapshot(`
    "error: The query is empty. Pass words to look for.
    error: The query has 10000 characters; at most 512 are searched. Shorten it.
    error: There is no page "/x/docs/othre/". The nearest address is /x/docs/other/
    error: There is no page "../../../etc/passwd". Call list_pages for all addresses.
    error: The page /x/docs/other/ has N characters; offset 1000000 is behind its end.
    error: There is no section "nothing". The sections are: docs"
  `)
  expect(await call('search', {})).toMatch(/^error: .*query/s)
  expect(await call('search', { query: 'x', limit: 1000 })).toMatch(/^error: .*limit/s)
})

test('a folder without a build is refused', async () => {
  const empty = join(dir, 'empty')
  await mkdir(empty)
  const run = (...args: readonly string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...args], {
      encoding: 'utf8',
    })
    return { status, stdout, stderr }
  }
  expect(run(empty)).toEqual({
    status: 1,
    stdout: '',
    stderr: `There is no built site in "${empty}". Build it first: warraq build\n`,
  })
  expect(run(empty, 'more')).toMatchObject({ status: 1, stderr: 'Too many arguments: more\n' })
  expect(run('--port')).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^.*--port.*\n$/),
  })
})
