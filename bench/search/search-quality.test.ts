import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { searchedSite } from '../../packages/search/src/searched-site.ts'
import { BUILT_SITE } from '../../tests/build-site.ts'
import developerQueries from '../../tests/search/developer-queries.json'
import heldOutGuests from '../../tests/search/held-out-guest-queries.json'
import heldOutMixed from '../../tests/search/held-out-mixed-queries.json'
import heldOutNeeds from '../../tests/search/held-out-need-queries.json'
import heldOutNewcomers from '../../tests/search/held-out-newcomer-queries.json'
import heldOutPages from '../../tests/search/held-out-page-queries.json'
import heldOutPassersBy from '../../tests/search/held-out-passer-by-queries.json'
import heldOut from '../../tests/search/held-out-queries.json'
import heldOutReaders from '../../tests/search/held-out-reader-queries.json'
import heldOutRoles from '../../tests/search/held-out-role-queries.json'
import heldOutStrangers from '../../tests/search/held-out-stranger-queries.json'
import heldOutVisitors from '../../tests/search/held-out-visitor-queries.json'
import { type JudgedQuery, measureQuality } from '../../tests/search/measure-quality.ts'
import mixedQueries from '../../tests/search/mixed-queries.json'
import needQueries from '../../tests/search/need-queries.json'
import operatorQueries from '../../tests/search/operator-queries.json'
import pageQueries from '../../tests/search/page-queries.json'
import queries from '../../tests/search/queries.json'
import readerQueries from '../../tests/search/reader-queries.json'
import roleQueries from '../../tests/search/role-queries.json'
import sectionQueries from '../../tests/search/section-queries.json'
import siteQueries from '../../tests/search/site-queries.json'
import typedQueries from '../../tests/search/typed-queries.json'
import userQueries from '../../tests/search/user-queries.json'

/** Gzipped bytes of a reader's first query: script, index and the texts of the results. */
const MOST_BYTES = { median: 60_000, most: 100_000 }

/**
 * Minimum of success@1, success@5 and MRR@10, by page and by section: about two queries below what
 * was measured. Queries that no weight was chosen by may lose some when pages change.
 */
type Floors = readonly [first: number, fifth: number, mrr: number]

test.each<[string, readonly JudgedQuery[], page: Floors, section?: Floors]>([
  ['common questions', queries.queries, [0.93, 0.99, 0.96]],
  ['questions about the pages of this site', siteQueries.queries, [0.84, 0.98, 0.9]],
  ['questions no weight was chosen by', heldOut.queries, [0.92, 0.99, 0.96]],
  ['two queries for every page', pageQueries.queries, [0.92, 0.99, 0.95]],
  ['one query for every page, never looked at', heldOutPages.queries, [0.78, 0.98, 0.88]],
  ['sections of pages', sectionQueries.queries, [0.94, 0.97, 0.96], [0.92, 0.97, 0.95]],
  ['queries of every kind', readerQueries.queries, [0.92, 0.97, 0.95], [0.88, 0.97, 0.93]],
  ['queries of three roles', roleQueries.queries, [0.94, 0.98, 0.96], [0.93, 0.98, 0.95]],
  ['what readers type', typedQueries.queries, [0.91, 0.97, 0.94], [0.85, 0.97, 0.91]],
  ['what somebody needs', needQueries.queries, [0.94, 0.98, 0.96], [0.86, 0.95, 0.9]],
  ['mixed queries', mixedQueries.queries, [0.86, 0.94, 0.9], [0.79, 0.9, 0.84]],
  ['what users of wallets type', userQueries.queries, [0.92, 0.97, 0.95], [0.86, 0.95, 0.9]],
  ['what operators type', operatorQueries.queries, [0.9, 0.97, 0.93], [0.85, 0.94, 0.89]],
  ['what developers type', developerQueries.queries, [0.9, 0.96, 0.93], [0.86, 0.95, 0.9]],
  ['mixed queries, held out', heldOutMixed.queries, [0.93, 0.95, 0.94], [0.88, 0.95, 0.9]],
  ['queries of every kind, held out', heldOutReaders.queries, [0.9, 0.97, 0.94], [0.84, 0.96, 0.9]],
  [
    'queries of three roles, held out',
    heldOutRoles.queries,
    [0.93, 0.97, 0.95],
    [0.91, 0.98, 0.94],
  ],
  ['what somebody needs, held out', heldOutNeeds.queries, [0.89, 0.97, 0.93], [0.87, 0.95, 0.92]],
  ['what guests type, held out', heldOutGuests.queries, [0.91, 0.96, 0.94], [0.88, 0.92, 0.91]],
  [
    'what newcomers type, held out',
    heldOutNewcomers.queries,
    [0.94, 0.98, 0.96],
    [0.89, 0.96, 0.92],
  ],
  [
    'what strangers type, held out',
    heldOutStrangers.queries,
    [0.88, 0.95, 0.91],
    [0.81, 0.91, 0.86],
  ],
  [
    'what passers-by type, held out',
    heldOutPassersBy.queries,
    [0.9, 0.96, 0.93],
    [0.84, 0.94, 0.88],
  ],
  ['what visitors type, held out', heldOutVisitors.queries, [0.96, 0.99, 0.97], [0.92, 0.97, 0.95]],
])('readers find what they look for: %s', async (_, queries, page, section) => {
  const script = await scriptBytes()
  const { byPage, bySection, repeated, firstQueryBytes } = await measureQuality(BUILT_SITE, queries)
  expect(repeated).toEqual([])
  expect(script + firstQueryBytes.median).toBeLessThanOrEqual(MOST_BYTES.median)
  expect(script + firstQueryBytes.most).toBeLessThanOrEqual(MOST_BYTES.most)
  expect(byPage).toMatchObject(atLeast(page))
  if (section) expect(bySection).toMatchObject(atLeast(section))
})

function atLeast([first, fifth, mrr]: Floors) {
  const least = (floor: number) => expect.toSatisfy((value: number) => value >= floor)
  return { successAt1: least(first), successAt5: least(fifth), mrrAt10: least(mrr) }
}

test.each([
  ['validator', ['/l1-network/validators-and-delegators/', '/l1-network/run-a-validator/']],
  ['wallet', ['/user-guides/wallet/']],
  ['staking', ['/user-guides/stake/', '/learn/glossary/']],
  ['undelegate', ['/user-guides/stake/']],
])('the results of a common word, %s, come from many pages', async (query, best) => {
  const site = searchedSite('/search-index.json', async (href) =>
    JSON.parse(await readFile(join(BUILT_SITE, href), 'utf8')),
  )
  const { hits } = await site.search({ query, limit: 8 })
  expect(best).toContain(hits[0]?.pageHref)
  expect(new Set(hits.map(({ pageHref }) => pageHref)).size).toBeGreaterThanOrEqual(6)
})

/** Bytes of the search code: the worker with its imports. */
async function scriptBytes(): Promise<number> {
  const names = await readdir(join(BUILT_SITE, 'assets'))
  return bytesOf(names.find((name) => /^search-worker-.*\.js$/.test(name)) ?? '')
}

async function bytesOf(name: string): Promise<number> {
  return gzipSync(await readFile(join(BUILT_SITE, 'assets', name)), { level: 9 }).length
}
