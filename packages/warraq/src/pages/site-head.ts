import { escapeHtml } from '@warraq/markup/escape-html'
import type { DocsConfig } from '../config/schema.ts'
import { withBase } from '../shared/text/route-path.ts'
import type { FeedLink } from './feed-links.ts'

export interface SiteHeadSource {
  readonly config: Pick<
    DocsConfig,
    'title' | 'baseUrl' | 'favicon' | 'icons' | 'themeColor' | 'colorMode' | 'search'
  >
  readonly filesBaseUrl: string
  /** Origins that every page probably needs soon. */
  readonly preconnect: readonly string[]
  readonly feeds: readonly FeedLink[]
}

/** Head elements that all documents share: the browser's colour, icons, search. */
export function siteHead({ config, filesBaseUrl, preconnect, feeds }: SiteHeadSource): string {
  const { title, baseUrl, favicon, icons, themeColor, colorMode, search } = config
  const linkOf = (rel: string, path: string | undefined, more: object = {}) =>
    path === undefined ? '' : element('link', { rel, href: withBase(filesBaseUrl, path), ...more })
  return [
    element('meta', { name: 'generator', content: 'warraq' }),
    // The boot script and the colour mode switch choose between the two elements.
    element('meta', {
      name: 'theme-color',
      content: themeColor[colorMode.defaultMode],
      'data-light': themeColor.light,
      'data-dark': themeColor.dark,
    }),
    // Old browsers take the first icon, other browsers the scalable one.
    linkOf('icon', icons.ico, { sizes: '32x32' }),
    linkOf('icon', favicon, favicon?.endsWith('.svg') ? { type: 'image/svg+xml' } : {}),
    linkOf('apple-touch-icon', icons.appleTouch),
    linkOf('manifest', icons.manifest),
    search === false
      ? ''
      : element('link', {
          rel: 'search',
          type: 'application/opensearchdescription+xml',
          title,
          href: withBase(baseUrl, 'opensearch.xml'),
        }),
    ...feeds.map((feed) =>
      element('link', { rel: 'alternate', type: 'application/rss+xml', ...feed }),
    ),
    ...preconnect.map((href) => element('link', { rel: 'preconnect', href, crossorigin: '' })),
  ].join('')
}

function element(tag: 'meta' | 'link', attributes: Readonly<Record<string, string>>): string {
  const list = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
  return `<${tag}${list.join('')}>`
}
