import { expect, test } from '@playwright/test'

test('the first Tab reaches the skip link, which moves to the content', async ({ page }) => {
  await page.goto('/learn/token/')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to main content' })
  await expect(skip).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
})

test('the colour mode changes, is stored, and is applied before the first paint', async ({
  page,
}) => {
  await page.goto('/learn/token/')
  const html = page.locator('html')
  await expect(html).toHaveAttribute('data-has-hydrated', 'true')
  const other = (await html.getAttribute('data-theme')) === 'dark' ? 'light' : 'dark'
  await page.getByRole('button', { name: /Switch between dark and light mode/ }).click()
  await expect(html).toHaveAttribute('data-theme', other)
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe(other)
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () =>
      Reflect.set(window, 'themeAtStart', document.documentElement.dataset.theme),
    )
  })
  await page.reload()
  expect(await page.evaluate(() => Reflect.get(window, 'themeAtStart'))).toBe(other)
})

test('breadcrumbs, outline, pagination and edit link are there', async ({ page }) => {
  await page.goto('/l1-network/run-node/testnet/')
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' })
  await expect(crumbs.getByRole('listitem').last()).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('navigation', { name: 'On this page' }).first()).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Docs pages' })).toContainText('Previous')
  await expect(page.getByRole('link', { name: /Edit this page/ })).toHaveAttribute(
    'href',
    /content\/l1-network\/run-node\/testnet\.md$/,
  )
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the drawer opens, takes the focus, goes to the main menu and closes with Escape', async ({
    page,
  }) => {
    await page.goto('/learn/token/')
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true')
    const button = page.getByRole('button', { name: 'Toggle navigation bar' })
    await button.click()
    const drawer = page.getByRole('dialog')
    await expect(drawer).toBeVisible()
    await drawer.getByRole('button', { name: '← Back to main menu' }).click()
    await expect(drawer.locator('a[href="/develop/"]').last()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await expect(button).toBeFocused()
  })

  test('no page is wider than the screen', async ({ page }) => {
    for (const route of [
      '/',
      '/learn/token/',
      '/l1-network/module-accounts/',
      '/develop/api/networks/',
      '/l2-network/contractaddress/',
    ]) {
      await page.goto(route)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        390,
      )
    }
  })
})

test('carets of all groups are aligned', async ({ page }) => {
  await page.goto('/l1-network/')
  const carets = await page.locator('.sidebar .menu > li > :is(button, .menu-row) svg').all()
  const boxes = await Promise.all(carets.map((caret) => caret.boundingBox()))
  expect(boxes.length).toBeGreaterThan(1)
  expect(new Set(boxes.map((box) => Math.round((box?.x ?? 0) + (box?.width ?? 0) / 2))).size).toBe(
    1,
  )
})
