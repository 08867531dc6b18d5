import { readFile, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { newSite, readTree, runDocs } from './run-docs.ts'

const ROOT = join(import.meta.dirname, '../..')

/** What the environment turns on in the configuration of this site, on a page of a small one. */
const CONFIG = `import site from ${JSON.stringify(join(ROOT, 'docs.config.ts'))}

const { title, url, plugins } = site

export default {
  ...{ title, url },
  plugins: plugins.filter(({ name }) => ['algolia', 'analytics'].includes(name)),
  sections: [{ id: 'docs', path: 'content', route: '/' }],
  lastUpdated: { date: false },
}`

const SEARCH = {
  SEARCH_APP_ID: 'AB12CD34EF',
  SEARCH_API_KEY: '0123456789abcdef0123456789abcdef',
  SEARCH_INDEX_NAME: 'haqq-docs',
}
const ANALYTICS = { ANALYTICS_KEY: 'phc_abcdefghijklmnopqrstuvwxyz' }
const NONE = { SEARCH_APP_ID: '', SEARCH_API_KEY: '', SEARCH_INDEX_NAME: '', ANALYTICS_KEY: '' }

const SEARCH_ORIGINS = [
  'https://ab12cd34ef-dsn.algolia.net',
  ...[1, 2, 3].map((number) => `https://ab12cd34ef-${number}.algolianet.com`),
]
const ANALYTICS_ORIGIN = 'https://eu.i.posthog.com'

async function smallSite(): Promise<string> {
  const root = await newSite({
    'docs.config.ts': CONFIG,
    'content/index.md': '# Start\n\nA page with words.\n',
  })
  await symlink(join(ROOT, 'node_modules'), join(root, 'node_modules'))
  return root
}

interface Build {
  /** Origins besides that of the site that the policy allows connections to. */
  readonly connect: readonly string[]
  readonly preconnect: readonly string[]
  /** The texts of all scripts and of the page. */
  readonly text: string
  readonly files: Readonly<Record<string, string>>
}

async function buildWith(environment: Readonly<Record<string, string>>): Promise<Build> {
  const root = await smallSite()
  expect(await runDocs(['build', root], { ...NONE, ...environment })).toMatchObject({ exitCode: 0 })
  const dist = join(root, 'dist')
  const html = await readFile(join(dist, 'index.html'), 'utf8')
  const files = await readTree(dist)
  const scripts = Object.entries(files).filter(([path]) => path.endsWith('.js'))
  const decoded = scripts.map(([, content]) => Buffer.from(content, 'base64').toString())
  const policy = /connect-src ([^;"]*)/.exec(html)?.[1] ?? ''
  const headers = /connect-src ([^;"]*)/.exec(await readFile(join(dist, '_headers'), 'utf8'))
  expect(headers?.[1]).toBe(policy.replaceAll('&#x27;', "'"))
  return {
    connect: policy.split(' ').filter((source) => source.startsWith('http')),
    preconnect: [...html.matchAll(/<link rel="preconnect" href="([^"]*)"/g)].map(
      ([, href = '']) => href,
    ),
    text: [html, ...decoded].join('\n'),
    files,
  }
}

test('without variables, and with empty ones, a site knows no service', async () => {
  const { connect, preconnect, text } = await buildWith({})
  expect([connect, preconnect]).toEqual([[], []])
  expect(text).not.toMatch(/algolia|posthog/i)
})

test('three variables turn on hosted search, in the context of the page', async () => {
  const { connect, preconnect, text } = await buildWith(SEARCH)
  expect(connect).toEqual(SEARCH_ORIGINS)
  expect(preconnect).toEqual(SEARCH_ORIGINS.slice(0, 1))
  for (const value of Object.values(SEARCH)) expect(text).toContain(value)
  expect(text).toContain('docusaurus_tag:')
  expect(text).not.toMatch(/posthog/i)
})

test('a key turns on analytics in the European Union', async () => {
  const { connect, preconnect, text } = await buildWith(ANALYTICS)
  expect([connect, preconnect]).toEqual([[ANALYTICS_ORIGIN], []])
  expect(text).toContain(ANALYTICS.ANALYTICS_KEY)
  expect(text).not.toMatch(/algolia/i)
})

test('both services work side by side, and leave no trace once they are off', async () => {
  const root = await smallSite()
  const build = async (environment: Readonly<Record<string, string>>) => {
    const ended = await runDocs(['build', root], { ...NONE, ...environment })
    expect(ended).toMatchObject({ exitCode: 0 })
    return readTree(join(root, 'dist'))
  }
  const without = await build({})
  const page = (files: Readonly<Record<string, string>>) =>
    Buffer.from(files['index.html'] ?? '', 'base64').toString()
  const html = page(await build({ ...SEARCH, ...ANALYTICS }))
  for (const origin of [...SEARCH_ORIGINS, ANALYTICS_ORIGIN]) expect(html).toContain(origin)
  expect(await build({})).toEqual(without)
})

test.each<[string, Readonly<Record<string, string>>, named: readonly string[]]>([
  ['no application id', { ...SEARCH, SEARCH_APP_ID: '' }, ['SEARCH_APP_ID']],
  ['no key', { ...SEARCH, SEARCH_API_KEY: '' }, ['SEARCH_API_KEY']],
  ['no index', { ...SEARCH, SEARCH_INDEX_NAME: '' }, ['SEARCH_INDEX_NAME']],
  ['only an index', { SEARCH_INDEX_NAME: 'haqq-docs' }, ['SEARCH_APP_ID', 'SEARCH_API_KEY']],
  [
    'an address as application id',
    { ...SEARCH, SEARCH_APP_ID: 'https://x.org' },
    ['SEARCH_APP_ID'],
  ],
  ['a short key', { ...SEARCH, SEARCH_API_KEY: 'abc' }, ['SEARCH_API_KEY']],
  ['an index with a space', { ...SEARCH, SEARCH_INDEX_NAME: 'haqq docs' }, ['SEARCH_INDEX_NAME']],
  ['a personal key', { ANALYTICS_KEY: 'phx_abcdefghijklmnopqrstuvwxyz' }, ['ANALYTICS_KEY']],
  ['a key with a line break', { ANALYTICS_KEY: `${ANALYTICS.ANALYTICS_KEY}\n` }, ['ANALYTICS_KEY']],
])('%s is an error that names the variable, but no value', async (_, environment, named) => {
  const root = await smallSite()
  const { exitCode, stderr } = await runDocs(['build', root], { ...NONE, ...environment })
  expect(exitCode).toBe(1)
  expect(Object.keys({ ...NONE }).filter((name) => stderr.includes(name))).toEqual(named)
  for (const value of Object.values(environment).filter((text) => text !== ''))
    expect(stderr).not.toContain(value)
})
