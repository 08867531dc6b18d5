import { expect, type Page, test } from '@playwright/test'
import { type FixtureSite, serveFixture } from './fixture-site.ts'

let site: FixtureSite

test.beforeAll(async () => {
  test.setTimeout(90_000)
  site = await serveFixture({
    name: 'versions',
    config: { "title: 'Engine',": "title: 'Engine', search: { provider: 'pagefind' }," },
  })
})
test.afterAll(() => site.close())

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' })
const options = (page: Page) => dialog(page).getByRole('option')

async function search(page: Page, path: string, query: string): Promise<void> {
  await page.goto(`${site.url}${path}`)
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true')
  await page.keyboard.press('Control+k')
  await expect(dialog(page).getByRole('combobox')).toBeFocused()
  await page.keyboard.type(query)
}

test('the second embedded provider answers in the same dialog, for the version being read', async ({
  page,
}) => {
  const lines: string[] = []
  page.on('console', (message) => lines.push(message.text()))
  await search(page, '/docs/1.0/', 'engine')
  await expect(options(page).first()).toContainText('engine of yesterday')
  await expect(options(page).filter({ hasText: 'of today' })).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${site.url}/docs/1.0/`)
  await search(page, '/docs/', 'commands')
  await expect(options(page).filter({ hasText: 'Two commands' }).first()).toBeVisible()
  await expect(options(page).filter({ hasText: 'One command' })).toHaveCount(0)
  expect(lines.filter((line) => !line.startsWith('Failed to load resource'))).toEqual([])
})

test('empty results and odd queries show the usual messages', async ({ page }) => {
  await search(page, '/docs/', 'zzzqqqxxx')
  await expect(dialog(page).getByRole('status')).toContainText('No results found')
  for (const query of ['....', '<b>((', '__proto__', 'x'.repeat(512)]) {
    await dialog(page).getByRole('combobox').fill(query)
    await expect(
      dialog(page)
        .getByText(/No results found for|See all/)
        .first(),
    ).toBeVisible()
  }
})

test('a missing index is reported, and the next query tries again', async ({ page }) => {
  const isModule = (url: string) => url.endsWith('/pagefind/pagefind.js')
  let underWay = 0
  page.on('request', (request) => {
    if (isModule(request.url())) underWay++
  })
  page.on('requestfailed', (request) => {
    if (isModule(request.url())) underWay--
  })
  await page.route('**/pagefind/pagefind.js', (route) => route.abort())
  await search(page, '/docs/', 'engine')
  await expect(dialog(page).getByText('Unable to fetch results').first()).toBeVisible()
  // A query shares an attempt that is still running, and its failure.
  await expect.poll(() => underWay).toBe(0)
  await page.unroute('**/pagefind/pagefind.js')
  await dialog(page).getByRole('combobox').fill('engine of')
  await expect(options(page).first()).toContainText('engine')
})
