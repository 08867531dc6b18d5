import { expect } from '@playwright/test'
import { main, open, test } from '../shell-site.ts'

test.describe('when something is wrong', () => {
  test('the not-found page suggests similar pages, and searches', async ({ page }) => {
    await page.goto('/docs/blokcs/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
    await expect(page).toHaveTitle('Page not found | Shell')
    await expect(page.getByRole('article').getByRole('link', { name: 'Blocks' })).toHaveAttribute(
      'href',
      '/docs/blocks/',
    )
    await expect(page.locator('link[rel=canonical]')).toHaveCount(0)
    await expect(page.locator('link[rel=alternate][hreflang]')).toHaveCount(0)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
    const field = page.getByRole('article').getByRole('searchbox')
    await expect(field).toHaveValue('docs blokcs')
    await field.fill('blocks')
    await field.press('Enter')
    await expect(page).toHaveURL('/search/?q=blocks')
  })

  test('a page that cannot be shown is loaded in full', async ({ page }) => {
    const lines: string[] = []
    page.on('console', (message) => lines.push(message.text()))
    await page.route('**/docs/long/page.json', async (route) => {
      const answer = await route.fetch()
      const payload = await answer.json()
      payload.shell.navbar = null
      await route.fulfill({ json: payload })
    })
    await open(page, '/docs/')
    await page.getByRole('article').getByRole('link', { name: 'the long page' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Long page')
    await expect(page).toHaveURL('/docs/long/')
    await expect(main(page)).toBeVisible()
    expect(lines).toEqual([expect.stringContaining('Page /docs/long/ failed to load')])
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true')
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Start')
  })

  test('an element that cannot be defined leaves the others and navigation alone', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      customElements.define('docs-code', class extends HTMLElement {})
    })
    await open(page, '/docs/')
    await page.evaluate(() => Reflect.set(window, 'sameDocument', true))
    await page.getByRole('article').getByRole('link', { name: 'the long page' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Long page')
    await expect(page.locator('docs-sidebar [aria-current=page]')).toHaveText('Long page')
    expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true)
  })

  test('a place that cannot be scrolled to is no reason to load the page again', async ({
    page,
  }) => {
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    await open(page, '/docs/')
    await page.evaluate(() => {
      window.scrollTo = () => {
        throw new Error('No scrolling')
      }
    })
    await page.getByRole('article').getByRole('link', { name: 'the long page' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(page).toHaveTitle(/^Long page/)
    expect(errors).toEqual(['No scrolling'])
  })

  test('the home page shows a message when it is served under the wrong path', async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto('/')
    const banner = page.getByRole('alert')
    await expect(banner).toContainText('This site did not load properly.')
    await expect(banner).toContainText('Current configured baseUrl = / (default value)')
    await expect(banner).toContainText('We suggest trying baseUrl = /')
    await page.goto('/docs/')
    await expect(banner).toHaveCount(0)
  })

  test('a site that loads properly has no such banner', async ({ page }) => {
    await open(page, '/')
    await expect(page.getByText('did not load properly')).toHaveCount(0)
  })
})
