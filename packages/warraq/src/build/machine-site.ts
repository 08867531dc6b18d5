import type { ReadyPage } from '../pages/ready-page.ts'
import { absoluteUrl, markdownHref } from '../pages/site-href.ts'
import type { AssembledSite } from './assemble.ts'
import type { MachineSite } from './machine-files.ts'

/** One language of the site, in the form for `llms.txt` and `llms-full.txt`. */
export function machineSite(
  { config, pages, roots }: AssembledSite,
  markdownOf: (page: ReadyPage) => string,
): MachineSite {
  const absolute = absoluteUrl(config)
  return {
    title: config.title,
    description: config.description,
    sections: roots
      .filter(({ version }) => version.isLast)
      .map((docsRoot) => ({
        label: docsRoot.label ?? docsRoot.id,
        pages: pages
          .filter(
            (page) =>
              page.rootKey === docsRoot.key &&
              page.isIndexed &&
              page.parts.markdownHref !== undefined,
          )
          // In reading order; pages outside the sidebar come last.
          .sort((a, b) => (a.place ?? Infinity) - (b.place ?? Infinity) || 0)
          .map((page) => ({
            title: page.view.title,
            description: page.description,
            markdownUrl: absolute(markdownHref(page.route)),
            markdown: () => markdownOf(page),
          })),
      })),
  }
}
