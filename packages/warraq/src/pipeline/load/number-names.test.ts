import { expect, test } from 'vitest'
import { docIdentity } from '../../pages/doc-identity.ts'
import { numbersTellApart } from './number-names.ts'
import type { DocResult } from './read-docs.ts'

function identities(...files: readonly (string | [string, object])[]) {
  const results = files.map((given): DocResult => {
    const [relativePath, frontMatter] = typeof given === 'string' ? [given, {}] : given
    const place = { relativePath, baseRoute: '/', trailingSlash: true, frontMatter } as const
    const doc = { rootKey: 'docs', ...place, ...docIdentity({ ...place, numberPrefixes: true }) }
    return { read: { doc }, problems: [] } as unknown as DocResult
  })
  return numbersTellApart(results).map(({ read }) => `${read?.doc.id} ${read?.doc.route}`)
}

test('two pages that only their number tells apart keep it', () => {
  expect(identities('text/3424-script.md', 'text/3502-script.md', 'text/1-other.md')).toEqual([
    'text/3424-script /text/3424-script/',
    'text/3502-script /text/3502-script/',
    'text/other /text/other/',
  ])
  expect(identities('01-a.md', 'a.md')).toEqual(['01-a /01-a/', 'a /a/'])
})

test('an address or id of the author stays', () => {
  expect(identities(['1-a.md', { slug: '/one' }], ['2-a.md', { id: 'a' }])).toEqual([
    '1-a /one/',
    'a /a/',
  ])
})
