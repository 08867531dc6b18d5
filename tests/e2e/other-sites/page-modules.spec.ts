import { test as base, expect } from '@playwright/test'
import { type FixtureSite, serveFixture } from '../fixture-site.ts'

/** Tests with the site of `tests/fixtures/page-modules`, whose page imports its components. */
const test = base.extend<{ readonly errors: string[] }, { readonly site: FixtureSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what is asked for.
    async ({}, use) => {
      const site = await serveFixture({ name: 'page-modules' })
      await use(site)
      await site.close()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  errors: async ({ page }, use) => {
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    await use(errors)
    expect(errors).toEqual([])
  },
})

test('an imported component with state answers clicks', async ({ page, errors: _ }) => {
  await page.goto('/')
  const counter = page.getByRole('button', { name: 'Lamps' })
  await expect(counter).toHaveText('Lamps 3')
  await expect(counter).toHaveCSS('color', 'rgb(255, 0, 0)')
  await counter.click()
  await expect(counter).toHaveText('Lamps 4')
})

test('styles of an imported component show before hydration, and change after it', async ({
  page,
  browser,
  baseURL,
  errors: _,
}) => {
  const withoutScript = await browser.newPage({ baseURL: baseURL ?? '', javaScriptEnabled: false })
  await withoutScript.goto('/')
  const asBuilt = withoutScript.getByRole('button', { name: 'Gauge' })
  await expect(asBuilt).toHaveCSS('color', 'rgb(1, 2, 3)')
  await expect(asBuilt).toHaveCSS('opacity', '0.5')
  await withoutScript.close()
  await page.goto('/')
  const gauge = page.getByRole('button', { name: 'Gauge' })
  await expect(gauge).toHaveCSS('color', 'rgb(1, 2, 3)')
  await gauge.click()
  await expect(gauge).not.toHaveCSS('color', 'rgb(1, 2, 3)')
  await expect(gauge).toHaveCSS('opacity', '0.5')
  await expect(gauge).toHaveClass('full')
})

test('content of the page inside such a component appears when it is shown', async ({
  page,
  errors: _,
}) => {
  await page.goto('/')
  const folded = page.locator('.folded')
  await expect(folded).toHaveCount(0)
  const fold = page.getByRole('button', { name: 'More', exact: true })
  await fold.click()
  await expect(folded.locator('em')).toHaveText('content')
  const inner = folded.getByRole('button', { name: 'Inner' })
  await inner.click()
  await expect(inner).toHaveText('Inner 8')
  await fold.click()
  await expect(folded).toHaveCount(0)
  await fold.click()
  await expect(folded.locator('em')).toHaveText('content')
})

test('parts of Docusaurus that ask the browser know it after hydration', async ({
  page,
  errors: _,
}) => {
  await page.goto('/')
  await expect(page.getByText('It is light.')).toBeVisible()
  await expect(page.getByText('At /')).toBeVisible()
  await expect(page.getByText(`Width ${page.viewportSize()?.width}`)).toBeVisible()
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'dark'
  })
  await expect(page.getByText('It is dark.')).toBeVisible()
})

test('the page has its style sheet and its drawings', async ({ page, errors: _ }) => {
  await page.goto('/')
  await expect(page.getByText('Blue')).toHaveCSS('color', 'rgb(0, 0, 255)')
  await expect(page.locator('main img[width="20"]')).toBeVisible()
  await expect(page.getByRole('img', { name: 'A lamp' })).toBeVisible()
})
