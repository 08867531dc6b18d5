import { expect, test } from 'vitest'
import { type HeadScope, headTags, type PageHead } from './head-tags.ts'

const page: PageHead = {
  view: { kind: 'doc', documentTitle: 'Token | Docs' },
  route: '/token/',
  description: 'About it.',
  keywords: [],
  image: undefined,
  robots: undefined,
  searchTag: 'docs-a-current',
  version: 'current',
  structuredData: [],
  alternates: [
    { lang: 'en', href: '/token/', isDefault: true },
    { lang: 'pt-BR', href: '/pt/ficha/', isDefault: false },
  ],
  own: [{ tag: 'meta', attributes: { name: 'description', content: 'Mine.' } }],
}
const scope: HeadScope = {
  config: {
    url: 'https://x.org',
    baseUrl: '/',
    lang: 'en',
    metadata: [
      { property: 'og:title', content: 'Site' },
      { name: 'author', content: 'Us' },
    ],
  },
}

const contentOf = (tags: ReturnType<typeof headTags>, name: string) =>
  tags
    .filter(({ attributes }) => attributes.name === name || attributes.property === name)
    .map(({ attributes }) => attributes.content)

test("the author's elements replace the page's, and those replace the site's", () => {
  const tags = headTags(page, scope)
  expect(contentOf(tags, 'description')).toEqual(['Mine.'])
  expect(contentOf(tags, 'og:title')).toEqual(['Token | Docs'])
  expect(contentOf(tags, 'author')).toEqual(['Us'])
})

test('a card has its size and text alternative, unless the author chose another image', () => {
  const image = { url: 'https://x.org/card.png', width: 1200, height: 630, alt: 'Token · Docs' }
  const tags = headTags({ ...page, image }, scope)
  expect(contentOf(tags, 'og:image')).toEqual(['https://x.org/card.png'])
  expect(contentOf(tags, 'og:image:width')).toEqual(['1200'])
  expect(contentOf(tags, 'twitter:image:alt')).toEqual(['Token · Docs'])
  const other = {
    tag: 'meta',
    attributes: { property: 'og:image', content: 'https://x.org/a.png' },
  } as const
  const changed = headTags({ ...page, image, own: [other] }, scope)
  expect(contentOf(changed, 'og:image')).toEqual(['https://x.org/a.png'])
  expect(contentOf(changed, 'og:image:width')).toEqual([])
})

test('a page links its address in every language that offers it, also without the default one', () => {
  const links = headTags(page, scope).filter(({ tag }) => tag === 'link')
  expect(links.map(({ attributes }) => Object.values(attributes).join(' '))).toEqual([
    'canonical https://x.org/token/',
    'alternate en https://x.org/token/',
    'alternate pt-BR https://x.org/pt/ficha/',
    'alternate x-default https://x.org/token/',
  ])
  expect(contentOf(headTags(page, scope), 'og:locale:alternate')).toEqual(['pt_BR'])
  const only = headTags({ ...page, alternates: page.alternates.slice(1) }, scope)
  expect(
    only.flatMap(({ attributes }) => (attributes.rel === 'alternate' ? attributes.hreflang : [])),
  ).toEqual(['pt-BR'])
})

test('a page that was not found has no address', () => {
  const view = { kind: 'not-found', documentTitle: 'Not found' } as const
  const tags = headTags({ ...page, view }, scope)
  expect(tags.filter(({ tag }) => tag === 'link')).toEqual([])
  expect(contentOf(tags, 'og:url')).toEqual([])
})
