import { expect, test } from '@playwright/test'
import { htmlOfEach } from './requests.ts'
import { ONE_OF_EACH_KIND, ROUTES } from './routes.ts'
import { readable, readWithoutScripts } from './without-scripts.ts'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  // all-pages/without-scripts.spec.ts reads every page.
  test('a page of each kind can be read, and none has a button, which would do nothing', async ({
    page,
  }) => {
    expect(await readWithoutScripts(page, ONE_OF_EACH_KIND)).toEqual(readable(ONE_OF_EACH_KIND))
  })

  test('all groups of the sidebar are open', async ({ page }) => {
    await page.goto('/l1-network/')
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' })
    await expect(sidebar.locator('a[href="/l1-network/modules/evm/"]')).toBeVisible()
  })

  test('every page of a section is reachable by links from its start page', async ({ baseURL }) => {
    const seen = new Set<string>()
    let found = ['/']
    while (found.length > 0) {
      for (const route of found) seen.add(route)
      const pages = await htmlOfEach(baseURL, found)
      const linked = pages.flatMap((html) =>
        [...html.matchAll(/<a [^>]*href="(\/[^"#?]*)"/g)].map(([, href = '']) => href),
      )
      found = [...new Set(linked)].filter((href) => href.endsWith('/') && !seen.has(href))
    }
    expect(ROUTES.filter((route) => !seen.has(route) && route !== '/search/')).toEqual([])
  })
})

test.describe('unknown paths', () => {
  test('answer 404 with the not-found page', async ({ page }) => {
    const response = await page.goto('/no/such/page/')
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
    await expect(page).toHaveTitle(/Page not found/)
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(0)
  })

  for (const [given, clean] of [
    ['/learn', '/learn/'],
    ['/learn/index.html', '/learn/'],
    ['/learn/token.html', '/learn/token/'],
    ['/LEARN/Token/', '/learn/token/'],
    ['/user-guides/connect-your-wallet/metamask/', '/user-guides/connect-your-wallet/Metamask/'],
    ['/user-guides/connect-your-wallet/Ledger', '/user-guides/connect-your-wallet/ledger/'],
  ] as const)
    test(`${given} leads to ${clean}`, async ({ request }) => {
      const answer = await request.get(given)
      expect(new URL(answer.url()).pathname).toBe(clean)
      expect(answer.status()).toBe(200)
    })
})

test('ticked tasks of a checklist stay ticked, on their page alone', async ({ page }) => {
  const checklist = '/l1-network/configuration/security-checklist/'
  const tasks = page.locator('article').getByRole('checkbox')
  await page.goto(checklist)
  await tasks.nth(0).check()
  await tasks.nth(2).check()
  await tasks.nth(0).uncheck()
  await page.reload()
  await expect(tasks.nth(2)).toBeChecked()
  await expect(tasks.and(page.locator(':checked'))).toHaveCount(1)

  await page.getByRole('link', { name: 'best practices' }).first().click()
  await expect(page).not.toHaveURL(checklist)
  await page.goBack()
  await expect(tasks.nth(2)).toBeChecked()
  await tasks.nth(2).uncheck()
  const keys = await page.evaluate(() => Object.keys(localStorage))
  expect(keys.filter((key) => !key.startsWith('docusaurus.announcement.'))).toEqual([])
})

test('security headers and the policy work: no console line on any kind of page', async ({
  page,
}) => {
  const lines: string[] = []
  page.on('console', (message) => lines.push(message.text()))
  page.on('pageerror', (error) => lines.push(error.message))
  for (const route of [
    '/',
    '/learn/',
    '/learn/token/',
    '/l1-network/run-a-validator/',
    '/develop/api/ethereum-json-rpc/methods/',
  ]) {
    const response = await page.goto(route)
    expect(response?.headers()['content-security-policy']).not.toContain('unsafe')
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true')
  }
  expect(lines).toEqual([])
})

test('no page sends a request to another host', async ({ page }) => {
  const foreign: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith('http://localhost') && !request.url().startsWith('data:'))
      foreign.push(request.url())
  })
  for (const route of ['/', '/learn/token/', '/l2-network/'])
    await page.goto(route, { waitUntil: 'networkidle' })
  expect(foreign).toEqual([])
})
