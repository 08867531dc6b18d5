import { expect } from '@playwright/test'
import { main, open, test } from '../shell-site.ts'

test.describe('navbar', () => {
  test('an item without a position is on the right, one with an internal href is active', async ({
    page,
  }) => {
    await open(page, '/docs/')
    const status = await page.getByText('All systems up').boundingBox()
    const docs = main(page).getByRole('link', { name: 'Docs', exact: true })
    await expect(docs).toHaveAttribute('aria-current', /page|true/)
    expect(status?.x ?? 0).toBeGreaterThan(640)
    expect((await docs.boundingBox())?.x ?? 1280).toBeLessThan(640)
  })

  test('links to other sites open in a new tab and announce it; mail addresses do not', async ({
    page,
  }) => {
    await open(page, '/docs/')
    await main(page).getByRole('button', { name: 'More' }).click()
    const other = main(page).getByRole('link', { name: 'Elsewhere (opens in new tab)' })
    await expect(other).toHaveAttribute('target', '_blank')
    await expect(other).toHaveAttribute('rel', 'noopener noreferrer')
    await expect(main(page).getByRole('link', { name: 'Write to us' })).not.toHaveAttribute(
      'target',
    )
  })

  test('a dropdown works with only the keyboard', async ({ page }) => {
    await open(page, '/docs/')
    const button = main(page).getByRole('button', { name: 'More' })
    await expect(main(page).locator('.dropdown.more-list')).toContainText('More')
    await button.focus()
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await page.keyboard.press('Enter')
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('ArrowDown')
    await expect(main(page).getByRole('link', { name: 'Blocks' })).toBeFocused()
    await page.keyboard.press('End')
    await expect(main(page).getByRole('link', { name: /Elsewhere/ })).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(main(page).getByRole('link', { name: 'Blocks' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await expect(button).toBeFocused()
    await page.keyboard.press('Space')
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await page.getByRole('heading', { level: 1 }).click()
    await expect(button).toHaveAttribute('aria-expanded', 'false')
  })

  test('a dropdown opens under the pointer, and a click on it keeps it open', async ({ page }) => {
    await open(page, '/docs/')
    const button = main(page).getByRole('button', { name: 'More' })
    await button.hover()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await button.click()
    await expect(main(page).getByRole('link', { name: 'Blocks' })).toBeVisible()
    await main(page).getByRole('link', { name: 'Blocks' }).click()
    await expect(page).toHaveURL(/\/docs\/blocks\/$/)
    await expect(button).toHaveAttribute('aria-expanded', 'false')
  })

  test('hides while scrolling down and returns on scrolling up and for the focus', async ({
    page,
  }) => {
    await open(page, '/docs/long/')
    const bar = page.locator('header.navbar')
    await page.mouse.move(640, 500)
    await page.mouse.wheel(0, 300)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(300)
    await page.mouse.wheel(0, 600)
    await expect(bar).toHaveClass(/navbar-hidden/)
    await page.mouse.wheel(0, -200)
    await expect(bar).not.toHaveClass(/navbar-hidden/)
    await page.mouse.wheel(0, 500)
    await expect(bar).toHaveClass(/navbar-hidden/)
    await main(page).getByRole('link', { name: 'Docs', exact: true }).focus()
    await expect(bar).not.toHaveClass(/navbar-hidden/)
  })

  test('stays hidden after a jump to a heading', async ({ page }) => {
    await open(page, '/docs/long/')
    await page
      .getByRole('navigation', { name: 'On this page' })
      .last()
      .getByRole('link', { name: 'Heading 6' })
      .click()
    await expect(page.locator('header.navbar')).toHaveClass(/navbar-hidden/)
  })
})
