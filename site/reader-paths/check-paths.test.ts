import { expect, test } from 'vitest'
import { brokenPaths, lostStarts } from './check-paths.ts'

const pageWith = (file: string, ...links: string[]) => ({
  file,
  lang: 'en',
  text: '',
  compiled: { links: links.map((href) => ({ href })) },
})
const found = (...pages: ReturnType<typeof pageWith>[]) =>
  brokenPaths({ 'a reader stakes': ['/guides/', '/guides/stake/'] }, pages).map(
    ({ code, file }) => `${code} ${file}`,
  )

test.each([
  './stake.md',
  './stake.md#leave',
  '/guides/stake/',
  '/guides/stake/#leave',
])('a page leads to the next step by %s', (href) => {
  const start = pageWith('content/guides/index.md', 'https://example.org', href)
  expect(found(start, pageWith('content/guides/stake.md'))).toEqual([])
})

test('an address with a space is written encoded', () => {
  const start = pageWith('content/guides/index.md', './leave%20it.md')
  const pages = [start, pageWith('content/guides/leave it.md')]
  expect(brokenPaths({ 'a reader leaves': ['/guides/', '/guides/leave it/'] }, pages)).toEqual([])
})

test('a step without a link, and one without a page, are findings', () => {
  const start = pageWith('content/guides/index.md', './stake-later.md')
  expect(found(start, pageWith('content/guides/stake.md'))).toEqual([
    'paths/no-link content/guides/index.md',
  ])
  expect(found(pageWith('content/guides/index.md', './stake.md'))).toEqual([
    'paths/no-page site/reader-paths/reader-paths.ts',
  ])
})

test.each([
  'unlisted: true',
  'draft: true # until May',
])('a step to a page that is hidden is a finding: %s', (field) => {
  const start = pageWith('content/guides/index.md', './stake.md')
  const stake = pageWith('content/guides/stake.md')
  const paths = found(start, { ...stake, text: `---\n${field}\n---\n` })
  expect(paths).toEqual(['paths/hidden content/guides/stake.md'])
  expect(found(start, { ...stake, text: `\`\`\`yaml\n${field}\n\`\`\`\n` })).toEqual([])
})

test('a path to which the home page no longer leads is a finding', () => {
  const paths = { 'a reader stakes': ['/guides/', '/guides/stake/'] }
  expect(lostStarts(paths, "['Guides', '/guides/']")).toEqual([])
  expect(lostStarts(paths, "['Stake', '/guides/stake/']").map(({ found }) => found)).toEqual([
    'no link to /guides/',
  ])
})
