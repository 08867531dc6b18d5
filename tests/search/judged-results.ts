import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SearchCatalogue } from '../../packages/search/src/index-files.ts'
import { IndexReader } from '../../packages/search/src/index-reader.ts'
import { rankedHits, spreadHits, textsOf } from '../../packages/search/src/rank-hits.ts'
import { resultFacts } from '../../packages/search/src/result-facts.ts'
import { FIRST_HITS } from '../../packages/search/src/search-provider.ts'
import { type JudgedQuery, pageOf, plainHref } from './measure-quality.ts'

/** A result that the order of the best ones decides about. */
export interface JudgedResult {
  readonly facts: readonly number[]
  /** Whether its page is one of the targets. */
  readonly isRightPage: boolean
  readonly isRightSection: boolean
}

/** The best results of every query on a built site, before they are put in order, with their facts. */
export async function judgedResults(
  outDir: string,
  queries: readonly JudgedQuery[],
): Promise<JudgedResult[][]> {
  const read = async (href: string) => JSON.parse(await readFile(join(outDir, href), 'utf8'))
  const { indexes }: SearchCatalogue = await read('/search-index.json')
  const [{ folder, common } = { folder: '' }] = indexes
  const index = new IndexReader(common ?? (await read(`${folder}common.json`)), (name) =>
    read(`${folder}${name}`),
  )
  const all: JudgedResult[][] = []
  for (const { query, targets } of queries) {
    const sections = new Set(targets.map(plainHref))
    const pages = new Set(targets.map((href) => plainHref(pageOf(href))))
    const { ranked } = await rankedHits([index], query, undefined)
    const hits = spreadHits(ranked).slice(0, FIRST_HITS)
    const texts = await Promise.all(hits.map(textsOf))
    const facts = resultFacts(query, hits, texts)
    all.push(
      texts.map(({ href, pageHref }, at) => ({
        facts: facts[at] ?? [],
        isRightPage: pages.has(plainHref(pageHref)),
        isRightSection: sections.has(plainHref(href)),
      })),
    )
  }
  return all
}
