import { expect } from '@playwright/test'
import { main, open, sidebar, test, wakesUp } from '../shell-site.ts'

test.describe('around the content', () => {
  test('the outline follows the reader and scrolls along', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 360 })
    await open(page, '/docs/long/')
    const outline = page.getByRole('navigation', { name: 'On this page' }).last()
    await expect(outline.getByRole('link', { name: 'Heading 1', exact: true })).toBeVisible()
    await page.evaluate(() => document.getElementById('heading-11')?.scrollIntoView())
    const active = outline.getByRole('link', { name: 'Heading 11', exact: true })
    await expect(active).toHaveAttribute('aria-current', 'location')
    await expect(active).toBeInViewport()
    await expect(outline.locator('[aria-current]')).toHaveCount(1)
  })

  test('the button to the top appears when scrolling up', async ({ page }) => {
    await open(page, '/docs/long/')
    await wakesUp(page, 'docs-back-to-top')
    await page.mouse.move(640, 500)
    const button = page.getByRole('button', { name: 'Scroll back to top' })
    await page.mouse.wheel(0, 1500)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000)
    await expect(button).toHaveCount(0)
    await page.mouse.wheel(0, -300)
    await expect(button).toBeVisible()
    await button.click()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await expect(button).toHaveCount(0)
  })

  test('a jump to a heading further up does not show the button to the top', async ({ page }) => {
    await open(page, '/docs/long/')
    await wakesUp(page, 'docs-back-to-top')
    const button = page.getByRole('button', { name: 'Scroll back to top' })
    const outline = page.getByRole('navigation', { name: 'On this page' }).last()
    await outline.getByRole('link', { name: 'Heading 11', exact: true }).click()
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000)
    const former = await page.evaluate(() => scrollY)
    await outline.getByRole('link', { name: 'Heading 9', exact: true }).click()
    await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(former)
    await wakesUp(page, 'docs-back-to-top')
    await expect(button).toHaveCount(0)
    await page.mouse.move(640, 500)
    await page.mouse.wheel(0, -100)
    await expect(button).toBeVisible()
  })

  test('last change, tags and the page as Markdown', async ({ page, request }) => {
    await open(page, '/docs/')
    const change = page.getByText('Last updated on Mar 1, 2025 by Ada')
    await expect(change).toBeVisible()
    await expect(change.locator('time')).toHaveAttribute('datetime', '2025-03-01T00:00:00.000Z')
    await expect(page.getByRole('link', { name: 'first', exact: true })).toHaveAttribute(
      'href',
      '/docs/tags/first/',
    )
    const markdown = await request.get('/docs.md')
    expect(await markdown.text()).toContain('The first page.')
  })

  test('a flat footer is one list with its copyright, in its own style', async ({ page }) => {
    await open(page, '/docs/')
    const footer = page.getByRole('contentinfo')
    await expect(footer.getByRole('listitem')).toHaveCount(3)
    await expect(footer).toContainText('Copyright 2025 Shell')
    expect(await footer.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(
      'rgb(16, 22, 21)',
    )
  })

  test('print is light and shows blocks that are closed on screen', async ({ page }) => {
    await open(page, '/docs/blocks/?docusaurus-theme=dark')
    await expect(page.getByText('The text directly follows.')).toBeHidden()
    await page.emulateMedia({ media: 'print' })
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).color)).toBe(
      'rgb(29, 36, 35)',
    )
    for (const text of ['The text directly follows.', 'Text for macOS.', 'Text for Linux.'])
      expect(
        await page
          .getByText(text)
          .evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true })),
      ).toBe(true)
    await expect(page.getByRole('tab').first()).toBeHidden()
  })

  test('in print only the content is left', async ({ page }) => {
    await open(page, '/docs/blocks/')
    await page.emulateMedia({ media: 'print' })
    await expect(main(page)).toBeHidden()
    await expect(sidebar(page)).toBeHidden()
    await expect(page.getByRole('contentinfo')).toBeHidden()
    await expect(page.getByRole('region', { name: 'Announcement' })).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test('with forced colours the current entry is still marked', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await open(page, '/docs/blocks/')
    const current = sidebar(page).getByRole('link', { name: 'Blocks' })
    expect(await current.evaluate((link) => getComputedStyle(link).outlineStyle)).toBe('solid')
  })

  test('with forced colours only the current heading is marked in the outline', async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await open(page, '/docs/long/')
    const outline = page.getByRole('navigation', { name: 'On this page' }).last()
    const colourOf = (name: string) =>
      outline
        .getByRole('link', { name, exact: true })
        .evaluate((link) => getComputedStyle(link).borderInlineStartColor)
    await expect(outline.locator('[aria-current]')).toHaveText('Heading 1')
    expect(await colourOf('Heading 2')).toBe('rgb(255, 255, 255)')
    expect(await colourOf('Heading 1')).not.toBe('rgb(255, 255, 255)')
  })

  test('with reduced motion no animation takes long', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, '/docs/blocks/')
    const longest = await page.evaluate(() =>
      Math.max(
        ...[...document.querySelectorAll('*')].flatMap((element) =>
          getComputedStyle(element)
            .transitionDuration.split(',')
            .map((duration) => Number.parseFloat(duration)),
        ),
      ),
    )
    expect(longest).toBeLessThan(0.01)
  })
})
