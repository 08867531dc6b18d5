import { expect, type Page, test } from '@playwright/test'
import { type FixtureSite, serveFixture } from '../fixture-site.ts'

const results = (page: Page) => page.locator('.search-results article')
const query = (page: Page) => page.getByRole('searchbox', { name: 'Search' })

test('a shared address shows its results, the best one first', async ({ page }) => {
  await page.goto('/search/?q=validator%20commission')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Search results for "validator commission"',
  )
  await expect(page).toHaveTitle(/Search results for "validator commission"/)
  await expect(page.getByRole('status')).toHaveText(/^\d+ results on \d+ pages$/)
  await expect(results(page).first()).toContainText(/validator/i)
  await expect(page.locator('.search-result-match').first()).toBeVisible()
})

test('a section limits the results, also in a shared address', async ({ page }) => {
  await page.goto('/search/?q=validator')
  const filter = page.getByRole('group', { name: 'Sections' })
  await filter.getByRole('button', { name: 'Develop' }).click()
  const sections = page.locator('.search-result-path li:first-child')
  await expect(sections.filter({ hasNotText: 'Develop' })).toHaveCount(0)
  await page.reload()
  await expect(filter.getByRole('button', { name: 'Develop', pressed: true })).toBeVisible()
  await expect(results(page).first()).toContainText('Develop')
  await expect(sections.filter({ hasNotText: 'Develop' })).toHaveCount(0)
  await query(page).fill('qvalidattorx')
  await page.getByRole('button', { name: 'validator', exact: true }).click()
  await expect(page).toHaveURL(/[?]q=validator\+?(?:%20)?&section=/)
  await expect(query(page)).toBeFocused()
  await expect(results(page).first()).toContainText(/validator/i)
  await filter.getByRole('button', { name: 'All' }).click()
  await expect(sections.filter({ hasNotText: 'Develop' })).not.toHaveCount(0)
})

test('the tabulator goes through the window, top to bottom', async ({ page }) => {
  await page.goto('/search/?q=validator')
  await expect(results(page).first()).toBeVisible()
  const tops: number[] = []
  await query(page).focus()
  for (let press = 0; press < 8; press++) {
    await page.keyboard.press('Tab')
    const focused = page.locator(':focus')
    await expect(focused).toBeInViewport({ ratio: 1 })
    tops.push(await focused.evaluate((element) => element.getBoundingClientRect().top + scrollY))
  }
  expect(tops).toEqual(tops.toSorted((one, other) => one - other))
})

test('typing changes address and results without adding to the history', async ({ page }) => {
  await page.goto('/search/')
  const length = await page.evaluate(() => history.length)
  await expect(query(page)).toBeFocused()
  await query(page).pressSequentially('eth_getBlockByNumber')
  await expect(page).toHaveURL('/search/?q=eth_getBlockByNumber')
  const first = results(page).first()
  await expect(first.getByRole('link')).toHaveText('eth_getBlockByNumber')
  expect(await page.evaluate(() => history.length)).toBe(length)
  await first.getByRole('link').click()
  await expect(page).toHaveURL('/develop/api/ethereum-json-rpc/methods/eth_getBlockByNumber/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('eth_getBlockByNumber')
  await page.goBack()
  await expect(query(page)).toHaveValue('eth_getBlockByNumber')
  await expect(first.getByRole('link')).toHaveText('eth_getBlockByNumber')
})

test('more results come while scrolling down', async ({ page }) => {
  await page.goto('/search/?q=node')
  await expect(results(page)).toHaveCount(15)
  await page.getByRole('button', { name: 'Show more results' }).scrollIntoViewIfNeeded()
  await expect(results(page)).toHaveCount(30)
  const links = await results(page)
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(links.slice(15)).not.toEqual(links.slice(0, 15))
})

test('the keyboard reaches the footer; more results come with a button', async ({ page }) => {
  await page.goto('/search/?q=node')
  await expect(results(page)).toHaveCount(15)
  await results(page).last().getByRole('link').focus()
  const more = page.getByRole('button', { name: 'Show more results' })
  await page.keyboard.press('Tab')
  await expect(more).toBeFocused()
  await expect(more).toBeInViewport()
  await page.keyboard.press('Tab')
  await expect(page.locator('footer a').first()).toBeFocused()
  await expect(results(page)).toHaveCount(15)
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(results(page)).toHaveCount(30)
  await page.keyboard.press('Tab')
  await expect(results(page).nth(15).getByRole('link')).toBeFocused()
})

test('nothing found: the page says what the dialog says', async ({ page }) => {
  await page.goto('/search/?q=xqzzyvkkjq%20qzzxwvjkqq')
  const status = page.getByRole('status')
  await expect(status).toHaveText('No results found for "xqzzyvkkjq qzzxwvjkqq"')
  const main = page.getByRole('main')
  await expect(main.getByText('Try searching for')).toBeVisible()
  await expect(main.locator('a.search-suggestion').first()).toHaveAttribute('href', /^\//)
  await expect(main.getByText('Believe this query should return results?')).toBeVisible()
  await expect(main.getByRole('link', { name: 'Let us know.' })).toHaveAttribute(
    'href',
    /xqzzyvkkjq%20qzzxwvjkqq$/,
  )
  const shown = await main.locator('docs-search').innerText()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Search' }).fill('xqzzyvkkjq qzzxwvjkqq')
  const lines = (await page.locator('.search-message').innerText()).split('\n').filter(Boolean)
  expect(lines.length).toBeGreaterThan(3)
  for (const line of lines) expect(shown).toContain(line)
})

test('odd queries break nothing', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  for (const text of [
    '<img src=x onerror=alert(1)>',
    '((((',
    '....',
    'ابحث',
    '\u202eשלום',
    '🕌 👨‍👩‍👧',
    '__proto__',
    'x'.repeat(10_000),
  ]) {
    await page.goto(`/search/?q=${encodeURIComponent(text)}`)
    await expect(page.getByRole('status')).toHaveText(
      /^\d+ results?(?: on \d+ pages)?$|^No results found for /,
    )
    expect(await page.locator('article img').count()).toBe(0)
  }
  expect(errors).toEqual([])
})

test('a missing index is reported; Retry and the next letter try again', async ({ page }) => {
  let isLost = true
  let asked = 0
  await page.route('**/search-index.json', (route) => {
    asked++
    return isLost ? route.abort() : route.continue()
  })
  await page.goto('/search/?q=validator')
  await expect(page.getByRole('status')).toHaveText(
    'Unable to fetch results. You might want to check your network connection.',
  )
  const before = asked
  await query(page).press('End')
  await query(page).pressSequentially('s')
  await expect.poll(() => asked).toBeGreaterThan(before)
  await expect(page.getByRole('status')).toContainText('Unable to fetch results')
  isLost = false
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('status')).toHaveText(/results on/)
  await expect(page.getByRole('button', { name: 'Retry' })).toBeHidden()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the page explains that it needs JavaScript', async ({ page }) => {
    await page.goto('/search/')
    await expect(page.locator('noscript p')).toHaveText(/^Searching needs JavaScript\./)
    await expect(page.locator('noscript p')).toBeVisible()
  })
})

