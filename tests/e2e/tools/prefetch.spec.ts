import { expect, type Page, test } from '@playwright/test'
import { titleOf } from '../built-page.ts'

const SIDEBAR_LINK = '/learn/glossary/'

/** Open a page and record its payload requests. */
async function open(page: Page, route = '/learn/token/'): Promise<readonly string[]> {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('/page.json')) asked.push(pathname)
  })
  await page.goto(route)
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true')
  await page.waitForLoadState('networkidle')
  return asked
}

const link = (page: Page) => page.locator(`.sidebar a[href="${SIDEBAR_LINK}"]`)
const payload = `${SIDEBAR_LINK}page.json`

const intents: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'pointing at': (page) => link(page).hover(),
  focusing: (page) => link(page).focus(),
  pressing: (page) => link(page).dispatchEvent('pointerdown', { bubbles: true }),
}

for (const [name, show] of Object.entries(intents)) {
  test(`${name} a link fetches its page, and opening it sends no further request`, async ({
    page,
  }) => {
    const asked = await open(page)
    expect(asked).not.toContain(payload)
    await show(page)
    await expect.poll(() => asked).toContain(payload)
    await page.waitForLoadState('networkidle')
    await link(page).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(titleOf('/learn/glossary/'))
    expect(asked.filter((path) => path === payload)).toHaveLength(1)
  })
}

/** Routes that the browser prefetches. */
const prefetched = (page: Page): Promise<readonly string[]> =>
  page
    .locator('link[rel="prefetch"]')
    .evaluateAll((links) =>
      links.map((link) => (link.getAttribute('href') ?? '').replace('page.json', '')),
    )

/** Bytes that each request for a payload took from the network. */
const transfers = (page: Page, route: string): Promise<readonly number[]> =>
  page.evaluate(
    (name) =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => new URL(entry.name).pathname === name)
        .map((entry) => (entry as PerformanceResourceTiming).transferSize),
    `${route}page.json`,
  )

const neighbour = (page: Page, rel: 'next' | 'prev') => page.locator(`main a[rel="${rel}"]`)

for (const width of [1280, 390])
  test(`neighbours in view are prefetched, and opening one transfers nothing, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await open(page)
    for (const step of [1, 2]) {
      const next = neighbour(page, 'next')
      const route = (await next.getAttribute('href')) ?? ''
      await next.scrollIntoViewIfNeeded()
      await expect.poll(() => prefetched(page), `step ${step}`).toContain(route)
      await expect.poll(() => transfers(page, route)).toHaveLength(1)
      // A pointer would rest on a link of the new page, and fetch that page, too.
      await next.press('Enter')
      await expect(page).toHaveURL(route)
      await expect(neighbour(page, 'prev')).toBeVisible()
      // The browser notes a request some time after its answer.
      await expect.poll(async () => (await transfers(page, route)).slice(1)).toEqual([0])
    }
  })

test('a text full of links prefetches those in view and leaves room for the neighbours', async ({
  page,
}) => {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const routes = [...document.querySelectorAll('.sidebar a')]
      document
        .querySelector('.article')
        ?.prepend(...routes.map((link) => Object.assign(link.cloneNode(true), { id: 'copy' })))
    })
  })
  await open(page)
  const links = page.locator('#copy')
  const routes = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(new Set(routes).size).toBeGreaterThan(10)
  await expect.poll(async () => (await prefetched(page)).length).toBe(4)
  const inView = await prefetched(page)
  for (const route of inView) expect(routes).toContain(route)

  await neighbour(page, 'next').scrollIntoViewIfNeeded()
  const neighbours = [
    await neighbour(page, 'prev').getAttribute('href'),
    await neighbour(page, 'next').getAttribute('href'),
  ]
  // One of them may stand among the first links of the sidebar.
  const expected = neighbours.filter((route) => route === null || !inView.includes(route))
  await expect
    .poll(async () => (await prefetched(page)).slice(4).toSorted())
    .toEqual(expected.toSorted())
})

for (const connection of [
  { effectiveType: 'slow-2g' },
  { effectiveType: '2g' },
  { saveData: true },
])
  test(`nothing is prefetched over ${JSON.stringify(connection)}`, async ({ page }) => {
    await page.addInitScript(
      (value) => Object.defineProperty(navigator, 'connection', { value }),
      connection,
    )
    await page.clock.install()
    const asked = await open(page, '/learn/')
    await link(page).hover()
    await link(page).focus()
    await link(page).dispatchEvent('pointerdown', { bubbles: true })
    // Longer than a pointer must rest on a link.
    await page.clock.runFor(1_000)
    expect(asked).toEqual([])
    expect(await prefetched(page)).toEqual([])
    await link(page).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(titleOf('/learn/glossary/'))
    expect(asked).toEqual([payload])
  })
