import type { DocsConfig } from '../config/schema.ts'
import { withBase } from '../shared/route-path.ts'
import type { SiteView } from '../shared/site-view.ts'
import { footerView } from './footer.ts'
import { navbarView } from './navbar.ts'

/** What the shell shows on every page. */
export function siteView(config: DocsConfig, baseUrl: string): SiteView {
  const { announcementBar, footer, search, analytics } = config
  return {
    title: config.title,
    homeHref: baseUrl,
    baseUrl,
    lang: config.lang,
    dir: config.dir,
    navbar: navbarView(config, baseUrl),
    colorMode: config.colorMode,
    sidebar: config.sidebar,
    notFoundHref: withBase(baseUrl, '/404.html'),
    ...(footer === undefined ? {} : { footer: footerView(footer, baseUrl) }),
    ...(announcementBar === undefined
      ? {}
      : {
          announcement: {
            id: announcementBar.id,
            html: announcementBar.content,
            isCloseable: announcementBar.isCloseable,
          },
        }),
    ...(search === false
      ? {}
      : {
          search: {
            provider: search.provider,
            pageHref: withBase(baseUrl, search.route),
            placeholder: search.placeholder,
            options: search.options,
          },
        }),
    ...(analytics === undefined ? {} : { analytics }),
  }
}
