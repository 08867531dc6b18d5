import { Feed } from 'feed'
import { feedPath, feedTitle, rootsWithFeed } from '../../pages/feed-links.ts'
import type { ReadyPage } from '../../pages/ready-page.ts'
import { absoluteUrl } from '../../pages/site-href.ts'
import type { AssembledSite } from '../assemble.ts'

/** Readers of a feed look at what is new; a longer one costs them bytes at every visit. */
const MOST_ITEMS = 20

type Dated = ReadyPage & { readonly lastModified: string }

/**
 * The RSS feed of every section that asks for one: the pages of its latest version, the one that
 * changed last first. Pages without a known date are left out.
 */
export function sectionFeeds({
  loaded,
  ready: { pages },
}: AssembledSite): (readonly [path: string, text: string])[] {
  const { config, roots } = loaded.language
  const absolute = absoluteUrl(config)
  return rootsWithFeed(roots).map((root) => {
    const { title, description, lang } = config
    const items = pages
      .filter((page): page is Dated => page.rootKey === root.key && isListed(page))
      .sort((a, b) => newestFirst(a, b))
      .slice(0, MOST_ITEMS)
    const path = feedPath(root)
    const feed = new Feed({
      title: feedTitle(root, config),
      description: description === '' ? title : description,
      link: absolute(root.route),
      language: lang,
      generator: 'warraq',
      // A feed without items keeps its date from build to build, too.
      updated: new Date(items[0]?.lastModified ?? 0),
      feedLinks: { rss: absolute(`/${path}`) },
    })
    for (const page of items) feed.addItem(feedItem(page, absolute(page.route)))
    return [path, `${feed.rss2()}\n`] as const
  })
}

function isListed({ isIndexed, lastModified }: ReadyPage): boolean {
  return isIndexed && lastModified !== undefined
}

function newestFirst(a: Dated, b: Dated): number {
  return b.lastModified.localeCompare(a.lastModified) || (a.route < b.route ? -1 : 1)
}

/** A page that changed again is a new item: readers would not see it otherwise. */
function feedItem({ view, description, lastModified }: Dated, url: string) {
  return {
    title: view.title,
    link: url,
    guid: `${url}#${lastModified}`,
    date: new Date(lastModified),
    ...(description === '' ? {} : { description }),
  }
}
