import type { ProviderSource, SearchProvider } from '../../search/search-provider.ts'
import { pagefindProvider } from './pagefind-provider.ts'

export function openProvider({ baseUrl, scope }: ProviderSource): SearchProvider {
  return pagefindProvider({ folder: `${baseUrl}pagefind/`, scope })
}
