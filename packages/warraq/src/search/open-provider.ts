import { hasHostedSearch, hasPagefind } from '../shared/features.ts'
import type { SearchView } from '../shared/site-view.ts'
import { localProvider } from './local-provider.ts'
import type { SearchProvider, SearchScope } from './search-provider.ts'

export interface ProviderSource {
  readonly search: Pick<SearchView, 'provider' | 'options'>
  /** Base path of the language, where the index of the site itself is. */
  readonly baseUrl: string
  readonly scope: SearchScope
}

/**
 * The provider a site has chosen; the code of those few sites choose is loaded on the way.
 * @throws Error when its code cannot be loaded.
 */
export async function openProvider({
  search: { provider, options },
  baseUrl,
  scope,
}: ProviderSource): Promise<SearchProvider> {
  if (hasPagefind && provider === 'pagefind') {
    const { pagefindProvider } = await import('./pagefind-provider.ts')
    return pagefindProvider({ folder: `${baseUrl}pagefind/`, scope })
  }
  if (hasHostedSearch && provider === 'algolia') {
    const { openAlgolia } = await import('./algolia-provider.ts')
    return openAlgolia({ options, scope })
  }
  if (hasHostedSearch && provider === 'typesense') {
    const { openTypesense } = await import('./typesense-provider.ts')
    return openTypesense({ options, scope })
  }
  return localProvider({ catalogueHref: `${baseUrl}search-index.json`, scope })
}
