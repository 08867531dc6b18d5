import { expect, test } from '@playwright/test'
import { COLOUR_RULES, SIZE_RULES, violationsOf } from './axe.ts'
import { showAll } from './page-layout.ts'
import { ONE_OF_EACH_KIND } from './routes.ts'

// What does not depend on colours is judged on every page in all-pages/every-page.spec.ts.
test.describe.configure({ mode: 'parallel' })

// Each page is judged in one colour mode in a wide window and in the other on a phone, and both modes
// have half of the pages in each: together they show every component in each mode.
const HALVES = [
  { wide: 'light', phone: 'dark' },
  { wide: 'dark', phone: 'light' },
].map((modes, half) => ({
  ...modes,
  routes: ONE_OF_EACH_KIND.filter((_, index) => index % 2 === half),
}))

for (const { wide, phone, routes } of HALVES)
  test(`no violation of pages of each kind, ${wide} in a wide window and ${phone} on a phone`, async ({
    page,
  }) => {
    test.setTimeout(240_000)
    const found: string[] = []
    const note = (where: string, violations: readonly string[]) =>
      found.push(...violations.map((violation) => `${where}: ${violation}`))
    for (const route of routes) {
      await page.setViewportSize({ width: 1280, height: 800 })
      await page.goto(`${route}?docusaurus-theme=${wide}`)
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true')
      await showAll(page)
      note(`${route}, ${wide}`, await violationsOf(page, 'html', { only: COLOUR_RULES }))
      note(`${route}, wide`, await violationsOf(page, 'main', { only: SIZE_RULES }))
      await page.evaluate(
        (mode) => document.documentElement.setAttribute('data-theme', mode),
        phone,
      )
      await page.setViewportSize({ width: 390, height: 844 })
      note(`${route}, ${phone} on a phone`, await violationsOf(page))
      note(`${route}, on a phone`, await violationsOf(page, 'main', { only: SIZE_RULES }))
    }
    expect(found).toEqual([])
  })
