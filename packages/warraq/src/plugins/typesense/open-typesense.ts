import type { ProviderSource, SearchProvider } from '../../search/search-provider.ts'
import { openTypesense } from './typesense-provider.ts'

export function openProvider({ search: { options }, scope }: ProviderSource): SearchProvider {
  return openTypesense({ options, scope })
}
