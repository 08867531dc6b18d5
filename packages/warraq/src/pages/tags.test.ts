import { expect, test } from 'vitest'
import { checkRouteNames } from '../check/check-routes.ts'
import { plainTheme } from '../theme/parts/plain-theme.fixtures.ts'
import { docAt } from './site.fixtures.ts'
import { type DocsTagsSource, docsTags, tagPages } from './tags.ts'

test.each([
  'javascript:alert(1)',
  'https://evil.example/',
  '//evil.example',
  '/../../evil',
])('a tag with the permalink %s has an address within the site or is reported', (permalink) => {
  const doc = docAt('a.md', { tags: [{ label: 'A', permalink }] })
  const { tags } = docsTags({ docs: [doc], file: undefined, inlineTags: 'warn' })
  const [route = ''] = tags.map((tag) => tag.route)
  expect(route).toMatch(/^\/(?!\/)/)
  const isNamed = checkRouteNames([{ file: 'a.md', route }]).length > 0
  expect(isNamed).toBe(permalink.includes(':'))
})

const theme = plainTheme()
const read = (source: Partial<DocsTagsSource>) =>
  docsTags({ docs: [], file: undefined, inlineTags: 'warn', ...source })
/** Routes of the pages of tags, with the texts of their cards. */
const pagesOf = (source: Partial<DocsTagsSource>) =>
  tagPages(read(source).tags, theme).map(({ doc, compiled }) => [
    doc.route,
    doc.title,
    ...[...compiled.html.matchAll(/card-title">([^<]*)/g)].map(([, label]) => label),
  ])

test('every tag has a page with its docs, each once, and one page lists the tags', () => {
  const docs = [
    docAt('a.md', { title: 'A', tags: ['Big Fish', 'big fish', 'zoo'] }),
    docAt('b.md', { title: 'B', tags: ['zoo', { label: 'Big Fish', permalink: 'big-fish' }] }),
  ]
  expect(pagesOf({ docs })).toEqual([
    ['/docs/tags/', 'Tags', 'Big Fish (2)', 'zoo (2)'],
    ['/docs/tags/big-fish/', '2 docs tagged with "Big Fish"', 'A', 'B'],
    ['/docs/tags/zoo/', '2 docs tagged with "zoo"', 'A', 'B'],
  ])
})

test('tags with the same letters and other signs have a page each', () => {
  const docs = [
    docAt('a.md', { title: 'A', tags: ['C', 'C#'] }),
    docAt('b.md', { title: 'B', tags: ['C++', 'c#', 'Big-fish', 'big fish'] }),
  ]
  expect(pagesOf({ docs }).slice(1)).toEqual([
    ['/docs/tags/big-fish/', 'One doc tagged with "Big-fish"', 'B'],
    ['/docs/tags/c/', 'One doc tagged with "C"', 'A'],
    ['/docs/tags/c-1/', '2 docs tagged with "C#"', 'A', 'B'],
    ['/docs/tags/c-2/', 'One doc tagged with "C++"', 'B'],
  ])
})

test('no page of a tag lists an unlisted doc', () => {
  const docs = [
    docAt('a.md', { title: 'A', tags: ['x'] }),
    docAt('b.md', { title: 'B', tags: ['x', 'secret'], unlisted: true }),
  ]
  expect(pagesOf({ docs })).toEqual([
    ['/docs/tags/', 'Tags', 'x (1)'],
    ['/docs/tags/x/', 'One doc tagged with "x"', 'A'],
  ])
})

test('tags.yml names tags; a tag outside it and one permalink for two tags are reported', () => {
  const file = {
    path: 'content/tags.yml',
    text: 'fish:\n  label: All fish\n  permalink: /water\n  description: Wet.\nsea:\n  permalink: /water\n',
  }
  const docs = [docAt('a.md', { tags: ['fish', 'bird'] })]
  const { tags, problems } = read({ docs, file })
  expect(tags).toMatchObject([
    { label: 'All fish', description: 'Wet.', route: '/docs/tags/water/' },
    { label: 'bird', description: '', route: '/docs/tags/bird/' },
  ])
  expect(problems.map(({ code, found }) => `${code}: ${found}`)).toEqual([
    'tag/file: sea with permalink /water, which another tag has',
    'tag/inline: tag "bird"',
  ])
})

test.each([
  ['a: [', 1, 'YAML'],
  ['- a', undefined, 'record'],
  ['a: { label: [] }', undefined, 'string'],
  ['a: { lable: x }', undefined, 'did you mean "label"?'],
])('tags.yml with %j is an error', (text, line, expected) => {
  const { problems } = read({ file: { path: 'content/tags.yml', text } })
  expect(problems).toMatchObject([{ code: 'tag/file', file: 'content/tags.yml', line, expected }])
})
