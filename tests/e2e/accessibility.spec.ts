import { expect, test } from '@playwright/test'
import { COLOUR_RULES, violationsOf } from './axe.ts'
import { showAll } from './page-layout.ts'
import { ONE_OF_EACH_KIND } from './routes.ts'

// What does not depend on colours is judged on every page in all-pages/every-page.spec.ts.
test.describe.configure({ mode: 'parallel' })

const HALVES = [0, 1].map((half) => ONE_OF_EACH_KIND.filter((_, index) => index % 2 === half))

for (const [half, routes] of HALVES.entries())
  test(`no violation of one page of each kind in both colour modes and on a phone, half ${half + 1}`, async ({
    page,
  }) => {
    test.setTimeout(240_000)
    const found: string[] = []
    const note = (where: string, violations: readonly string[]) =>
      found.push(...violations.map((violation) => `${where}: ${violation}`))
    for (const route of routes) {
      await page.setViewportSize({ width: 1280, height: 800 })
      await page.goto(`${route}?docusaurus-theme=light`)
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true')
      await showAll(page)
      note(`${route}, light`, await violationsOf(page, 'html', { only: COLOUR_RULES }))
      await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'))
      note(`${route}, dark`, await violationsOf(page, 'html', { only: COLOUR_RULES }))
      await page.setViewportSize({ width: 390, height: 844 })
      note(`${route}, on a phone`, await violationsOf(page))
    }
    expect(found).toEqual([])
  })
