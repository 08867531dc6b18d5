import { NOT_FOUND_LIST, NOT_FOUND_ROUTE } from '../pages/not-found-page.tsx'
import { BUILD_MARKER } from '../shared/data/build-marker.ts'

/** Files of the engine at the root of the output; a test compares the list with a build. */
export const SITE_FILES = [
  'sitemap.xml',
  'robots.txt',
  '_headers',
  '_redirects',
  'nginx.conf.sample',
  'Caddyfile.sample',
  BUILD_MARKER,
]

/** Folder of files with hashed names, and the address under which hosts would serve `404.html`. */
export const SITE_FOLDERS = ['assets/', '404/']

/** The catalogue of search indexes, relative to the folder of its language. */
export const SEARCH_CATALOGUE = 'search-index.json'

/** Files that the engine writes for each language. */
export const LANGUAGE_FILES = [
  'llms.txt',
  'llms-full.txt',
  'opensearch.xml',
  SEARCH_CATALOGUE,
  NOT_FOUND_LIST,
]

/** Names at the root of the output that no page can have, in lower case. */
export function engineNames(): string[] {
  const names = [...SITE_FILES, ...SITE_FOLDERS, ...LANGUAGE_FILES, NOT_FOUND_ROUTE.slice(1)]
  return names.map((name) => name.replace(/\/$/, '').toLowerCase())
}
