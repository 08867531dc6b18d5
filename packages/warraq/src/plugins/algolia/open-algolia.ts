import type { ProviderSource, SearchProvider } from '../../search/search-provider.ts'
import { openAlgolia } from './algolia-provider.ts'

export function openProvider({ search: { options }, scope }: ProviderSource): SearchProvider {
  return openAlgolia({ options, scope })
}
