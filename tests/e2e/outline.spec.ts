import { expect, type Page, test } from '@playwright/test'
import { routeWith } from './built-page.ts'

const folded = (page: Page) => page.locator('.mobile-outline')
const beside = (page: Page) => page.locator('.outline')

/** Top of a bar or a heading in the viewport, in pixels. */
const topOf = async (page: Page, selector: string) =>
  (await page.locator(selector).boundingBox())?.y ?? Number.NaN

for (const [route, width, isFolded] of [
  ['/learn/token/', 1280, false],
  ['/learn/token/', 1100, true],
  ['/learn/token/', 390, true],
  ['/develop/ibc/', 1200, false],
  ['/develop/ibc/', 1199, true],
] as const) {
  test(`${route} at ${width} pixels: the outline ${isFolded ? 'collapses into a bar' : 'is beside the text'}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(route)
    await expect(folded(page)).toBeVisible({ visible: isFolded })
    await expect(beside(page)).toBeVisible({ visible: !isFolded })
  })
}

for (const [route, width] of [
  ['/l1-network/run-a-validator/', 390],
  ['/develop/precompiles/all/', 1100],
] as const) {
  test(`${route} at ${width} pixels: the collapsed outline is in view in the middle of the page`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(route)
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true')
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }))
    expect(await topOf(page, '.mobile-outline')).toBe(60)
    await folded(page).getByText('On this page').click()
    await expect(folded(page).getByRole('link').first()).toBeInViewport()
    const last = folded(page).getByRole('link').last()
    const id = (await last.getAttribute('href'))?.slice(1) ?? ''
    await last.click()
    await expect(last).toBeHidden()
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport()
    expect(await topOf(page, `[id="${id}"]`)).toBeGreaterThan(100)
  })
}

test('a click outside the list of the collapsed outline closes it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/learn/token/')
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true')
  await folded(page).getByText('On this page').click()
  await expect(folded(page).getByRole('link').first()).toBeVisible()
  await page.mouse.click(200, 830)
  await expect(folded(page).getByRole('link').first()).toBeHidden()
})

test('the outline stands at one place on all pages, and has levels 2 and 3 but not "Next"', async ({
  page,
}) => {
  const places = new Set<number>()
  const levels = new Set<string>()
  const withNext = routeWith(/<h2 id="next"/)
  for (const route of ['/learn/glossary/', '/l1-network/run-a-validator/', withNext]) {
    await page.goto(route)
    places.add((await beside(page).boundingBox())?.x ?? Number.NaN)
    const headings = await page
      .locator('article :is(h2, h3)[id]')
      .evaluateAll((found) => found.map(({ localName, id }) => [localName, id] as const))
    for (const [level] of headings) levels.add(level)
    const ids = headings.map(([, id]) => id)
    if (route === withNext) expect(ids).toContain('next')
    const hrefs = await beside(page)
      .locator('a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(hrefs).toEqual(ids.filter((id) => id !== 'next').map((id) => `#${id}`))
  }
  expect(places.size).toBe(1)
  expect([...levels]).toEqual(['h2', 'h3'])
})

test('text, boxes and code share one width, and tables need not scroll sideways', async ({
  page,
}) => {
  for (const [route, width] of [
    ['/l1-network/modules/evm/', 1280],
    ['/l1-network/modules/evm/', 1440],
    ['/l1-network/run-a-validator/', 1440],
  ] as const) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(route)
    const article = page.getByRole('article')
    const widths = await article
      .locator('> :is(p, ul, .admonition, docs-code, details)')
      .evaluateAll((found) => [...new Set(found.map((element) => element.clientWidth))])
    expect(Math.max(...widths)).toBeLessThanOrEqual(672)
    const scrolling = await article
      .locator('docs-table')
      .evaluateAll((tables) => tables.filter((table) => table.scrollWidth > table.clientWidth))
    expect(scrolling).toHaveLength(0)
  }
})
