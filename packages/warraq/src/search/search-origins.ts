import type { SearchView } from '../shared/site-view.ts'
import { algoliaHosts } from './algolia-provider.ts'

/** Origins that a reader's browser asks when it searches, the first one first; none but the site's own by default. */
export function searchOrigins({
  provider,
  options,
}: Pick<SearchView, 'provider' | 'options'>): string[] {
  if (provider === 'algolia') return algoliaHosts(options)
  return provider === 'typesense' && options.host !== undefined ? [options.host] : []
}
