import { expect } from '@playwright/test'
import { open, stored, test } from '../shell-site.ts'

test.describe('content', () => {
  test('code: title, marked lines, numbers, copy without comments, wrap', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await open(page, '/docs/blocks/')
    const [js, bash, diff] = [0, 1, 2].map((at) => page.locator('docs-code').nth(at))
    if (js === undefined || bash === undefined || diff === undefined) throw new Error('no code')
    await expect(js.locator('figcaption')).toHaveText('a.js')
    await expect(js.locator('.line').nth(1)).toHaveClass(/highlighted/)
    await expect(js.locator('pre')).toHaveClass(/line-numbers/)
    await expect(bash.locator('.line').first()).toHaveClass(/highlighted/)
    await expect(bash).not.toContainText('highlight-next-line')
    await expect(diff.locator('.line').first()).toHaveClass(/diff-remove/)
    await expect(diff.locator('.line').nth(1)).toHaveClass(/diff-add/)
    await bash.getByRole('button', { name: 'Copy code to clipboard' }).click()
    await expect(bash.getByRole('button', { name: 'Copied' })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      'echo marked\necho plain',
    )
    await expect(bash.getByRole('button', { name: 'Copy code to clipboard' })).toBeVisible()
    await expect(bash.getByRole('button', { name: 'Toggle word wrap' })).toBeHidden()
    const region = js.getByRole('group', { name: 'a.js' })
    await expect(region).toHaveAttribute('tabindex', '0')
    await js.getByRole('button', { name: 'Toggle word wrap' }).click()
    await expect
      .poll(() =>
        region
          .or(js.locator('pre'))
          .first()
          .evaluate((pre) => pre.scrollWidth <= pre.clientWidth),
      )
      .toBe(true)
  })

  test('a details element of raw HTML looks like the directive', async ({ page }) => {
    await open(page, '/docs/blocks/')
    await page.locator('article').evaluate((article) => {
      const raw = document.createElement('details')
      raw.append(document.createElement('summary'))
      article.append(raw)
    })
    for (const details of [page.locator('.details').first(), page.locator('details').last()])
      await expect(details).toHaveCSS('border-top-style', 'solid')
  })

  test('tabs: one choice for the group, in the address, stored, applied before the first paint', async ({
    page,
  }) => {
    await open(page, '/docs/blocks/')
    const length = await page.evaluate(() => history.length)
    const linux = page.getByRole('tab', { name: 'Linux' })
    await linux.first().click()
    await expect(page.getByText('Text for Linux.')).toBeVisible()
    await expect(page.getByText('More for Linux.')).toBeVisible()
    await expect(page.getByText('Text for macOS.')).toBeHidden()
    await expect(page).toHaveURL(/\?os=linux$/)
    expect(await page.evaluate(() => history.length)).toBe(length)
    expect(await stored(page, 'docusaurus.tab.os')).toBe('linux')
    await page.addInitScript(() =>
      addEventListener('DOMContentLoaded', () => {
        const panel = document.querySelector('[role=tabpanel][data-value=linux]')
        Reflect.set(window, 'panelAtStart', panel?.hasAttribute('hidden'))
      }),
    )
    await page.goto('/docs/blocks/')
    expect(await page.evaluate(() => Reflect.get(window, 'panelAtStart'))).toBe(false)
    await open(page, '/docs/blocks/?os=unknown')
    await expect(page.getByText('Text for Linux.')).toBeVisible()
    await page.goto('/docs/blocks/?os=mac')
    await expect(page.getByText('Text for macOS.')).toBeVisible()
  })

  test('tabs: arrows move in a circle, Enter and Space choose, Home and End jump', async ({
    page,
  }) => {
    await open(page, '/docs/blocks/')
    const set = page.getByRole('tablist').first()
    const [mac, linux] = [set.getByRole('tab').first(), set.getByRole('tab').last()]
    await mac.focus()
    await page.keyboard.press('ArrowRight')
    await expect(linux).toBeFocused()
    await expect(linux).toHaveAttribute('aria-selected', 'false')
    await page.keyboard.press('Space')
    await expect(linux).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('ArrowRight')
    await expect(mac).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(mac).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('End')
    await expect(linux).toBeFocused()
    await page.keyboard.press('Home')
    await expect(mac).toBeFocused()
    const panel = page.locator(`#${await mac.getAttribute('aria-controls')}`)
    await expect(panel).toHaveAttribute('aria-labelledby', (await mac.getAttribute('id')) ?? '')
  })

  test('without scripts every panel of a set can be read', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto('/docs/blocks/')
    await expect(page.getByText('Text for macOS.')).toBeVisible()
    await expect(page.getByText('Text for Linux.')).toBeVisible()
    await context.close()
  })

  test('a hash opens the block that hides its target', async ({ page }) => {
    await open(page, '/docs/blocks/#inside-a-tab')
    await expect(page.getByRole('heading', { name: 'Inside a tab' })).toBeInViewport()
    await open(page, '/docs/')
    await open(page, '/docs/blocks/#inside-details')
    await expect(page.getByRole('heading', { name: 'Inside details' })).toBeInViewport()
  })

  test('find in page reaches a panel that is not shown, and chooses its tab', async ({ page }) => {
    await open(page, '/docs/blocks/')
    const [first] = await page.getByRole('tablist').all()
    const linux = page.getByText('Text for Linux.')
    await expect(linux).toBeHidden()
    // As the browser does: the event, then the panel is shown.
    const found = await linux.evaluate((element) => {
      const panel = element.closest<HTMLElement>('[hidden="until-found"]')
      const height = panel?.offsetHeight
      panel?.dispatchEvent(new Event('beforematch', { bubbles: true }))
      panel?.removeAttribute('hidden')
      return { height }
    })
    expect(found).toEqual({ height: 0 })
    await expect(linux).toBeVisible()
    await expect(page.getByText('Text for macOS.')).toBeHidden()
    await expect(first?.getByRole('tab', { name: 'Linux' }) ?? linux).toHaveAttribute(
      'aria-selected',
      'true',
    )
  })

  for (const [when, delay] of [
    ['', 0],
    [', also before the code has loaded', 1500],
  ] as const)
    test(`a link to a text in a panel that is not shown chooses its tab${when}`, async ({
      page,
      context,
    }) => {
      await open(page, '/docs/')
      await context.route('**/assets/*.js', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, delay))
        await route.continue()
      })
      await page.evaluate(() => {
        const link = document.createElement('a')
        link.href = '/docs/blocks/#:~:text=Text%20for%20Linux'
        link.textContent = 'Found text'
        link.target = '_blank'
        document.querySelector('main')?.prepend(link)
      })
      const opened = page.waitForEvent('popup')
      await page.getByRole('link', { name: 'Found text' }).click()
      const found = await opened
      await expect(found.locator('html')).toHaveAttribute('data-has-hydrated', 'true')
      await expect(found.getByText('Text for Linux.')).toBeVisible()
      await expect(found.getByText('Text for macOS.')).toBeHidden()
    })

  test('details written as HTML keep their summary', async ({ page }) => {
    await open(page, '/docs/blocks/')
    await page.getByText('Written as HTML').click()
    await expect(page.getByText('The text directly follows.')).toBeVisible()
  })

  test('an admonition is a note with its title as name', async ({ page }) => {
    await open(page, '/docs/blocks/')
    await expect(page.getByRole('note', { name: 'Mind this' })).toContainText('An admonition.')
  })

  test('the link of a heading copies its address', async ({ page, context, shell }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await open(page, '/docs/blocks/')
    const link = page.getByRole('link', { name: 'Direct link to Code' })
    const { width = 0, height = 0 } = (await link.boundingBox()) ?? {}
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24)
    await link.click()
    await expect(page).toHaveURL(/#code$/)
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `${shell.url}/docs/blocks/#code`,
    )
  })

  test('an image opens at full size with the pointer and the keyboard', async ({ page }) => {
    await open(page, '/docs/blocks/')
    const image = page.getByRole('button', { name: 'Enlarge: A wide picture' })
    await image.scrollIntoViewIfNeeded()
    await image.click()
    const dialog = page.getByRole('dialog', { name: 'A wide picture' })
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(image).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(dialog).toBeVisible()
  })

  test('an image without a text alternative has a name to enlarge it by', async ({ page }) => {
    await open(page, '/docs/blocks/')
    const image = page.getByRole('button', { name: 'Enlarge: image' })
    await image.scrollIntoViewIfNeeded()
    await image.click()
    await expect(page.getByRole('dialog', { name: 'image' })).toBeVisible()
  })

  test('a table that cannot fit scrolls by itself, with the keyboard, too, and fades at the cut edge', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 391, height: 844 })
    await open(page, '/docs/blocks/')
    await page.locator('docs-table table').evaluate((table) => {
      table.style.minInlineSize = '60rem'
    })
    await page.setViewportSize({ width: 390, height: 844 })
    const table = page.getByRole('group', { name: 'Table' })
    const fade = () => table.evaluate((element) => getComputedStyle(element).maskImage)
    await expect.poll(fade).toContain('gradient')
    await table.focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => table.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0)
    await table.evaluate((element) => element.scrollTo(element.scrollWidth, 0))
    await expect.poll(fade).toBe('none')
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  })
})
