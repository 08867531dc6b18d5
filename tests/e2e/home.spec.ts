import { expect, type Page, test } from '@playwright/test'
import { MAINNET } from './facts.ts'
import { installWallet } from './reader-wallets.ts'

/** Answers calls of the endpoint with a block, and counts them. */
async function answerCalls(page: Page): Promise<() => number> {
  let calls = 0
  await page.route(`${MAINNET.evm}/`, (route) => {
    if (route.request().method() === 'POST') calls++
    return route.fulfill({
      json: { jsonrpc: '2.0', id: 1, result: '0x1312d00' },
      headers: { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' },
    })
  })
  return () => calls
}

test('its buttons lead to pages', async ({ page }) => {
  await page.goto('/')
  const links = page.locator('.hero-actions a:visible')
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  expect(hrefs).not.toEqual([])
  for (const href of hrefs) {
    await page.goto('/')
    await page.locator(`.hero-actions a[href="${href}"]`).click()
    await expect(page).toHaveURL(href)
    await expect(page.locator('main h1')).toBeFocused()
  }
})

test('its first button adds the network, with the first click', async ({ page }) => {
  await installWallet(page, { name: 'MetaMask', isApp: false })
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true')
  await page.getByRole('button', { name: `Add ${MAINNET.name} to` }).click()
  await expect(page.getByText(`is on ${MAINNET.name}.`)).toBeVisible()
})

test('React loads when a button is used, and not before', async ({ page }) => {
  const islands: string[] = []
  page.on('request', (request) => {
    if (/AddNetwork|NewestBlock/.test(request.url())) islands.push(request.url())
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(islands).toEqual([])
  await page.getByRole('button', { name: 'Send it' }).focus()
  await expect.poll(() => islands.length).toBeGreaterThan(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('its first button leads to the button that adds the network', async ({ page }) => {
    await page.goto('/')
    const hero = page.locator('.hero')
    await expect(hero.getByRole('button', { name: /^Add / })).toBeHidden()
    await hero.locator('.hero-wallet').click()
    await expect(page).toHaveURL(/\/Metamask\/#/)
    await expect(page.getByRole('button', { name: `Add ${MAINNET.name} to` })).toBeInViewport()
  })
})

for (const width of [390, 1280])
  test(`at ${width} px its call is sent on a click, and the answer moves nothing`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    const calls = await answerCalls(page)
    await page.goto('/')
    const places = () =>
      page
        .locator('main :is(h1, h2, h3, p, figure)')
        .evaluateAll((all) => all.map((element) => element.getBoundingClientRect().top + scrollY))
    const before = await places()
    const send = page.getByRole('button', { name: 'Send it' })
    await expect(send).toBeVisible()
    expect(calls()).toBe(0)
    await send.click()
    await expect(page.getByRole('status').filter({ hasText: 'Newest block' })).toContainText(
      '20,000,000',
    )
    expect(calls()).toBe(1)
    expect(await places()).toEqual(before)
  })

test('the data of each network can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/')
  const card = page.locator('.chain').first()
  await expect(card.getByRole('link', { name: MAINNET.evm })).toBeVisible()
  await card.getByRole('button', { name: /EVM chain id of/ }).click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(MAINNET.id)
})
