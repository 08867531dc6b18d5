<<<<<<< HEAD
import { existsSync } from 'node:fs'
=======
>>>>>>> main
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SearchAnswer } from '../search/search-provider.ts'
import { SearchedSite } from '../search/searched-site.ts'
<<<<<<< HEAD

/** Sections of a built site that answer a query, best first, and the number of all of them. */
export type BuiltAnswer = SearchAnswer
=======
import { decodePath } from '../shared/route-path.ts'

/** Sections of a built site that answer a query, best first, and the number of all of them. */
export type BuiltSearch = (query: string, limit: number) => Promise<SearchAnswer>
>>>>>>> main

export interface BuiltSearchOptions {
  /** Output folder of the build. */
  readonly dir: string
  readonly baseUrl: string
}

/**
 * Open the search index of a built site: its default language, the newest versions.
 * @throws Error that says what is missing or damaged.
 */
<<<<<<< HEAD
export async function openBuiltSearch(dir: string): Promise<BuiltSearch> {
  const catalogue = join(dir, 'search-index.json')
  if (!existsSync(catalogue))
    throw new Error(
      `There is no search index in "${dir}". Build the site with search: { provider: 'local' }.`,
    )
  const site = new SearchedSite(catalogue, async (href) => {
    // The catalogue names served addresses, which may begin with a base path.
    const file = href === catalogue ? href : join(dir, href.slice(href.indexOf('assets/search-')))
    return JSON.parse(await readFile(file, 'utf8'))
  })
  try {
    await site.prepare(undefined)
  } catch (cause) {
    throw new Error(`The search index in "${dir}" is damaged. Build the site again.`, { cause })
=======
export async function openBuiltSearch({ dir, baseUrl }: BuiltSearchOptions): Promise<BuiltSearch> {
  const site = new SearchedSite(`${baseUrl}search-index.json`, async (href) =>
    JSON.parse(await readFile(join(dir, decodePath(href.slice(baseUrl.length))), 'utf8')),
  )
  try {
    await site.prepare(undefined)
  } catch (cause) {
    throw new Error(
      `The search index of "${dir}" is missing or damaged. Build the site with search: { provider: 'local' }.`,
      { cause },
    )
>>>>>>> main
  }
  return (query, limit) => site.search({ query, limit })
}
