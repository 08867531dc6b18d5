import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page, test } from '@playwright/test'
import { ROUTES } from './routes.ts'

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
)

interface Violation {
  readonly id: string
  readonly nodes: readonly { readonly target: readonly string[]; readonly failureSummary: string }[]
}

/** Rule, place and reason of everything axe finds on the page. */
async function violationsOf(page: Page): Promise<string[]> {
  await page.evaluate(axeSource)
  const violations = await page.evaluate(async () => {
    const axe = Reflect.get(window, 'axe') as { run: () => Promise<{ violations: Violation[] }> }
    return (await axe.run()).violations
  })
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
  )
}

test.describe.configure({ mode: 'parallel' })

for (const [width, height] of [
  [1280, 800],
  [390, 844],
] as const) {
  for (const theme of ['light', 'dark'] as const) {
    test(`no violation on any page at ${width} px, ${theme}`, async ({ page }) => {
      test.setTimeout(240_000)
      await page.setViewportSize({ width, height })
      const found: string[] = []
      for (const route of [...ROUTES, '/no/such/page/']) {
        await page.goto(`${route}?docusaurus-theme=${theme}`)
        await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true')
        found.push(...(await violationsOf(page)).map((violation) => `${route} ${violation}`))
      }
      expect(found).toEqual([])
    })
  }
}
