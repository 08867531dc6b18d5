import { type LocalSearch, openLocalSearch } from './local-search.ts'
import type { SearchProvider, SearchScope } from './search-provider.ts'

export interface LocalProviderSource {
  /** Served address of the catalogue, which names the index. */
  readonly catalogueHref: string
  readonly scope: SearchScope
}

/** Searches the index of the site itself. */
export function openLocalProvider({ catalogueHref, scope }: LocalProviderSource): SearchProvider {
  let index: Promise<LocalSearch> | undefined
  const open = (): Promise<LocalSearch> => {
    index ??= openLocalSearch(catalogueHref).catch((cause: unknown) => {
      // The next query tries again.
      index = undefined
      throw cause
    })
    return index
  }
  const tags = new Set(scope.tags)
  return {
    prepare: async () => {
      await open()
    },
    search: async ({ query, limit, offset = 0, signal }) => {
      const records = (await open()).search(query).filter(({ tag }) => tags.has(tag))
      signal?.throwIfAborted()
      return { hits: records.slice(offset, offset + limit), total: records.length }
    },
  }
}
