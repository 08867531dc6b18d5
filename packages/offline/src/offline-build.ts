import type { EmittedSite } from 'warraq/plugin'
import type { BuildName } from './cache-names.ts'
import { OFFLINE_ROUTE } from './offline-page.ts'

/** The facts of a build that its worker needs. Addresses are as served. */
export interface OfflineBuild extends BuildName {
  /** Folder of the files with a content hash in their names. */
  readonly assets: string
  /** The document shown in place of a page the reader has never visited. */
  readonly offlinePage: string
  /** Scripts and styles that any page may load. */
  readonly scripts: readonly string[]
  /**
   * Files of the search indexes except their catalogue; absent when they are too large to cache
   * before the first search.
   */
  readonly indexFiles?: readonly string[]
  /** Address of the search catalogue; absent on a site without its own index. */
  readonly catalogue?: string
}

/**
 * Largest index, in bytes before compression, that is cached before the first search: about 700 KB
 * compressed.
 */
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

/**
 * Whether a file belongs to an index: these are in folders such as `assets/search-en-4f/t0.json`.
 */
export function isIndexFile(href: string, assets: string): boolean {
  return href.startsWith(`${assets}search-`) && href.slice(assets.length).includes('/')
}
