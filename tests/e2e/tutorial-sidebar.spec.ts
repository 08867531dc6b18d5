import { expect, type Page, test } from '@playwright/test'
import { ROUTES, routesThatSet } from './routes.ts'

const METHODS = '/develop/api/ethereum-json-rpc/methods/'
const REFERENCES = [METHODS, '/develop/api/swagger/', '/develop/precompiles/']
const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Docs sidebar' })
const sections = (page: Page) => sidebar(page).locator('.sidebar-sections a')

async function open(page: Page, route: string): Promise<void> {
  await page.goto(route)
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true')
}

/** The same elements in the HTML of a page, without a browser. */
const PARTS = {
  sidebar: /<docs-sidebar data-id="tutorialSidebar"/,
  entry: /<a class="menu-link[^"]*is-active"[^>]* aria-current="page"/,
  breadcrumbs: /<nav class="breadcrumbs"/,
}

test('every listed page of the documentation is in the tutorial sidebar and has breadcrumbs', async ({
  request,
}) => {
  const inSections = ROUTES.filter((route) => !['/', '/search/'].includes(route))
  const ofReferences = REFERENCES.flatMap((route) => [route, `${route}all/`])
  const others = [`${METHODS}eth/`, `${METHODS}eth_call/`, '/develop/api/swagger/evmParams/']
  const faults: string[] = []
  const unlisted = routesThatSet('unlisted')
  const notIndexed: string[] = []
  for (const route of [...inSections, ...ofReferences, ...others]) {
    const html = await (await request.get(route)).text()
    if (html.includes('<meta name="robots" content="noindex')) notIndexed.push(route)
    // Unlisted pages are not in the sidebar.
    if (unlisted.includes(route)) continue
    for (const [part, pattern] of Object.entries(PARTS))
      if (!pattern.test(html)) faults.push(`${route}: no ${part}`)
  }
  expect(faults).toEqual([])
  const asWritten = routesThatSet('unlisted', 'noindex')
  expect(notIndexed.sort()).toEqual(asWritten.sort())
})

test('the sections are rows, the current one marked, and lead to their first pages', async ({
  page,
}) => {
  await open(page, '/l1-network/run-a-validator/')
  const current = sidebar(page).locator('.sidebar-sections [aria-current]')
  await expect(current).toHaveAttribute('href', '/l1-network/')
  const former = sidebar(page).locator('a[href="/l1-network/run-a-validator/"]')
  await expect(former).toHaveAttribute('aria-current', 'page')

  // Without leaving the document.
  await page.evaluate(() => Reflect.set(window, 'isSame', true))
  await sidebar(page).locator('.sidebar-sections a[href="/learn/"]').click()
  await expect(page).toHaveURL(/\/learn\/$/)
  await expect(current).toHaveAttribute('href', '/learn/')
  await expect(former).toHaveCount(0)
  expect(await page.evaluate(() => Reflect.get(window, 'isSame'))).toBe(true)
})

test('no two pages of the sections have the same name in the sidebar', async ({ page }) => {
  const named = new Map<string, string>()
  const repeated: string[] = []
  for (const route of ['/learn/', '/l1-network/', '/develop/', '/user-guides/', '/l2-network/']) {
    await open(page, route)
    const links = await sidebar(page)
      .locator('a.menu-link')
      .evaluateAll((found) =>
        found.map((link) => [link.textContent ?? '', link.getAttribute('href') ?? ''] as const),
      )
    for (const [name, href] of links) {
      if (named.has(name)) repeated.push(`${name}: ${named.get(name)} ${href}`)
      named.set(name, href)
    }
  }
  expect(named.size).toBeGreaterThan(60)
  expect(repeated).toEqual([])
})

test('beside a method the sidebar is the reference, at its entry below its label', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 600 })
  await open(page, `${METHODS}eth_getBlockByNumber/`)
  await expect(sections(page)).toHaveCount(0)
  const entry = sidebar(page).getByRole('link', { name: 'eth_getBlockByNumber' })
  const label = sidebar(page).getByRole('link', { name: 'eth', exact: true })
  await expect(entry).toBeInViewport({ ratio: 1 })
  await expect(label).toBeInViewport({ ratio: 1 })
  await expect(sidebar(page).getByRole('searchbox')).toBeInViewport()
  const below = async (upper: typeof label, lower: typeof label) =>
    ((await lower.boundingBox())?.y ?? 0) -
    ((await upper.boundingBox())?.y ?? 0) -
    ((await upper.boundingBox())?.height ?? 0)
  expect(await below(label, entry)).toBeGreaterThanOrEqual(-1)
  expect(await below(sidebar(page).getByRole('searchbox'), label)).toBeGreaterThanOrEqual(-1)

  await sidebar(page).locator('a[href="/develop/"]').click()
  await expect(sections(page)).not.toHaveCount(0)
})

test('the filter leaves the entries with every typed word, until a hidden one is opened', async ({
  page,
}) => {
  await open(page, `${METHODS}eth_call/`)
  const entries = sidebar(page).locator('.menu .menu a:visible')
  const all = await entries.count()
  await sidebar(page).getByRole('searchbox').fill('debug block')
  await expect(entries.filter({ hasText: 'debug_' })).not.toHaveCount(0)
  await expect(entries.filter({ hasNotText: /debug_.*block/i })).toHaveCount(0)
  await expect(sidebar(page).locator('.menu-label:visible')).toHaveText(['debug'])

  await page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link').last().click()
  await expect(page).not.toHaveURL(/eth_call/)
  await expect(entries).toHaveCount(all)
  await expect(sidebar(page).locator('[aria-current="page"]')).toBeInViewport()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a reference has no filter field, which would do nothing', async ({ page }) => {
    await page.goto(`${METHODS}eth_call/`)
    await expect(sidebar(page).getByRole('searchbox')).toBeHidden()
    await expect(sidebar(page).getByRole('link', { name: 'web3_sha3' })).toBeVisible()
  })
})

test('on a phone the drawer has the sidebar with its filter, and the main menu one step back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, `${METHODS}eth_call/`)
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click()
  const drawer = page.getByRole('dialog')
  await drawer.getByRole('searchbox').fill('web3_sha')
  await expect(drawer.getByRole('link', { name: 'eth_call', exact: true })).toBeHidden()
  await expect(drawer.getByRole('link', { name: 'web3_sha3' })).toBeVisible()
  await drawer.getByRole('button', { name: '← Back to main menu' }).click()
  const first = await page.locator('.navbar-items a').first().getAttribute('href')
  await expect(drawer.locator('a:focus')).toHaveAttribute('href', first ?? '')
})
