import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SearchAnswer } from '../../../search/search-provider.ts'
import { SearchedSite } from '../../../search/searched-site.ts'
import { decodePath } from '../../../shared/route-path.ts'

/** Searches a built site: the best sections, best first, and the number of all matches. */
export type BuiltSearch = (query: string, limit: number) => Promise<SearchAnswer>

export interface BuiltSearchOptions {
  /** Output folder of the build. */
  readonly dir: string
  readonly baseUrl: string
}

/**
 * Open the search index of a built site: its default language, the newest versions.
 * @throws Error when the index is missing or damaged.
 */
export async function openBuiltSearch({ dir, baseUrl }: BuiltSearchOptions): Promise<BuiltSearch> {
  const site = new SearchedSite(`${baseUrl}search-index.json`, async (href) =>
    JSON.parse(await readFile(join(dir, decodePath(href.slice(baseUrl.length))), 'utf8')),
  )
  try {
    await site.search({ query: '', limit: 0 })
  } catch (cause) {
    throw new Error(
      `The search index of "${dir}" is missing or damaged. Build the site with search: { provider: 'local' }.`,
      { cause },
    )
  }
  return (query, limit) => site.search({ query, limit })
}
