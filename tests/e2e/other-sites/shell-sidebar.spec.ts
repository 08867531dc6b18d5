import { expect } from '@playwright/test'
import { open, sidebar, test } from '../shell-site.ts'

test.describe('sidebar', () => {
  test('a group without a page opens, closes its siblings, and stays open', async ({ page }) => {
    await open(page, '/docs/')
    const group = sidebar(page).getByRole('button', { name: 'group' })
    await expect(group).toHaveAttribute('aria-expanded', 'false')
    await group.click()
    await sidebar(page).getByRole('button', { name: 'g1' }).click()
    await expect(sidebar(page).getByRole('link', { name: 'Page 1.1' })).toBeVisible()
    await sidebar(page).getByRole('button', { name: 'g2' }).click()
    await expect(sidebar(page).getByRole('link', { name: 'Page 2.1' })).toBeVisible()
    await expect(sidebar(page).getByRole('link', { name: 'Page 1.1' })).toBeHidden()
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true')
    await expect(sidebar(page).getByRole('link', { name: 'Page 2.1' })).toBeVisible()
    await sidebar(page).getByRole('link', { name: 'Page 2.3' }).click()
    await expect(page).toHaveURL(/p3\/$/)
    await expect(sidebar(page).getByRole('link', { name: 'Page 2.3' })).toHaveAttribute(
      'aria-current',
      'page',
    )
  })

  test('a tab opened later shows the groups that the reader opened', async ({ page, context }) => {
    await open(page, '/docs/')
    await sidebar(page).getByRole('button', { name: 'group' }).click()
    await sidebar(page).getByRole('button', { name: 'g2' }).click()
    await expect(sidebar(page).getByRole('link', { name: 'Page 2.1' })).toBeVisible()
    const later = await context.newPage()
    await open(later, '/docs/')
    await expect(sidebar(later).getByRole('link', { name: 'Page 2.1' })).toBeVisible()
  })

  test('closed groups are in the HTML, so that crawlers find every page', async ({ request }) => {
    const html = await (await request.get('/docs/')).text()
    expect(html).toContain('href="/docs/group/g8/p6/"')
  })

  test('on a direct visit the entry of the page is in view', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 320 })
    await open(page, '/docs/group/g8/p6/')
    await expect(sidebar(page).getByRole('link', { name: 'Page 8.6' })).toBeInViewport()
  })

  test('after a link below the text, too, the entry of the page is in view', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 320 })
    await open(page, '/docs/long/')
    for (const title of ['Page 1.1', 'Page 1.2', 'Page 1.3', 'Page 1.4', 'Page 1.5']) {
      await page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link').last().click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(sidebar(page).getByRole('link', { name: title })).toBeInViewport()
    }
  })

  test('can be hidden, stays hidden on every page, and can be shown again', async ({ page }) => {
    await open(page, '/docs/')
    await page.getByRole('button', { name: 'Collapse sidebar' }).click()
    await expect(sidebar(page)).toBeHidden()
    await page.addInitScript(() =>
      addEventListener('DOMContentLoaded', () => {
        const shown = document.querySelector('.sidebar nav')?.checkVisibility()
        Reflect.set(window, 'sidebarAtStart', shown)
      }),
    )
    await open(page, '/docs/long/')
    expect(await page.evaluate(() => Reflect.get(window, 'sidebarAtStart'))).toBe(false)
    await expect(sidebar(page)).toBeHidden()
    await page.getByRole('button', { name: 'Expand sidebar' }).click()
    await expect(sidebar(page)).toBeVisible()
  })

  for (const width of [1100, 1280])
    test(`leaves its place to the text when it is hidden, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await open(page, '/docs/')
      const placeOfText = async () => (await page.locator('main').boundingBox())?.x ?? 0
      const before = await placeOfText()
      await page.getByRole('button', { name: 'Collapse sidebar' }).click()
      await expect.poll(placeOfText).toBeLessThan(before - 100)
    })
})
