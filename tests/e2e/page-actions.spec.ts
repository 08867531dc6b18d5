import { expect, type Locator, type Page, test } from '@playwright/test'
import { contains, sectionOf, titleOf } from './built-page.ts'

test('a reader copies the page as Markdown, and opens it', async ({ page, context, request }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/learn/token/')
  await page.getByRole('button', { name: 'Copy page' }).click()
  await expect(page.getByRole('button', { name: 'Page copied' })).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toBe(await (await request.get('/learn/token.md')).text())
  await expect(page.getByRole('button', { name: 'Copy page' })).toBeVisible()
})

/** Opens the menu beside the button and returns it. */
async function openMenu(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'More ways to read this page' }).click()
  const menu = page.getByRole('menu')
  await expect(menu).toBeVisible()
  return menu
}

test('the menu opens beside its button, and the keyboard moves in it', async ({ page }) => {
  await page.goto('/learn/token/')
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true')
  const button = page.getByRole('button', { name: 'More ways to read this page' })
  await button.focus()
  await page.keyboard.press('Enter')
  const items = page.getByRole('menuitem')
  await expect(items.first()).toBeFocused()
  await expect(items.first()).toHaveAttribute('href', '/learn/token.md')
  const [menuBox, buttonBox] = [
    await page.getByRole('menu').boundingBox(),
    await button.boundingBox(),
  ]
  const bottom = (buttonBox?.y ?? 0) + (buttonBox?.height ?? 0)
  expect((menuBox?.y ?? 0) - bottom).toBeGreaterThanOrEqual(0)
  expect((menuBox?.y ?? 0) - bottom).toBeLessThan(20)
  await page.keyboard.press('ArrowDown')
  await expect(items.nth(1)).toBeFocused()
  await page.keyboard.press('End')
  await expect(items.last()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(items.first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toBeHidden()
  await expect(button).toBeFocused()
})

test('the page links to an assistant, its source and a new issue', async ({ page }) => {
  await page.goto('/learn/token/')
  const assistant = (await openMenu(page)).getByRole('menuitem', { name: /Open in Claude/ })
  expect(new URL((await assistant.getAttribute('href')) ?? '').searchParams.get('q')).toBe(
    'Read https://docs.haqq.network/learn/token.md and answer my questions about it.',
  )
  await page.keyboard.press('Escape')
  const foot = page.locator('.page-end')
  await expect(foot.getByRole('link', { name: /Edit this page/ })).toBeVisible()
  // The owners of the site decide whether pages ask.
  const question = 'Was this page helpful?'
  if (!contains('/learn/token/', question)) return
  await expect(page.getByText(question)).toBeVisible()
  const issue = page.getByRole('link', { name: /Tell us what is missing/ })
  const address = new URL((await issue.getAttribute('href')) ?? '')
  expect(address.searchParams.get('title')).toBe(titleOf('/learn/token/'))
  expect(address.searchParams.get('body')).toContain('https://docs.haqq.network/learn/token/')
})

test('the name of the section is above its pages, in the breadcrumbs, and in the drawer', async ({
  page,
}) => {
  await page.goto('/l1-network/run-node/testnet/')
  const section = sectionOf('/l1-network/run-node/testnet/')
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' })
  await expect(sidebar.getByRole('link', { name: section, exact: true })).toBeVisible()
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' })
  await expect(crumbs.getByRole('link', { name: section })).toHaveAttribute('href', '/l1-network/')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click()
  await expect(page.getByRole('dialog').getByText(section, { exact: true }).first()).toBeVisible()
})

test('after a change of page the button copies the new page', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/learn/token/')
  await page.getByRole('button', { name: 'Copy page' }).click()
  await page.locator('.sidebar a[href="/learn/glossary/"]').click()
  await expect(page).toHaveURL(/\/learn\/glossary\/$/)
  await page.getByRole('button', { name: 'Copy page' }).click()
  await expect(page.getByRole('button', { name: 'Page copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    `# ${titleOf('/learn/glossary/')}`,
  )
})

test('the button shows an error when the page cannot be loaded', async ({ page }) => {
  await page.goto('/learn/token/')
  await page.route('**/learn/token.md', (route) => route.abort())
  await page.getByRole('button', { name: 'Copy page' }).click()
  await expect(page.getByRole('button', { name: 'Copying failed' })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('there is no button that does nothing, and the menu opens', async ({ page }) => {
    await page.goto('/learn/token/')
    await expect(page.getByRole('button', { name: 'Copy page' })).toBeHidden()
    const menu = await openMenu(page)
    await expect(menu.getByRole('menuitem', { name: 'View as Markdown' })).toBeVisible()
  })
})

test('each page has structured data for search engines', async ({ page }) => {
  const types = async (route: string) => {
    await page.goto(route)
    const blocks = await page.locator('script[type="application/ld+json"]').allTextContents()
    return blocks.map((block) => (JSON.parse(block) as { '@type': string })['@type'])
  }
  expect(await types('/learn/token/')).toEqual(['BreadcrumbList', 'TechArticle'])
})
