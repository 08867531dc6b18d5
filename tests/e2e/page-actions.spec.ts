import { expect, test } from '@playwright/test'

test('a reader copies the page as Markdown, and opens it', async ({ page, context, request }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/learn/token/')
  await page.getByRole('button', { name: 'Copy page' }).click()
  await expect(page.getByRole('button', { name: 'Page copied' })).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toBe(await (await request.get('/learn/token.md')).text())
  await expect(page.getByRole('button', { name: 'Copy page' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'View as Markdown' })).toHaveAttribute(
    'href',
    '/learn/token.md',
  )
})

test('the page links to an assistant, its source and a new issue', async ({ page }) => {
  await page.goto('/learn/token/')
  const tools = page.locator('h1 + .page-tools')
  const assistant = tools.getByRole('link', { name: /Open in Claude/ })
  expect(new URL((await assistant.getAttribute('href')) ?? '').searchParams.get('q')).toBe(
    'Read https://docs.haqq.network/learn/token.md and answer my questions about it.',
  )
  await expect(tools.getByRole('link', { name: /Edit this page/ })).toBeVisible()
  await expect(page.getByText('Was this page helpful?')).toBeVisible()
  const issue = page.getByRole('link', { name: /Tell us what is missing/ })
  const address = new URL((await issue.getAttribute('href')) ?? '')
  expect(address.searchParams.get('title')).toBe('Islamic Coin (ISLM)')
  expect(address.searchParams.get('body')).toContain('https://docs.haqq.network/learn/token/')
})

test('the name of the section is above its pages, in the breadcrumbs, and in the drawer', async ({
  page,
}) => {
  await page.goto('/l1-network/run-node/testnet/')
  await expect(page.locator('.sidebar-title')).toHaveText('L1 Network')
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' })
  await expect(crumbs.getByRole('link', { name: 'L1 Network' })).toHaveAttribute(
    'href',
    '/l1-network/',
  )
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click()
  await expect(page.getByRole('dialog').getByText('L1 Network', { exact: true })).toBeVisible()
})

test('after a change of page the button copies the new page', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/learn/token/')
  await page.getByRole('button', { name: 'Copy page' }).click()
  await page.getByRole('link', { name: 'Glossary' }).first().click()
  await expect(page).toHaveURL(/\/learn\/glossary\/$/)
  await page.getByRole('button', { name: 'Copy page' }).click()
  await expect(page.getByRole('button', { name: 'Page copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('# Glossary')
})

test('the button shows an error when the page cannot be loaded', async ({ page }) => {
  await page.goto('/learn/token/')
  await page.route('**/learn/token.md', (route) => route.abort())
  await page.getByRole('button', { name: 'Copy page' }).click()
  await expect(page.getByRole('button', { name: 'Copying failed' })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('there is no button that does nothing', async ({ page }) => {
    await page.goto('/learn/token/')
    await expect(page.getByRole('link', { name: 'View as Markdown' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Copy page' })).toBeHidden()
  })
})

test('each page has structured data for search engines', async ({ page }) => {
  const types = async (route: string) => {
    await page.goto(route)
    const blocks = await page.locator('script[type="application/ld+json"]').allTextContents()
    return blocks.map((block) => (JSON.parse(block) as { '@type': string })['@type'])
  }
  expect(await types('/learn/token/')).toEqual(['BreadcrumbList', 'TechArticle'])
  expect(await types('/learn/faq/')).toEqual(['BreadcrumbList', 'FAQPage'])
  expect(await types('/l1-network/run-node/mainnet-state-sync/')).toEqual([
    'BreadcrumbList',
    'HowTo',
  ])
})
