import { expect, type Page, test } from '@playwright/test'
import { COLOUR_RULES, violationsOf } from './axe.ts'
import { ROUTES } from './routes.ts'

test.describe.configure({ mode: 'parallel' })

const NARROW = 390

/** 320 pixels correspond to a window of 1280 at a zoom of 400 %. */
async function overflowsOf(page: Page, route: string): Promise<string[]> {
  await page.setViewportSize({ width: 320, height: 844 })
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  await page.setViewportSize({ width: NARROW, height: 844 })
  return width > 320 ? [`${route} is ${width} pixels wide in a window of 320`] : []
}

/** Open every block and show every tab. */
async function showAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const block of document.querySelectorAll<HTMLDetailsElement>('main details')) {
      // Details with the same name close each other.
      block.removeAttribute('name')
      block.open = true
    }
    for (const panel of document.querySelectorAll<HTMLElement>('main [role=tabpanel]'))
      panel.hidden = false
  })
}

/** Each part has every fourth page, so that no test takes long. */
const PARTS = [0, 1, 2, 3].map((part) =>
  [...ROUTES, '/no/such/page/'].filter((_, index) => index % 4 === part),
)

// On a phone most of the shell is folded away, and every second page stands for its neighbour.
for (const [width, height] of [
  [1280, 800],
  [NARROW, 844],
] as const)
  for (const [part, routes] of [...PARTS.entries()].filter(
    ([at]) => width !== NARROW || at % 2 === 0,
  ))
    test(`no violation, with all open, at ${width} px, part ${part + 1} of the pages`, async ({
      page,
    }) => {
      test.setTimeout(240_000)
      await page.setViewportSize({ width, height })
      const found: string[] = []
      for (const route of routes) {
        await page.goto(`${route}?docusaurus-theme=light`)
        await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true')
        await showAll(page)
        const light = await violationsOf(page)
        found.push(...light.map((violation) => `${route} ${violation}`))
        // Colours do not depend on the width.
        if (width !== NARROW) {
          await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'))
          const dark = await violationsOf(page, 'html', COLOUR_RULES)
          found.push(...dark.map((violation) => `${route}, dark: ${violation}`))
        } else found.push(...(await overflowsOf(page, route)))
      }
      expect(found).toEqual([])
    })
