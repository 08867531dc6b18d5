import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SearchCatalogue } from '../../packages/warraq/src/search/index-files.ts'
import { IndexReader } from '../../packages/warraq/src/search/index-reader.ts'
import { rankedHits, spreadHits, textsOf } from '../../packages/warraq/src/search/rank-hits.ts'
import { resultFacts } from '../../packages/warraq/src/search/result-facts.ts'
import { FIRST_HITS } from '../../packages/warraq/src/search/search-provider.ts'
import type { JudgedQuery } from './measure-quality.ts'

/** A result that the order of the best ones decides about. */
export interface JudgedResult {
  readonly facts: readonly number[]
  readonly page: string
  readonly isRight: boolean
}

/**
 * The best results of every query on a built site, before they are put in order, with their facts.
 * @param by whether the targets of the queries are pages or sections
 */
export async function judgedResults(
  outDir: string,
  queries: readonly JudgedQuery[],
  by: 'pageHref' | 'href',
): Promise<JudgedResult[][]> {
  const read = async (href: string) => JSON.parse(await readFile(join(outDir, href), 'utf8'))
  const { indexes }: SearchCatalogue = await read('/search-index.json')
  const [{ folder, common } = { folder: '' }] = indexes
  const index = new IndexReader(common ?? (await read(`${folder}common.json`)), (name) =>
    read(`${folder}${name}`),
  )
  const all: JudgedResult[][] = []
  for (const { query, targets } of queries) {
    const right = new Set(targets.map((target) => plain(target, by)))
    const { ranked } = await rankedHits([index], query, undefined)
    const hits = spreadHits(ranked).slice(0, FIRST_HITS)
    const places = await Promise.all(hits.map(({ record }) => index.place(record)))
    const texts = await Promise.all(hits.map(textsOf))
    const facts = resultFacts(hits, texts)
    all.push(
      facts.map((known, at) => ({
        facts: known,
        page: hits[at]?.page ?? '',
        isRight: right.has(plain(places[at]?.[by] ?? '', by)),
      })),
    )
  }
  return all
}

function plain(href: string, by: 'pageHref' | 'href'): string {
  const address = by === 'href' ? href : href.replace(/#.*/, '')
  return address.toLowerCase().replace(/\/+$/, '')
}
