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
const configured = (search: object, plugins: readonly object[]) =>
  parseConfig(
    {
      title: 'Site',
      url: 'https://docs.example.org',
      sections: [{ id: 'docs', path: 'content', route: '/docs/' }],
      ...{ search, plugins },
    },
    'docs.config.ts',
  )

test.each([
  {},
  { provider: 'local', maxHits: 30 },
  { reportUrl: 'https://example.org/new?title={query}' },
])('accepts %j', (search) => {
  expect(problemsOf(search)).toBe('')
})

test('a test of an option that throws is named with its plugin', () => {
  const isValid = () => {
    throw new Error('no luck')
  }
  const options = { id: { expected: 'a text', isValid } }
  const plugins = [{ name: 'find', search: { provider: 'find', module: 'find.ts', options } }]
  expect(() => configured({ options: { id: 'x' } }, plugins)).toThrow(
    'The plugin "find" failed in its hook "search.options": ',
  )
})

test('the own index has no options', () => {
  expect(problemsOf({ options: { apiKey: 'key' } })).toMatchInlineSnapshot(`
    "  search.options.apiKey
        found     "key"
        expected  no option, because provider "local" has none"
  `)
})

test('the service of a plugin replaces the own index, with the options of the plugin', () => {
  const find = { name: 'find', search: { provider: 'find', module: 'a.ts', values: { host: 'a' } } }
  const other = { name: 'other', search: { provider: 'other', module: 'b.ts' } }
  const chosen = (search: object) => {
    const { config, problems } = configured(search, [find, other])
    expect(problems).toEqual([])
    return config.search
  }
  expect(chosen({})).toMatchObject({ provider: 'find', options: { host: 'a' } })
  expect(chosen({ provider: 'other' })).toMatchObject({ provider: 'other', options: {} })
  expect(chosen({ options: { host: 'b' } })).toMatchObject({ options: { host: 'b' } })
})

test.each(['algolia', 'typesense'])('the former provider %s names its package', (provider) => {
  expect(problemsOf({ provider, options: { apiKey: 'k' } })).toContain(
    `npm install @warraq/hosted-search, then plugins: [${provider}({ ... })]`,
  )
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
  expect(
    problemsOf({}, { analytics: { key: 'k' }, askAi: {}, offline: true, socialCards: {} }),
  ).toMatchInlineSnapshot(`
    "  analytics
        found     a field the engine does not know
        expected  the same options for the plugin of a package: npm install @warraq/analytics, then plugins: [analytics({ ... })]
      askAi
        found     a field the engine does not know
        expected  the same options for the plugin of a package: npm install @warraq/assistant, then plugins: [assistant({ ... })]
      offline
        found     a field the engine does not know
        expected  the plugin of a package: npm install @warraq/offline, then plugins: [offline()]
      socialCards
        found     a field the engine does not know
        expected  the same options for the plugin of a package: npm install @warraq/social-cards, then plugins: [socialCards({ ... })]"
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