test.describe('of a site with versions', () => {
  let site: FixtureSite
  test.beforeAll(async () => {
    site = await serveFixture({ name: 'versions' })
  })
  test.afterAll(() => site.close())

  test('the latest version is searched, and another one can be chosen and shared', async ({
    page,
  }) => {
    await page.goto(`${site.url}/search/?q=install`)
    const version = page.getByRole('combobox', { name: 'Version' })
    await expect(version).toHaveValue('2.0')
    await expect(version.getByRole('option')).toHaveText(['Next', '2.0', '1.0'])
    const first = results(page).first().getByRole('link')
    await expect(first).toHaveAttribute('href', /^\/docs\/guide\/install\//)
    await version.selectOption('Next')
    await expect(first).toHaveAttribute('href', /^\/docs\/next\/guide\/install\//)
    await expect(page).toHaveURL(/\?q=install&version-docs=current$/)
    await page.reload()
    await expect(page.getByRole('combobox', { name: 'Version' })).toHaveValue('current')
    await expect(first).toHaveAttribute('href', /^\/docs\/next\/guide\/install\//)
  })

  test('the dialog searches the version being read, and so does the page it leads to', async ({
    page,
  }) => {
    await page.goto(`${site.url}/docs/next/`)
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true')
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Search' }).fill('install')
    const first = page.getByRole('option').first()
    await expect(first).toHaveAttribute('href', /^\/docs\/next\//)
    await page.getByRole('link', { name: /^See all|^1 result/ }).click()
    await expect(page).toHaveURL(/\?q=install&version-docs=current$/)
  })
})

test.describe('of a site with languages', () => {
  let site: FixtureSite
  test.beforeAll(async () => {
    site = await serveFixture({ name: 'languages' })
  })
  test.afterAll(() => site.close())

  test('each language finds its own pages, below a base path', async ({ page }) => {
    for (const [path, query, href] of [
      ['/site/', 'install', /^\/site\/docs\/guide\/install\//],
      ['/site/ar/', 'install', /^\/site\/ar\/docs\//],
    ] as const) {
      await page.goto(`${site.url}${path}search/?q=${query}`)
      const first = results(page).first().getByRole('link')
      await expect(first).toHaveAttribute('href', href)
      await page.goto(`${site.url}${path}docs/`)
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true')
      await page.keyboard.press('Control+k')
      await page.getByRole('combobox', { name: 'Search' }).fill(query)
      await expect(page.getByRole('option').first()).toHaveAttribute('href', href)
      const hrefs = await page
        .getByRole('option')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
      expect(
        hrefs.filter((found) => !href.test(found) && !found.startsWith(`${path}docs/`)),
      ).toEqual([])
    }
  })
})
