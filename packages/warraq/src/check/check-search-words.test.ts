import { expect, test } from 'vitest'
import { configSchema } from '../config/schema.ts'
import { checkSearchWords } from './check-search-words.ts'

const { checks } = configSchema.parse({
  title: 'T',
  url: 'https://example.org',
  sections: [{ id: 'docs', path: 'docs', route: '/' }],
})
const index = {
  ...{
    meaningOf: () => undefined,
    routes: new Set(['/wallet/']),
    routeOfFile: new Map(),
    contentDirs: [],
    staticDirs: [],
  },
  ...{ baseUrl: '/', filesBaseUrl: '/', placeOf: () => 'missing' as const },
}

test('words of a page or section that does not exist are reported with the file', () => {
  const asked = {
    '/wallet/': ['purse'],
    '/wallet/#lost': ['stolen'],
    '/wallet/#lots': ['stolen'],
    '/walet/': ['purse'],
    // Former addresses lead readers on, but the index has no page for them.
    '/old-wallet/': ['purse'],
  }
  const anchors = new Map([['/wallet/', new Set(['lost'])]])
  const redirected = new Set(['/old-wallet'])
  const problems = checkSearchWords(
    { asked, file: 'words.yml' },
    { checks, index, anchors, redirected },
  )
  expect(problems).toMatchObject([
    { file: 'words.yml', code: 'link/unknown-anchor', found: '/wallet/#lots' },
    { file: 'words.yml', code: 'link/unknown-page', found: '/walet/' },
    { file: 'words.yml', code: 'link/unknown-page', found: '/old-wallet/' },
  ])
})
