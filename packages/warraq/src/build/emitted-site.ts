import { absoluteUrl } from '../pages/absolute-url.ts'
import type { EmittedSite } from '../plugins/plugin.ts'
import type { AssembledSite } from './assemble.ts'

/** One language of the site as plugins see it. */
export function emittedSite({ config, pages }: AssembledSite): EmittedSite {
  const absolute = absoluteUrl(config)
  const { title, description, url, baseUrl, lang } = config
  return {
    ...{ title, description, url, baseUrl, lang },
    pages: pages
      .filter(({ isIndexed }) => isIndexed)
      .map((page) => ({
        route: page.route,
        url: absolute(page.route),
        title: page.view.title,
        description: page.description,
        get html() {
          return page.html
        },
        ...(page.lastModified === undefined ? {} : { lastModified: page.lastModified }),
      })),
  }
}
