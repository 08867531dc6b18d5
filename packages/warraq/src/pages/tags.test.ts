import { expect, test } from 'vitest'
import { docAt } from './site.fixtures.ts'
import { type DocsTagsSource, docsTags, tagPages } from './tags.ts'

const docs = [
  docAt('a.md', { tags: ['wallets', { label: 'Deep dive', permalink: '/deep' }] }),
  docAt('b.md', { tags: ['wallets'] }),
  docAt('c.md'),
]
const source = (text?: string, inlineTags: DocsTagsSource['inlineTags'] = 'warn') => ({
  docs,
  file: text === undefined ? undefined : { path: 'content/tags.yml', text },
  inlineTags,
})
const drawn = (text?: string) =>
  docsTags(source(text)).tags.map(
    ({ label, route, docs: tagged }) => `${label} ${route} ${tagged.map(({ id }) => id).join(',')}`,
  )

test('without a tags.yml the tags are those that docs bring along', () => {
  expect(drawn()).toEqual(['Deep dive /docs/tags/deep/ a', 'wallets /docs/tags/wallets/ a,b'])
})

test('tags.yml gives a tag its label and its address', () => {
  expect(drawn('wallets:\n  label: All wallets\n  permalink: /w\n')).toEqual([
    'All wallets /docs/tags/w/ a,b',
    'Deep dive /docs/tags/deep/ a',
  ])
})

test('a tag that tags.yml lacks is told as the configuration says', () => {
  const told = (severity: DocsTagsSource['inlineTags']) =>
    docsTags(source('other:\n', severity)).problems.map(
      ({ severity: found, file, code }) => `${found} ${file} ${code}`,
    )
  expect(told('throw')).toEqual(['error content/a.md tag/inline', 'error content/b.md tag/inline'])
  expect(told('warn')[0]).toBe('warning content/a.md tag/inline')
  expect(told('ignore')).toEqual([])
})

test.each([
  ['a:\n  permalink: /x\nb:\n  permalink: /x\n', 'b with permalink /x, which another tag has'],
  ['a: [1\n', expect.any(String)],
  ['a: 5\n', expect.any(String)],
])('a tags.yml that cannot be used is told with its name', (text, found) => {
  const [problem] = docsTags(source(text, 'ignore')).problems
  expect(problem).toMatchObject({ code: 'tag/file', file: 'content/tags.yml', found })
})

test('every tag has a page, and one page lists them all', () => {
  const pages = tagPages(docsTags(source()).tags)
  expect(pages.map(({ doc, compiled }) => `${doc.route} ${compiled.contentTitle}`)).toEqual([
    '/docs/tags/ Tags',
    '/docs/tags/deep/ One doc tagged with "Deep dive"',
    '/docs/tags/wallets/ 2 docs tagged with "wallets"',
  ])
  expect(pages[0]?.compiled.html).toContain('wallets (2)')
  expect(tagPages([])).toEqual([])
})
