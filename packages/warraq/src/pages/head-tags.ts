import type { HeadTag } from '../shared/page-payload.ts'

/** An image that represents a page in link previews. */
export interface HeadImage {
  /** Absolute URL. */
  readonly url: string
  readonly width?: number
  readonly height?: number
  /** Text alternative of the image. */
  readonly alt?: string
}

export interface HeadSource {
  readonly documentTitle: string
  readonly description: string
  readonly keywords: readonly string[]
  /** Absolute URL of the page. */
  readonly url: string
  /** The social card. */
  readonly image?: HeadImage | undefined
  /** Restrictions for search engines; absent: none. */
  readonly robots?: 'noindex, follow' | 'noindex, nofollow'
  readonly lang: string
  /** Absolute URLs of the page in every locale. */
  readonly alternates: readonly { readonly lang: string; readonly url: string }[]
  readonly lastModified?: string | undefined
  /** Value of `docsearch:docusaurus_tag`; `default` outside docs. */
  readonly searchTag: string
  readonly version: string
  readonly isNotFound: boolean
  /** JSON-LD documents. */
  readonly structuredData: readonly object[]
  /** Elements that the page's author wrote; they replace all others. */
  readonly own: readonly HeadTag[]
  /** Site-wide metas; the page's own value of the same name replaces them. */
  readonly siteMetadata: readonly Readonly<Record<string, string | number | boolean>>[]
  /** Href of the page as Markdown. */
  readonly markdownHref?: string | undefined
}

/** The head elements of one page. */
export function headTags(source: HeadSource): HeadTag[] {
  const tags = [
    ...metaTags(source),
    ...(source.isNotFound ? [] : linkTags(source)),
    ...source.structuredData.map(
      (data): HeadTag => ({
        tag: 'script',
        attributes: { type: 'application/ld+json' },
        content: JSON.stringify(data),
      }),
    ),
  ]
  const asked = new Set(source.own.map(identityOf))
  const kept = [
    ...tags.filter((tag) => !asked.has(identityOf(tag)) && !describesOtherImage(tag, asked)),
    ...source.own,
  ]
  const own = new Set(kept.map(identityOf))
  const site = source.siteMetadata
    .map(
      (attributes): HeadTag => ({
        tag: 'meta',
        attributes: Object.fromEntries(
          Object.entries(attributes).map(([name, value]) => [name, String(value)]),
        ),
      }),
    )
    .filter((tag) => !own.has(identityOf(tag)))
  return [...site, ...kept]
}

function metaTags(source: HeadSource): HeadTag[] {
  const { description, keywords, image, lang, alternates } = source
  const pairs: (readonly [kind: 'name' | 'property', key: string, value: string | undefined])[] = [
    ['name', 'description', description === '' ? undefined : description],
    ['name', 'keywords', keywords.length === 0 ? undefined : keywords.join(',')],
    ['name', 'robots', source.isNotFound ? 'noindex, nofollow' : source.robots],
    ['property', 'og:type', 'article'],
    ['property', 'og:title', source.documentTitle],
    ['property', 'og:description', description === '' ? undefined : description],
    ['property', 'og:url', source.isNotFound ? undefined : source.url],
    ['property', 'og:locale', lang.replace('-', '_')],
    ...alternates
      .filter((entry) => entry.lang !== lang)
      .map((entry) => ['property', 'og:locale:alternate', entry.lang.replace('-', '_')] as const),
    ['property', 'og:image', image?.url],
    ['property', 'og:image:width', image?.width?.toString()],
    ['property', 'og:image:height', image?.height?.toString()],
    ['property', 'og:image:alt', image?.alt],
    ['name', 'twitter:card', image === undefined ? undefined : 'summary_large_image'],
    ['name', 'twitter:image', image?.url],
    ['name', 'twitter:image:alt', image?.alt],
    ['property', 'article:modified_time', source.lastModified],
    ['name', 'docusaurus_locale', lang],
    ['name', 'docusaurus_version', source.version],
    ['name', 'docusaurus_tag', source.searchTag],
    ['name', 'docsearch:language', lang],
    ['name', 'docsearch:version', source.version],
    ['name', 'docsearch:docusaurus_tag', source.searchTag],
  ]
  return pairs.flatMap(([kind, key, content]) =>
    content === undefined ? [] : [{ tag: 'meta' as const, attributes: { [kind]: key, content } }],
  )
}

function linkTags({ url, alternates, markdownHref }: HeadSource): HeadTag[] {
  const [defaultLocale] = alternates
  const links: Record<string, string>[] = [
    { rel: 'canonical', href: url },
    ...alternates.map((entry) => ({ rel: 'alternate', hreflang: entry.lang, href: entry.url })),
    ...(defaultLocale === undefined
      ? []
      : [{ rel: 'alternate', hreflang: 'x-default', href: defaultLocale.url }]),
    ...(markdownHref === undefined
      ? []
      : [{ rel: 'alternate', type: 'text/markdown', href: markdownHref }]),
  ]
  return links.map((attributes) => ({ tag: 'link', attributes }))
}

/**
 * Whether an element describes the size or text of the card, although the author chose another
 * image.
 */
function describesOtherImage({ attributes }: HeadTag, asked: ReadonlySet<string>): boolean {
  return asked.has('meta:og:image') && /^og:image:/.test(attributes.property ?? '')
}

function identityOf({ tag, attributes }: HeadTag): string {
  return `${tag}:${attributes.name ?? attributes.property ?? JSON.stringify(attributes)}`
}
