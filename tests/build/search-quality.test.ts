import { readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { localSearch } from '../../engine/search/local-search.ts'
import queries from '../search/queries.json'
import { runDocs } from './run-docs.ts'

/** Lowest quality the site's own search may have, on questions readers really ask. */
const FLOORS = { successAt1: 0.78, successAt5: 0.95, mrrAt10: 0.86 }

/** Place of the first right page among the pages found; infinity when there is none. */
let places: { query: string; place: number }[] = []

beforeAll(async () => {
  const out = join(tmpdir(), `docs-search-${process.pid}`)
  const root = join(import.meta.dirname, '../..')
  expect((await runDocs(['build', root, '--out', out])).exitCode).toBe(0)
  const names = await readdir(join(out, 'assets'))
  const name = names.find((candidate) => /^search-[\da-f]+\.json$/.test(candidate)) ?? ''
  const search = localSearch(JSON.parse(await readFile(join(out, 'assets', name), 'utf8')))
  places = queries.queries.map(({ query, targets }) => {
    const pages = [...new Set(search.search(query).map(({ pageHref }) => plain(pageHref)))]
    const right = new Set((targets as readonly string[]).map(plain))
    const at = pages.findIndex((page) => right.has(page))
    return { query, place: at === -1 ? Number.POSITIVE_INFINITY : at + 1 }
  })
})

test('readers find the right page', () => {
  const share = (limit: number) =>
    places.filter(({ place }) => place <= limit).length / places.length
  const mrr =
    places.reduce((sum, { place }) => sum + (place <= 10 ? 1 / place : 0), 0) / places.length
  const missed = places
    .filter(({ place }) => place > 1)
    .map(({ query, place }) => `${place} ${query}`)
  expect({ successAt1: share(1), successAt5: share(5), mrr, missed }).toMatchObject({
    successAt1: expect.toSatisfy((value: number) => value >= FLOORS.successAt1),
    successAt5: expect.toSatisfy((value: number) => value >= FLOORS.successAt5),
    mrr: expect.toSatisfy((value: number) => value >= FLOORS.mrrAt10),
  })
})

function plain(href: string): string {
  return href.toLowerCase().replace(/\/+$/, '')
}
