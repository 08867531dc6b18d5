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

test("the author's elements replace the page's, and those replace the site's", () => {
  const tags = headTags(source)
  expect(contentOf(tags, 'description')).toEqual(['Mine.'])
  expect(contentOf(tags, 'og:title')).toEqual(['Token | Docs'])
  expect(contentOf(tags, 'author')).toEqual(['Us'])
})

test('a card has its size and text alternative, unless the author chose another image', () => {
  const image = { url: 'https://x.org/card.png', width: 1200, height: 630, alt: 'Token · Docs' }
  const tags = headTags({ ...source, image })
  expect(contentOf(tags, 'og:image')).toEqual(['https://x.org/card.png'])
  expect(contentOf(tags, 'og:image:width')).toEqual(['1200'])
  expect(contentOf(tags, 'twitter:image:alt')).toEqual(['Token · Docs'])
  const other = {
    tag: 'meta',
    attributes: { property: 'og:image', content: 'https://x.org/a.png' },
  } as const
  const changed = headTags({ ...source, image, own: [other] })
  expect(contentOf(changed, 'og:image')).toEqual(['https://x.org/a.png'])
  expect(contentOf(changed, 'og:image:width')).toEqual([])
})

test('a page that was not found has no canonical and is not indexed', () => {
  const tags = headTags({ ...source, isNotFound: true, own: [] })
  expect(tags.filter(({ tag }) => tag === 'link')).toEqual([])
  expect(contentOf(tags, 'robots')).toEqual(['noindex, nofollow'])
})
