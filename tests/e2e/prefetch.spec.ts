import { expect, type Page, test } from '@playwright/test'

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
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Glossary')
    expect(asked.filter((path) => path === payload)).toHaveLength(1)
  })
}

test('in a wide window the next page is prefetched when its link is seen, and no other link', async ({
  page,
}) => {
  const asked = await open(page, '/learn/token/')
  expect(asked).toEqual([])
  const next = page.locator('a[rel="next"]')
  const route = await next.getAttribute('href')
  await next.scrollIntoViewIfNeeded()
  await expect.poll(() => asked).toEqual([`${route}page.json`])
  // A pointer would rest on a link of the new page, and fetch that page, too.
  await next.press('Enter')
  await expect(page).toHaveURL(route ?? '')
  const after = await page.locator('a[rel="next"]').getAttribute('href')
  await page.locator('a[rel="next"]').scrollIntoViewIfNeeded()
  await expect.poll(() => asked).toEqual([`${route}page.json`, `${after}page.json`])
})

test('a phone prefetches no link that is only seen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const asked = await open(page, '/learn/token/')
  await page.locator('a[rel="next"]').scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
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
    await link(page).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Glossary')
    expect(asked).toEqual([payload])
  })
