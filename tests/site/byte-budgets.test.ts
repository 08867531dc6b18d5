import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { BUILT_SITE } from '../build-site.ts'
import { ANNOUNCEMENT, BUDGET_PAGES, BYTE_BUDGET, ISLAND_BUDGETS } from './byte-budgets.ts'
import { firstVisitBytes, islandBytes } from './first-visit-bytes.ts'

for (const route of BUDGET_PAGES)
  test(`a first visit of ${route} stays within its bytes`, async () => {
    const bytes = await firstVisitBytes(BUILT_SITE, route)
    const html = readFileSync(join(BUILT_SITE, route, 'index.html'), 'utf8')
    const more = html.includes('<section class="announcement"') ? ANNOUNCEMENT : 0
    for (const [part, most] of Object.entries(BYTE_BUDGET))
      expect.soft(bytes[part as keyof typeof bytes] / 1000, part).toBeLessThanOrEqual(most + more)
  })

for (const [route, most] of Object.entries(ISLAND_BUDGETS))
  test(`the islands of ${route} stay within their bytes`, async () => {
    const bytes = await islandBytes(BUILT_SITE, route)
    expect(bytes / 1000).toBeGreaterThan(60)
    expect(bytes / 1000).toBeLessThanOrEqual(most)
  })
