import type { DocsRoot } from '../config/docs-root.ts'
import type { DocsConfig } from '../config/schema.ts'
import { withBase } from '../shared/text/route-path.ts'

/** A feed that browsers and feed readers find in the head of every page. */
export interface FeedLink {
  readonly title: string
  readonly href: string
}

type FeedRoot = Pick<DocsRoot, 'id' | 'label' | 'route' | 'feed' | 'version'>

/** The sections whose latest version has a feed. */
export function rootsWithFeed<Root extends FeedRoot>(roots: readonly Root[]): Root[] {
  return roots.filter(({ feed, version }) => feed && version.isLast)
}

/** Path of the feed of a section, below the folder of its language: `guides/rss.xml`. */
export function feedPath({ route }: Pick<DocsRoot, 'route'>): string {
  return `${route.slice(1)}rss.xml`
}

export function feedTitle(
  { label, id }: Pick<DocsRoot, 'label' | 'id'>,
  { title, titleDelimiter }: Pick<DocsConfig, 'title' | 'titleDelimiter'>,
): string {
  return `${label ?? id} ${titleDelimiter} ${title}`
}

export function feedLinks(
  config: Pick<DocsConfig, 'baseUrl' | 'title' | 'titleDelimiter'>,
  roots: readonly FeedRoot[],
): FeedLink[] {
  return rootsWithFeed(roots).map((root) => ({
    title: feedTitle(root, config),
    href: withBase(config.baseUrl, feedPath(root)),
  }))
}
