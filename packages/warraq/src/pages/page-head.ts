import type { DocsConfig } from '../config/schema.ts'
import { withBase } from '../shared/route-path.ts'
import type { HeadImage } from './head-tags.ts'
import type { ReadyPagesSource } from './ready-page.ts'
import { originOf } from './site-href.ts'

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
