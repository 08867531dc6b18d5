import { expect, test } from '@playwright/test'
import { SIZE_RULES, violationsOf } from '../axe.ts'
import { showAll } from '../page-layout.ts'

// accessibility.spec.ts checks the same on one page of each kind.
test('targets next to each other are large enough for a finger', async ({ page }) => {
  const found: string[] = []
  for (const route of [
    '/l2-network/',
    '/l1-network/modules/evm/',
    '/learn/errors/',
    '/user-guides/quickstart/',
  ]) {
    await page.goto(route)
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true')
    await showAll(page)
    await expect(page.locator('docs-copy:not(:has(button))')).toHaveCount(0)
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 })
      const faults = await violationsOf(page, 'main', { only: SIZE_RULES })
      found.push(...faults.map((fault) => `${route}, ${width}: ${fault}`))
    }
  }
  expect(found).toEqual([])
})
