import { expect, test } from 'vitest'
import { algolia, typesense } from './index.ts'

const KEYS = { appId: 'APP', apiKey: 'key', indexName: 'docs' }

test('a service gets its options as texts, and the policy its hosts', () => {
  const { search, policy } = algolia({ ...KEYS, contextual: false })
  expect(search).toMatchObject({
    provider: 'algolia',
    values: { ...KEYS, contextual: 'false' },
  })
  expect(policy?.connect?.[0]).toBe('https://app-dsn.algolia.net')
  const host = 'https://search.example.org'
  const other = typesense({ host, apiKey: 'key', collection: 'docs' })
  expect(other).toMatchObject({ search: { provider: 'typesense' }, policy: { connect: [host] } })
})

test('all options that a service cannot use are named at once', () => {
  const wrong = { appId: 'APP', apiKey: '', host: 'search', index: 'x' }
  expect(() => algolia(wrong as unknown as typeof KEYS)).toThrowErrorMatchingInlineSnapshot(`
    [UsageError: Correct the options of algolia:
      apiKey: found "", expected a search-only key; never a key that can write
      indexName: found nothing, expected the name of the index
      host: found "search", expected an origin to use instead of the hosts of Algolia
      index: expected one of apiKey, contextual, external, appId, indexName, host, facetFilters]
  `)
  expect(() =>
    typesense({ host: 'https://x.org', apiKey: 'k', collection: 'c', external: '(' }),
  ).toThrow('external: found "(", expected a regular expression')
})
