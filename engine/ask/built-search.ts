import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { localSearch } from '../search/local-search.ts'
import type { SearchIndexFile, ShownRecord } from '../search/search-index-file.ts'

/** Sections of a built site that answer a query, best first, and the number of all of them. */
export interface BuiltAnswer {
  readonly hits: readonly ShownRecord[]
  readonly total: number
}

export type BuiltSearch = (query: string, limit: number) => Promise<BuiltAnswer>

/**
 * Open the search index of a built site.
 * @throws Error that says what is missing or damaged.
 */
export async function openBuiltSearch(dir: string): Promise<BuiltSearch> {
  const assets = join(dir, 'assets')
  const names = await readdir(assets).catch(() => [])
  const name = names.find((file) => /^search-[\da-f]+\.json$/.test(file))
  if (name === undefined)
    throw new Error(
      `There is no search index in "${assets}". Build the site with search: { provider: 'local' }.`,
    )
  try {
    const text = await readFile(join(assets, name), 'utf8')
    const { search } = localSearch(JSON.parse(text) as SearchIndexFile)
    return async (query, limit) => {
      const all = search(query)
      return { hits: all.slice(0, limit), total: all.length }
    }
  } catch (cause) {
    throw new Error(`The search index "${join(assets, name)}" is damaged. Build the site again.`, {
      cause,
    })
  }
}
