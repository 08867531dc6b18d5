import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { searchedSite } from '../../packages/warraq/src/search/searched-site.ts'

export interface JudgedQuery {
  readonly query: string
  /** Routes of the pages that answer the query. */
  readonly targets: readonly string[]
}

export interface Quality {
  readonly successAt1: number
  readonly successAt5: number
  readonly mrrAt10: number
  /** Rank and text of every query whose first page is wrong. */
  readonly missed: readonly string[]
  /** Queries with duplicate addresses among their results. */
  readonly repeated: readonly string[]
  /** Gzipped bytes that a reader's first query loads, without the script. */
  readonly firstQueryBytes: { readonly median: number; readonly most: number }
}

/** Number of hits that the dialog requests at once. */
const SHOWN = 20

/**
 * Run every query on a built site, each as a reader's first one; results are counted by page, or by
 * section.
 */
export async function measureQuality(
  outDir: string,
  queries: readonly JudgedQuery[],
  by: 'pageHref' | 'href' = 'pageHref',
): Promise<Quality> {
  const bytes: number[] = []
  const repeated: string[] = []
  const places: { query: string; place: number }[] = []
  const files = new Map<string, { readonly content: string; readonly bytes: number }>()
  const fileOf = async (href: string) => {
    const known = files.get(href)
    if (known !== undefined) return known
    const content = await readFile(join(outDir, href))
    const file = { content: content.toString(), bytes: gzipSync(content, { level: 9 }).length }
    files.set(href, file)
    return file
  }
  for (const { query, targets } of queries) {
    let loaded = 0
    const site = searchedSite('/search-index.json', async (href) => {
      const file = await fileOf(href)
      loaded += file.bytes
      return JSON.parse(file.content)
    })
    await site.search({ query, limit: SHOWN })
    bytes.push(loaded)
    const { hits } = await site.search({ query, limit: 200 })
    if (new Set(hits.map(({ href }) => href)).size < hits.length) repeated.push(query)
    const pages = [...new Set(hits.map((hit) => plain(hit[by])))]
    const right = new Set(targets.map(plain))
    const at = pages.findIndex((page) => right.has(page))
    places.push({ query, place: at === -1 ? Number.POSITIVE_INFINITY : at + 1 })
  }
  const share = (limit: number) =>
    places.filter(({ place }) => place <= limit).length / places.length
  const sum = places.reduce((total, { place }) => total + (place <= 10 ? 1 / place : 0), 0)
  bytes.sort((a, b) => a - b)
  return {
    successAt1: share(1),
    successAt5: share(5),
    mrrAt10: sum / places.length,
    missed: places.filter(({ place }) => place > 1).map(({ query, place }) => `${place} ${query}`),
    repeated,
    firstQueryBytes: { median: bytes[bytes.length >> 1] ?? 0, most: bytes.at(-1) ?? 0 },
  }
}

function plain(href: string): string {
  return href.toLowerCase().replace(/\/+$/, '')
}
