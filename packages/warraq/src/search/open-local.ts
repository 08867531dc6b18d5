import { localProvider } from './local-provider.ts'
import type { ProviderSource, SearchProvider } from './search-provider.ts'

/** The provider of a site with its own index. */
export function openProvider({ baseUrl, scope }: ProviderSource): SearchProvider {
  return localProvider({ catalogueHref: `${baseUrl}search-index.json`, scope })
}
