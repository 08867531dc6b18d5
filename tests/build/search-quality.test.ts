import { readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import heldOut from '../search/held-out-queries.json'
import { measureQuality } from '../search/measure-quality.ts'
import queries from '../search/queries.json'
import siteQueries from '../search/site-queries.json'
import { runDocs } from './run-docs.ts'

/** Lowest quality the site's own search may have, on questions readers really ask. */
const FLOORS = { successAt1: 0.9, successAt5: 0.97, mrrAt10: 0.94 }
/** Gzipped bytes of a reader's first query: script, index and what the results show. */
const MOST_BYTES = { median: 60_000, most: 100_000 }

const out = join(tmpdir(), `docs-search-${process.pid}`)

beforeAll(async () => {
  const root = join(import.meta.dirname, '../..')
  expect((await runDocs(['build', root, '--out', out])).exitCode).toBe(0)
}, 120_000)

const atLeast = (floor: number) => expect.toSatisfy((value: number) => value >= floor)
const atMost = (limit: number) => expect.toSatisfy((value: number) => value <= limit)

test.each([
  ['common questions', queries.queries],
  ['questions about the pages of this site', siteQueries.queries],
  ['questions no weight was chosen by', heldOut.queries],
])('readers find the right page: %s', async (_, list) => {
  const script = await scriptBytes()
  const { firstQueryBytes, ...quality } = await measureQuality(out, list)
  expect({
    ...quality,
    median: script + firstQueryBytes.median,
    most: script + firstQueryBytes.most,
  }).toMatchObject({
    successAt1: atLeast(FLOORS.successAt1),
    successAt5: atLeast(FLOORS.successAt5),
    mrrAt10: atLeast(FLOORS.mrrAt10),
    median: atMost(MOST_BYTES.median),
    most: atMost(MOST_BYTES.most),
  })
})

/** The code that searches: the worker with all it needs. */
async function scriptBytes(): Promise<number> {
  const names = await readdir(join(out, 'assets'))
  const worker = names.find((name) => /^search-worker-.*\.js$/.test(name)) ?? ''
  return gzipSync(await readFile(join(out, 'assets', worker)), { level: 9 }).length
}
