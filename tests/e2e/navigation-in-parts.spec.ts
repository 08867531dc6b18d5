import { test as base, expect, type Page } from '@playwright/test'
import { type SlowProxy, startSlowProxy } from './slow-proxy.ts'

const FROM = '/learn/token/'
const TO = '/l1-network/run-a-validator/'

const test = base.extend<{ site: SlowProxy }>({
  site: async ({ baseURL }, use) => {
    const site = await startSlowProxy(baseURL ?? '', { path: `${TO}page.json`, share: 0.6 })
    await use(site)
    await site.close()
  },
})
test.use({ viewport: { width: 390, height: 844 } })

const title = (page: Page) => page.getByRole('heading', { level: 1 })

async function open(page: Page, { origin }: SlowProxy, from = FROM): Promise<readonly string[]> {
  const lines: string[] = []
  page.on('console', (message) => lines.push(message.text()))
  page.on('pageerror', (error) => lines.push(error.message))
  await page.goto(origin + from)
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true')
  await page.evaluate(() => Reflect.set(window, 'sameDocument', true))
  return lines
}

const isSameDocument = (page: Page) =>
  page.evaluate(() => Reflect.get(window, 'sameDocument') === true)

/** As a link of the page does; the promises are the browser's own affair. */
const go = (page: Page, href: string) =>
  page.evaluate((to) => {
    const link = document.createElement('a')
    link.href = to
    document.querySelector('main')?.append(link)
    link.click()
  }, href)

/** Everything a reader could notice of a page's body. */
const bodyOf = (page: Page) =>
  page
    .locator('.page-body')
    .evaluate((body) =>
      [...body.querySelectorAll('*')]
        .map((element) => `${element.localName}#${element.id} ${element.textContent.length}`)
        .join('\n'),
    )

test('a phone shows the beginning of a page while the rest is on its way', async ({
  page,
  site,
}) => {
  const lines = await open(page, site)
  await go(page, TO)
  await expect(title(page)).toHaveText('Run a validator')
  await expect(page).toHaveURL(site.origin + TO)
  await expect(page).toHaveTitle(/Run a validator/)
  await expect(title(page)).toBeFocused()
  await expect(page.getByRole('navigation', { name: 'Docs pages' })).toHaveCount(0)
  // Nothing of what the window shows is missing: text goes on below it.
  const end = await page
    .locator('.article > :last-child')
    .evaluate((last) => last.getBoundingClientRect().bottom)
  expect(end).toBeGreaterThan(844)
  await page.mouse.wheel(0, 200)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(200)
  await expect(page.getByRole('progressbar')).toBeVisible()
  site.release()
  await expect(page.getByRole('navigation', { name: 'Docs pages' })).toHaveCount(1)
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  expect(await page.evaluate(() => scrollY)).toBe(200)
  expect(await isSameDocument(page)).toBe(true)
  expect(lines).toEqual([])

  const inParts = await bodyOf(page)
  await go(page, FROM)
  await expect(title(page)).not.toHaveText('Run a validator')
  await go(page, TO)
  await expect(page.getByRole('navigation', { name: 'Docs pages' })).toHaveCount(1)
  await expect.poll(() => bodyOf(page)).toBe(inParts)
})

for (const from of [FROM, '/'])
  test(`Back from the beginning of a page shows ${from} again`, async ({ page, site }) => {
    await open(page, site, from)
    const former = await title(page).textContent()
    await go(page, TO)
    await expect(title(page)).toHaveText('Run a validator')
    await page.goBack()
    await expect(title(page)).toHaveText(former ?? '')
    await expect(page).toHaveURL(site.origin + from)
    site.release()
    await go(page, TO)
    await expect(title(page)).toHaveText('Run a validator')
    await expect(page.getByRole('navigation', { name: 'Docs pages' })).toHaveCount(1)
    expect(await isSameDocument(page)).toBe(true)
  })

test('a link into the rest waits for it', async ({ page, site }) => {
  await open(page, site)
  await go(page, TO)
  await expect(title(page)).toHaveText('Run a validator')
  await page.locator('.mobile-outline summary').click()
  await page.locator('.mobile-outline a').last().click()
  const target = page.locator('.article h2').last()
  site.release()
  await expect(target).toBeInViewport()
  await expect(target).toBeFocused()
  expect(await isSameDocument(page)).toBe(true)
})

test('a tab chosen in the beginning leaves the reader where he is, and the load goes on', async ({
  page,
  site,
}) => {
  let asked = 0
  page.on('request', (request) => {
    if (request.url().endsWith(`${TO}page.json`)) asked++
  })
  await open(page, site)
  await go(page, TO)
  await expect(title(page)).toHaveText('Run a validator')
  await page.evaluate(() => Reflect.set(window, 'beginning', document.querySelector('.page-body')))
  await page.mouse.wheel(0, 100)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(100)
  // What a tab with a name in the address does.
  await page.evaluate(() => history.replaceState(null, '', '?os=linux'))
  site.release()
  await expect(page.getByRole('navigation', { name: 'Docs pages' })).toHaveCount(1)
  expect(await page.evaluate(() => scrollY)).toBe(100)
  expect(
    await page.evaluate(
      () => Reflect.get(window, 'beginning') === document.querySelector('.page-body'),
    ),
  ).toBe(true)
  expect(asked).toBe(1)
})

test('navbar and sidebar come with the beginning', async ({ page, site }) => {
  await open(page, site, '/')
  await go(page, TO)
  await expect(title(page)).toHaveText('Run a validator')
  await expect(page.locator('.sidebar [aria-current=page]')).toHaveText('Run a validator')
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click()
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByRole('link', { name: 'Run a validator' })).toBeVisible()
  site.release()
  await expect(page.locator('nav.pagination')).toHaveCount(1)
  await expect(drawer).toBeVisible()
})

test('a connection that breaks in the rest: the page is loaded in full', async ({ page, site }) => {
  const lines = await open(page, site)
  await go(page, TO)
  await expect(title(page)).toHaveText('Run a validator')
  site.breakOff()
  await expect(page.getByRole('navigation', { name: 'Docs pages' })).toHaveCount(1)
  await expect(title(page)).toHaveText('Run a validator')
  expect(await isSameDocument(page)).toBe(false)
  expect(lines.filter((line) => !line.startsWith('Failed to load resource'))).toHaveLength(1)
})

test('a wide window waits for the outline and all the rest', async ({ page, site }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(page, site)
  const former = await title(page).textContent()
  await go(page, TO)
  await expect(page.getByRole('progressbar')).toBeVisible()
  await expect(title(page)).toHaveText(former ?? '')
  site.release()
  await expect(title(page)).toHaveText('Run a validator')
  await expect(page.locator('.outline')).toBeVisible()
})
