import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { generateSite, pagePath } from '../../bench/generate-site.mjs'
import { temporaryFolder } from '../temporary-folder.ts'
import { BYTE_BUDGETS, FLATNESS, ISLAND_BUDGETS } from './byte-budgets.ts'
import { firstVisitBytes, islandBytes } from './first-visit-bytes.ts'
import { runDocs } from './run-docs.ts'

const ROOT = join(import.meta.dirname, '../..')

describe('the site', () => {
  let dist = ''
  beforeAll(async () => {
    dist = join(temporaryFolder(), 'dist')
    expect(await runDocs(['build', ROOT, '--out', dist])).toMatchObject({ exitCode: 0 })
  })

  for (const [name, { route, ...budget }] of Object.entries(BYTE_BUDGETS))
    test(`a first visit of the ${name} page stays within its bytes`, async () => {
      const bytes = await firstVisitBytes(dist, route)
      for (const [part, most] of Object.entries(budget))
        expect.soft(bytes[part as keyof typeof bytes] / 1000, part).toBeLessThanOrEqual(most)
    })

  for (const [route, most] of Object.entries(ISLAND_BUDGETS))
    test(`the islands of ${route} stay within their bytes`, async () => {
      const bytes = await islandBytes(dist, route)
      expect(bytes / 1000).toBeGreaterThan(60)
      expect(bytes / 1000).toBeLessThanOrEqual(most)
    })
})

test('a page has the same size in a small and in a large site', async () => {
  const weigh = async (pages: number) => {
    const dir = temporaryFolder()
    await generateSite(dir, pages)
    expect(await runDocs(['build', dir])).toMatchObject({ exitCode: 0 })
    return firstVisitBytes(join(dir, 'dist'), `/docs/${pagePath(0)}/`)
  }
  const small = await weigh(60)
  const large = await weigh(1000)
  expect(large.script).toBe(small.script)
  expect(Math.abs(large.total - small.total) / small.total).toBeLessThan(FLATNESS)
})
