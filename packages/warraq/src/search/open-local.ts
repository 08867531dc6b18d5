import { localProvider } from './local-provider.ts'
import type { ProviderSource, SearchProvider } from './search-provider.ts'

/** The provider of a site that has an index of its own. */
export function openProvider({ baseUrl, scope }: ProviderSource): SearchProvider {
  return localProvider({ catalogueHref: `${baseUrl}search-index.json`, scope })
}
