import type { DocsConfig } from '../config/schema.ts'
import type { HeadTag } from '../shared/data/page-payload.ts'
import { withBase } from '../shared/text/route-path.ts'
import type { Alternate } from './page-languages.ts'
import type { ReadyPage, ReadyPagesSource } from './ready-page.ts'
import { absoluteUrl, originOf } from './site-href.ts'

/** An image that represents a page in link previews. */
interface HeadImage {
  /** Absolute URL. */
  readonly url: string
  readonly width?: number
  readonly height?: number
  /** Text alternative of the image. */
  readonly alt?: string
}

/** What the head of a page says about it. */
export interface PageHead extends Pick<ReadyPage, 'route' | 'description' | 'lastModified'> {
  readonly view: Pick<ReadyPage['view'], 'kind' | 'documentTitle'>
  readonly keywords: readonly string[]
  /** Factor of its weight in searches. */
  readonly searchBoost?: number | undefined
  /** The social card. */
  readonly image: HeadImage | undefined
  /** Restrictions for search engines. */
  readonly robots: 'noindex, follow' | 'noindex, nofollow' | undefined
  /** Value of `docsearch:docusaurus_tag`; `default` outside docs. */
  readonly searchTag: string
  readonly version: string
  /** JSON-LD documents. */
  readonly structuredData: readonly object[]
  /** Elements that the page's author wrote; they replace all others. */
  readonly own?: readonly HeadTag[] | undefined
  /** Address of the page as Markdown. */
  readonly markdownHref?: string | undefined
  /** The page in every language that offers it; empty for a page that is not to be listed. */
  readonly alternates: readonly Alternate[]
}

export interface HeadScope {
  readonly config: Pick<ReadyPagesSource['config'], 'url' | 'baseUrl' | 'lang' | 'metadata'>
}

/** The head elements of one page, with complete URLs. */
export function headTags(page: PageHead, scope: HeadScope): HeadTag[] {
  const { own = [], structuredData } = page
  const tags: HeadTag[] = [
    ...metaTags(page, scope),
    ...(page.view.kind === 'not-found' ? [] : linkTags(page, scope)),
    ...structuredData.map((data) => ({
      tag: 'script' as const,
      attributes: { type: 'application/ld+json' },
      content: JSON.stringify(data),
    })),
  ]
  const asked = new Set(own.map(identityOf))
  const kept = [
    ...tags.filter((tag) => !asked.has(identityOf(tag)) && !describesOtherImage(tag, asked)),
    ...own,
  ]
  const named = new Set(kept.map(identityOf))
  // The page's own value replaces a site-wide one of the same name.
  const siteTags = scope.config.metadata
    .map((meta) => Object.entries(meta).map(([name, value]) => [name, String(value)]))
    .map((entries): HeadTag => ({ tag: 'meta', attributes: Object.fromEntries(entries) }))
    .filter((tag) => !named.has(identityOf(tag)))
  return [...siteTags, ...kept]
}

function metaTags(page: PageHead, { config }: HeadScope): HeadTag[] {
  const { view, image, version, searchTag } = page
  const { lang } = config
  const description = page.description || undefined
  const url = view.kind === 'not-found' ? undefined : absoluteUrl(config)(page.route)
  const pairs: (readonly [kind: 'name' | 'property', key: string, value: string | undefined])[] = [
    ['name', 'description', description],
    ['name', 'keywords', page.keywords.join(',') || undefined],
    ['name', 'robots', page.robots],
    ['property', 'og:type', 'article'],
    ['property', 'og:title', view.documentTitle],
    ['property', 'og:description', description],
    ['property', 'og:url', url],
    ['property', 'og:locale', lang.replace('-', '_')],
    ...page.alternates
      .filter((other) => other.lang !== lang)
      .map((other) => ['property', 'og:locale:alternate', other.lang.replace('-', '_')] as const),
    ['property', 'og:image', image?.url],
    ['property', 'og:image:width', image?.width?.toString()],
    ['property', 'og:image:height', image?.height?.toString()],
    ['property', 'og:image:alt', image?.alt],
    ['name', 'twitter:card', image && 'summary_large_image'],
    ['name', 'twitter:image', image?.url],
    ['name', 'twitter:image:alt', image?.alt],
    ['property', 'article:modified_time', page.lastModified],
    ['name', 'docusaurus_locale', lang],
    ['name', 'docusaurus_version', version],
    ['name', 'docusaurus_tag', searchTag],
    ['name', 'docsearch:language', lang],
    ['name', 'docsearch:version', version],
    ['name', 'docsearch:docusaurus_tag', searchTag],
    ['name', 'docsearch:search_boost', page.searchBoost?.toString()],
  ]
  return pairs.flatMap(([kind, key, content]) =>
    content === undefined ? [] : [{ tag: 'meta' as const, attributes: { [kind]: key, content } }],
  )
}

function linkTags(
  { route, markdownHref, alternates: pages }: PageHead,
  { config }: HeadScope,
): HeadTag[] {
  const absolute = absoluteUrl({ url: config.url, baseUrl: '/' })
  const alternateAt = (hreflang: string, href: string) => ({
    rel: 'alternate',
    hreflang,
    href: absolute(href),
  })
  const links: Record<string, string>[] = [
    { rel: 'canonical', href: absoluteUrl(config)(route) },
    ...pages.map(({ lang, href }) => alternateAt(lang, href)),
    ...pages.filter(({ isDefault }) => isDefault).map(({ href }) => alternateAt('x-default', href)),
    ...(markdownHref === undefined
      ? []
      : [{ rel: 'alternate', type: 'text/markdown', href: markdownHref }]),
  ]
  return links.map((attributes) => ({ tag: 'link', attributes }))
}

/** Whether an element describes the card, although the author chose another image. */
function describesOtherImage({ attributes }: HeadTag, asked: ReadonlySet<string>): boolean {
  return asked.has('meta:og:image') && /^og:image:/.test(attributes.property ?? '')
}

function identityOf({ tag, attributes }: HeadTag): string {
  return `${tag}:${attributes.name ?? attributes.property ?? JSON.stringify(attributes)}`
}

/** The card of a page without an image: a drawn one, or the image of the whole site. */
export function cardOf(
  title: string,
  source: ReadyPagesSource,
  section?: string,
): HeadImage | undefined {
  const { pictures, config } = source
  if (pictures !== undefined) {
    const { path, ...rest } = pictures.of({ title, section })
    return { ...rest, ...imageAt(`/${path}`, source) }
  }
  return config.image === undefined ? undefined : imageAt(config.image, source)
}

/** Makes the address of a site's image a complete URL; other addresses stay unchanged. */
export function imageAt(image: string, { config, filesBaseUrl }: ReadyPagesSource): HeadImage {
  return {
    url: image.startsWith('/') ? `${originOf(config)}${withBase(filesBaseUrl, image)}` : image,
  }
}

/** Text of `<title>`: the page's title, then the site's. */
export function documentTitle(title: string, config: DocsConfig): string {
  return title === '' || title === config.title
    ? config.title
    : `${title} ${config.titleDelimiter} ${config.title}`
}

/** Text of `<title>` of the home page. */
export function siteTitle({ title, tagline, titleDelimiter }: DocsConfig): string {
  return tagline === '' ? title : `${title} ${titleDelimiter} ${tagline}`
}
