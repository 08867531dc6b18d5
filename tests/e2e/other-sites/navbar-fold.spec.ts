import { expect, type Page, test } from '@playwright/test'
import { type FixtureSite, serveFixture } from '../fixture-site.ts'

const NAMES =
  'Erste Schritte,Netzwerkbetreiber,Anwendungsentwicklung,Benutzerhandbücher,Zweite Schicht,Änderungsprotokoll'

/** A navbar that needs about 1,100 pixels, more than a window of 997 has. */
const NAVBAR = `navbar: { title: 'A longer title', items: [${NAMES.split(',')
  .map((label) => `{ label: '${label}', to: '/docs/', position: 'left' }`)
  .join(', ')}] }, url:`

let site: FixtureSite

test.beforeAll(async () => {
  site = await serveFixture({ name: 'good', config: { 'url:': NAVBAR } })
})
test.afterAll(() => site.close())

const lastItem = (page: Page) =>
  page.locator('.navbar').getByRole('link', { name: 'Änderungsprotokoll' })

const menuButton = (page: Page) => page.getByRole('button', { name: 'Toggle navigation bar' })

/**
 * How much wider the page is than its window, in the next frame that the browser shows. Observers
 * of sizes are called in a frame, and a busy machine may not have drawn one since the page started.
 */
const excessOf = (page: Page) =>
  page.evaluate(async () => {
    // The second callback comes after the observers of the first frame.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    return document.documentElement.scrollWidth - innerWidth
  })

test('items that do not fit fold behind the menu button, and come back where they do', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1600, height: 800 })
  await page.goto(`${site.url}/docs/`)
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true')
  await expect(lastItem(page)).toBeVisible()
  await expect(menuButton(page)).toBeHidden()
  await page.setViewportSize({ width: 1024, height: 800 })
  await expect(menuButton(page)).toBeVisible()
  await expect(lastItem(page)).toBeHidden()
  expect(await excessOf(page)).toBe(0)
  await page.setViewportSize({ width: 1600, height: 800 })
  await expect(lastItem(page)).toBeVisible()
  await expect(menuButton(page)).toBeHidden()
})

test('beside its sidebar, a page opens the main menu, and closes it with the button gone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 800 })
  await page.goto(`${site.url}/docs/`)
  await menuButton(page).click()
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByRole('link', { name: 'Änderungsprotokoll' })).toBeVisible()
  await page.setViewportSize({ width: 1600, height: 800 })
  await expect(drawer).toHaveCount(0)
  await expect(lastItem(page)).toBeVisible()
})

for (const percent of [150, 200])
  test(`with text at ${percent} % no window is too narrow for the navbar`, async ({ page }) => {
    const session = await page.context().newCDPSession(page)
    await session.send('Page.setFontSizes', { fontSizes: { standard: (16 * percent) / 100 } })
    const wide: string[] = []
    for (const width of [2400, 1920, 1600, 1500, 1280, 1024, 768, 390, 320]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(`${site.url}/docs/`)
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true')
      const excess = await excessOf(page)
      if (excess > 0) wide.push(`${width}: ${excess} pixels`)
      const isEither = await page
        .locator('.navbar')
        .evaluate((bar) =>
          [...bar.querySelectorAll('.menu-button, .navbar-item')].some((part) =>
            part.checkVisibility(),
          ),
        )
      if (!isEither) wide.push(`${width}: neither items nor menu button`)
    }
    expect(wide).toEqual([])
  })
