import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { searchedSite } from '../../packages/search/src/searched-site.ts'

export interface JudgedQuery {
  readonly query: string
  /** Addresses of the pages or sections that answer the query. */
  readonly targets: readonly string[]
}

export interface Scores {
  readonly successAt1: number
  readonly successAt5: number
  readonly mrrAt10: number
  /** Rank and text of every query whose first page or section is wrong. */
  readonly missed: readonly string[]
}

export interface Quality {
  readonly byPage: Scores
  /** Absent if no target is a section. */
  readonly bySection?: Scores
  /** Queries with duplicate addresses among their results. */
  readonly repeated: readonly string[]
  /** Gzipped bytes that a reader's first query loads, without the script. */
  readonly firstQueryBytes: { readonly median: number; readonly most: number }
}

/** Number of hits that the dialog requests at once, all that is judged. */
const SHOWN = 20

/**
 * Queries whose target pages are all in the built site: a writer may have removed some, and what
 * remains is harder to find. If a tenth is gone, the list belongs to another site.
 * @throws if more than a tenth of the queries have no target left
 */
export function answerable<T extends JudgedQuery>(outDir: string, queries: readonly T[]): T[] {
  const isPage = (href: string) => existsSync(join(outDir, pageOf(href), 'page.json'))
  const left = queries.filter(({ targets }) => targets.some(isPage))
  if (left.length < queries.length * 0.9)
    throw new Error('More than a tenth of the queries name no page of the built site')
  return left.filter(({ targets }) => targets.every(isPage))
}

/** Run every query on a built site, each as a reader's first one. */
export async function measureQuality(
  outDir: string,
  queries: readonly JudgedQuery[],
): Promise<Quality> {
  const bytes: number[] = []
  const repeated: string[] = []
  const pages: Place[] = []
  const sections: Place[] = []
  const fileOf = fileReader(outDir)
  for (const { query, targets } of answerable(outDir, queries)) {
    let loaded = 0
    const site = searchedSite('/search-index.json', async (href) => {
      const file = await fileOf(href)
      loaded += file.bytes
      return file.content
    })
    const { hits } = await site.search({ query, limit: SHOWN })
    bytes.push(loaded)
    if (new Set(hits.map(({ href }) => href)).size < hits.length) repeated.push(query)
    const found = hits.map(({ pageHref }) => pageHref)
    pages.push({ query, place: placeOf(found, targets.map(pageOf)) })
    const addresses = hits.map(({ href }) => href)
    sections.push({ query, place: placeOf(addresses, targets) })
  }
  bytes.sort((a, b) => a - b)
  const hasSections = queries.some(({ targets }) => targets.some((href) => href.includes('#')))
  return {
    byPage: scoresOf(pages),
    ...(hasSections && { bySection: scoresOf(sections) }),
    repeated,
    firstQueryBytes: { median: bytes[bytes.length >> 1] ?? 0, most: bytes.at(-1) ?? 0 },
  }
}

/** Where the first right result of a query is, from 1 on; infinite if it is not found. */
interface Place {
  readonly query: string
  readonly place: number
}

/** Reads, parses and compresses each file of a built site once. */
function fileReader(outDir: string) {
  const files = new Map<string, { readonly content: unknown; readonly bytes: number }>()
  return async (href: string) => {
    const known = files.get(href)
    if (known !== undefined) return known
    const text = await readFile(join(outDir, href), 'utf8')
    const file = { content: JSON.parse(text), bytes: gzipSync(text, { level: 9 }).length }
    files.set(href, file)
    return file
  }
}

function placeOf(found: readonly string[], targets: readonly string[]): number {
  const right = new Set(targets.map(plainHref))
  const at = [...new Set(found.map(plainHref))].findIndex((href) => right.has(href))
  return at === -1 ? Number.POSITIVE_INFINITY : at + 1
}

function scoresOf(places: readonly Place[]): Scores {
  const share = (limit: number) =>
    places.filter(({ place }) => place <= limit).length / places.length
  const sum = places.reduce((total, { place }) => total + (place <= 10 ? 1 / place : 0), 0)
  return {
    successAt1: share(1),
    successAt5: share(5),
    mrrAt10: sum / places.length,
    missed: places.filter(({ place }) => place > 1).map(({ query, place }) => `${place} ${query}`),
  }
}

/** The address of the page that has a section. */
export function pageOf(href: string): string {
  return href.replace(/#.*/, '')
}

/** An address as it is compared. */
export function plainHref(href: string): string {
  return href.toLowerCase().replace(/\/+$/, '')
}
