import { expect, test } from '@playwright/test'

test('the start page links to a wallet and to a first call', async ({ page }) => {
  await page.goto('/')
  const hero = page.locator('.hero')
  for (const name of ['Add HAQQ to your wallet', 'Send your first call'])
    await expect(hero.getByRole('link', { name })).toBeVisible()
  await hero.getByRole('link', { name: 'Send your first call' }).click()
  await expect(page).toHaveURL('/develop/api/ethereum-json-rpc/')
})

test('its call is sent on a click, and not before', async ({ page }) => {
  let calls = 0
  await page.route('https://rpc.eth.haqq.network/', (route) => {
    if (route.request().method() === 'POST') calls++
    return route.fulfill({
      json: { jsonrpc: '2.0', id: 1, result: '0x1312d00' },
      headers: { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' },
    })
  })
  await page.goto('/')
  await page.getByText('Send it from here').click()
  const send = page.getByRole('button', { name: 'Send eth_blockNumber' })
  await expect(send).toBeVisible()
  expect(calls).toBe(0)
  await send.click()
  await expect(page.locator('.tool-answer[aria-label=Answer]')).toContainText('"0x1312d00"')
  expect(calls).toBe(1)
})

test('the data of each network can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/')
  const card = page.getByRole('region', { name: 'Mainnet' })
  await expect(card.getByRole('link', { name: 'https://rpc.eth.haqq.network' })).toBeVisible()
  await card.getByRole('button', { name: 'EVM chain id of Mainnet' }).click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('11235')
})

test('the cards of the sections stand three and two, without a gap', async ({ page }) => {
  await page.goto('/')
  const cards = page.locator('.section-cards .card')
  const places = await cards.evaluateAll((all) =>
    all.map((card) => {
      const { top, left, right } = card.getBoundingClientRect()
      return { top, left, right }
    }),
  )
  expect(new Set(places.map(({ top }) => top)).size).toBe(2)
  expect(places[2]?.top).toBe(places[0]?.top)
  expect(places[4]?.right).toBeCloseTo(places[2]?.right ?? 0, 0)
})
