import { OFFLINE_ROUTE } from '../../theme/OfflinePage/offline-route.ts'
import type { EmittedSite } from '../plugin.ts'
import type { BuildName } from './cache-names.ts'

/** What the worker of a build knows of it. Addresses are served ones. */
export interface OfflineBuild extends BuildName {
  /** Folder of the files whose names hold a hash of their content. */
  readonly assets: string
  /** The document in place of a page that was never visited. */
  readonly offlinePage: string
  /** Scripts and styles that any page may load. */
  readonly scripts: readonly string[]
  /** Files of the search indexes beside their catalogue; absent when they are too large to be kept unasked. */
  readonly indexFiles?: readonly string[]
  /** Where the search index is; absent on a site whose search is not its own. */
  readonly catalogue?: string
}

/** Bytes, before compression, of an index that is kept before anybody has searched: some 700 KB sent. */
const MOST_INDEX_BYTES = 2_500_000

export function offlineBuild(site: EmittedSite): OfflineBuild {
  const { baseUrl: base, buildId, assets, searchCatalogue } = site
  const scripts = assets.files.filter(({ href }) => /\.(?:js|css)$/.test(href))
  const index = assets.files.filter(({ href }) => isIndexFile(href, assets.folder))
  const size = index.reduce((sum, { bytes }) => sum + bytes, 0)
  return {
    base,
    buildId,
    assets: assets.folder,
    offlinePage: `${base}${OFFLINE_ROUTE.slice(1)}`,
    scripts: scripts.map(({ href }) => href),
    ...(size > MOST_INDEX_BYTES ? {} : { indexFiles: index.map(({ href }) => href) }),
    ...(searchCatalogue === undefined ? {} : { catalogue: searchCatalogue }),
  }
}

/** Files of an index are in a folder of their own: `assets/search-en-4f/t0.json`. */
export function isIndexFile(href: string, assets: string): boolean {
  return href.startsWith(`${assets}search-`) && href.slice(assets.length).includes('/')
}
