import { expect, test } from 'vitest'
import { headTags } from './head-tags.ts'

const source = {
  documentTitle: 'Token | Docs',
  description: 'About it.',
  keywords: [],
  url: 'https://x.org/token/',
  noIndex: false,
  lang: 'en',
  alternates: [{ lang: 'en', url: 'https://x.org/token/' }],
  searchTag: 'docs-a-current',
  version: 'current',
  isNotFound: false,
  structuredData: [],
  siteMetadata: [
    { property: 'og:title', content: 'Site' },
    { name: 'author', content: 'Us' },
  ],
  own: [{ tag: 'meta', attributes: { name: 'description', content: 'Mine.' } }],
} as const
const contentOf = (tags: ReturnType<typeof headTags>, name: string) =>
  tags
    .filter(({ attributes }) => attributes.name === name || attributes.property === name)
    .map(({ attributes }) => attributes.content)

test("the author's elements win over the page's, those over the site's", () => {
  const tags = headTags(source)
  expect(contentOf(tags, 'description')).toEqual(['Mine.'])
  expect(contentOf(tags, 'og:title')).toEqual(['Token | Docs'])
  expect(contentOf(tags, 'author')).toEqual(['Us'])
})

test('a page that was not found has no canonical and is not indexed', () => {
  const tags = headTags({ ...source, isNotFound: true, own: [] })
  expect(tags.filter(({ tag }) => tag === 'link')).toEqual([])
  expect(contentOf(tags, 'robots')).toEqual(['noindex, nofollow'])
})
