import { expect, test } from '@playwright/test'

test('a shared address shows its results, the best one first', async ({ page }) => {
  await page.goto('/search/?q=validator%20commission')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Search results for "validator commission"',
  )
  await expect(page).toHaveTitle(/Search results for "validator commission"/)
  await expect(page.getByRole('status')).toHaveText(/^\d+ documents found$/)
  await expect(page.locator('.search-results article').first()).toContainText(/validator/i)
  await expect(page.locator('mark').first()).toBeVisible()
})

test('typing changes address and results without adding to the history', async ({ page }) => {
  await page.goto('/search/')
  const length = await page.evaluate(() => history.length)
  const field = page.getByRole('searchbox', { name: 'Search' })
  await expect(field).toBeFocused()
  await field.pressSequentially('eth_getBlockByNumber')
  await expect(page).toHaveURL('/search/?q=eth_getBlockByNumber')
  const first = page.locator('.search-results article').first()
  await expect(first.getByRole('link')).toHaveText('eth_getBlockByNumber')
  expect(await page.evaluate(() => history.length)).toBe(length)
  await first.getByRole('link').click()
  await expect(page).toHaveURL('/develop/api/ethereum-json-rpc/methods/#eth_getBlockByNumber')
  await expect(page.locator('#eth_getBlockByNumber')).toBeInViewport()
})

test('a worker searches, and nothing of the search is loaded before it is wanted', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/learn/')
  await expect(page.getByRole('link', { name: 'Search' }).first()).toBeVisible()
  expect(asked.filter((path) => /search-(?:worker|index|en-)/.test(path))).toEqual([])
  await page.goto('/search/?q=validator')
  await expect(page.getByRole('status')).toHaveText(/documents found/)
  expect(page.workers().map((worker) => new URL(worker.url()).pathname)).toEqual([
    expect.stringMatching(/^\/assets\/search-worker-/),
  ])
})

test('more results come while scrolling down', async ({ page }) => {
  await page.goto('/search/?q=node')
  const results = page.locator('.search-results article')
  await expect(results).toHaveCount(15)
  await results.last().scrollIntoViewIfNeeded()
  await expect(results).toHaveCount(30)
})

for (const query of [
  '<img src=x onerror=alert(1)>',
  '((((',
  '....',
  'ابحث',
  '__proto__',
  'x'.repeat(10_000),
]) {
  test(`the query ${query.slice(0, 20)} breaks nothing`, async ({ page }) => {
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    await page.goto(`/search/?q=${encodeURIComponent(query)}`)
    await expect(page.getByRole('status')).toHaveText(/documents? found|No results were found/)
    expect(await page.locator('article img').count()).toBe(0)
    expect(errors).toEqual([])
  })
}

test('a lost index is told, and the next letter tries again', async ({ page }) => {
  let isLost = true
  await page.route('**/assets/search-en-*/**', (route) =>
    isLost ? route.abort() : route.continue(),
  )
  await page.goto('/search/?q=validator')
  await expect(page.getByRole('status')).toContainText('Unable to fetch results')
  isLost = false
  await page.getByRole('searchbox').press('End')
  await page.getByRole('searchbox').pressSequentially('s')
  await expect(page.getByRole('status')).toHaveText(/documents found/)
})
