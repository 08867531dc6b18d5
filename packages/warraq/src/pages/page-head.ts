import type { DocsConfig } from '../config/schema.ts'
import type { PageParts } from '../shared/page-parts.ts'
import type { HeadTag } from '../shared/page-payload.ts'
import type { PageView } from '../shared/page-view.ts'
import { withBase } from '../shared/route-path.ts'
import { type HeadImage, type HeadSource, headTags } from './head-tags.ts'
import type { ReadyPagesSource } from './ready-page.ts'

export interface PageHeadSource
  extends Pick<
    HeadSource,
    'description' | 'keywords' | 'image' | 'searchTag' | 'version' | 'structuredData'
  > {
  readonly view: PageView
  readonly parts: PageParts
  readonly route: string
  readonly source: Pick<ReadyPagesSource, 'config' | 'locales'>
  readonly noIndex: boolean
  /** Whether search engines may follow the links of a page that is not indexed. */
  readonly isFollowed?: boolean
  /** ISO 8601; the date of the page's parts when absent. */
  readonly lastModified?: string | undefined
  /** Elements from the page itself. */
  readonly own?: readonly HeadTag[]
}

/** Head elements of a page, with complete URLs. */
export function pageHead({
  view,
  parts,
  route,
  source: { config, locales },
  noIndex,
  isFollowed = false,
  lastModified = parts.lastUpdated?.iso,
  own = [],
  ...rest
}: PageHeadSource): HeadTag[] {
  const origin = config.url.replace(/\/$/, '')
  const urlOf = (path: string) => `${origin}${encodeURI(path)}`
  return headTags({
    ...rest,
    documentTitle: view.documentTitle,
    url: urlOf(view.href),
    ...(noIndex ? { robots: `noindex, ${isFollowed ? 'follow' : 'nofollow'}` as const } : {}),
    lang: config.lang,
    alternates: locales.map(({ lang, baseUrl }) => ({
      lang,
      url: urlOf(withBase(baseUrl, route)),
    })),
    isNotFound: view.kind === 'not-found',
    siteMetadata: config.metadata,
    own,
    lastModified,
    markdownHref: parts.markdownHref,
  })
}

/** The card of a page without an image: a drawn one, or the image of the whole site. */
export function cardOf(
  title: string,
  source: ReadyPagesSource,
  section?: string,
): HeadImage | undefined {
  const { pictures, config } = source
  if (pictures !== undefined) {
    const { path, ...rest } = pictures.of({ title, ...(section === undefined ? {} : { section }) })
    return { ...rest, ...imageAt(`/${path}`, source) }
  }
  return config.image === undefined ? undefined : imageAt(config.image, source)
}

/** Makes the address of a site's image a complete URL; other addresses stay unchanged. */
export function imageAt(image: string, { config, filesBaseUrl }: ReadyPagesSource): HeadImage {
  const origin = config.url.replace(/\/$/, '')
  return { url: image.startsWith('/') ? `${origin}${withBase(filesBaseUrl, image)}` : image }
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
