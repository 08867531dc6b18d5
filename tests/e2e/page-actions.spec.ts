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

test('the button says so when the page cannot be had', async ({ page }) => {
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

test('each page tells search engines what it is', async ({ page }) => {
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
