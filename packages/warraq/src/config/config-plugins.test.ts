import { expect, test } from 'vitest'
import { parseConfig } from './parse-config.ts'

const problemsOf = (search: object, others: object = {}): string => {
  const config = {
    title: 'Site',
    url: 'https://docs.example.org',
    sections: [{ id: 'docs', path: 'content', route: '/docs/' }],
    search,
    ...others,
  }
  return parseConfig(config, 'docs.config.ts').problems.join('\n')
}
const KEYS = { appId: 'APP', apiKey: 'key', indexName: 'docs' }

test.each([
  {},
  { provider: 'local', maxHits: 30 },
  { provider: 'algolia', options: KEYS },
  { provider: 'algolia', options: { ...KEYS, contextual: 'false', facetFilters: 'type:content' } },
  {
    provider: 'typesense',
    options: { host: 'https://search.example.org', apiKey: 'key', collection: 'docs' },
  },
  { reportUrl: 'https://example.org/new?title={query}' },
])('accepts %j', (search) => {
  expect(problemsOf(search)).toBe('')
})

test('reports missing options of a hosted provider', () => {
  expect(problemsOf({ provider: 'algolia', options: { appId: 'APP' } })).toMatchInlineSnapshot(`
    "  search.options.apiKey
        found     nothing
        expected  the search-only key; never a key that can write (because provider is "algolia")
      search.options.indexName
        found     nothing
        expected  the name of the index (because provider is "algolia")"
  `)
})

test('reports options that the provider does not know or cannot use', () => {
  expect(
    problemsOf({ provider: 'algolia', options: { ...KEYS, host: 'search', index: 'x' } }),
  ).toMatchInlineSnapshot(`
    "  search.options.host
        found     "search"
        expected  an origin to use instead of the hosts of Algolia (because provider is "algolia")
      search.options.index
        found     "x"
        expected  one of the options of provider "algolia": appId, apiKey, indexName, host, facetFilters, contextual, external"
  `)
  expect(problemsOf({ options: { apiKey: 'key' } })).toMatchInlineSnapshot(`
    "  search.options.apiKey
        found     "key"
        expected  no option, because provider "local" has none"
  `)
})

test.each(['toString', '__proto__'])('reports the unknown provider %s', (provider) => {
  expect(problemsOf({ provider })).toContain(`found     "${provider}"`)
})

test('requires the query in the report address', () => {
  expect(problemsOf({ reportUrl: 'https://example.org/new' })).toMatchInlineSnapshot(`
    "  search.reportUrl
        found     "https://example.org/new"
        expected  an address with "{query}" in it, e.g. "https://example.org/issues/new?title={query}""
  `)
})

test('a field whose feature became a package names the package', () => {
  expect(problemsOf({}, { analytics: { key: 'k' }, askAi: {} })).toMatchInlineSnapshot(`
    "  analytics
        found     a field the engine does not know
        expected  the same options for the plugin of a package: npm install @warraq/analytics, then plugins: [analytics({ ... })]
      askAi
        found     a field the engine does not know
        expected  the same options for the plugin of a package: npm install @warraq/assistant, then plugins: [assistant({ ... })]"
  `)
})

test.each([
  [{ content: { spelling: 'throw' } }, 'checks.content.spelling', 'spelling'],
  [{ content: { minWords: 80 } }, 'checks.content.minWords', 'minWords'],
  [{ 'heading/*': 'warn' }, 'checks["heading/*"]', 'headings'],
  [{ 'link/external-gone': 'throw' }, 'checks["link/external-gone"]', 'externalLinks'],
])('a former check %j names the option of the package', (checks, path, option) => {
  const problems = problemsOf({}, { checks })
  expect(problems).toContain(path)
  expect(problems).toContain(`npm install @warraq/prose, then plugins: [prose({ ${option}: ... })]`)
})
