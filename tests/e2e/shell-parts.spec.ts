import { createServer, type Server } from 'node:http'
import { expect, type Page, test } from '@playwright/test'
import { violationsOf } from './axe.ts'
import { type FixtureSite, serveFixture } from './fixture-site.ts'

/** Every part of the shell that the HAQQ site leaves at its default. */
let site: FixtureSite
let collector: Server
let events: { event: string; api_key: string; properties: Record<string, string> }[] = []

test.beforeAll(async () => {
  site = await serveFixture({ name: 'shell', port: 4192 })
  collector = createServer((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*')
    response.setHeader('Access-Control-Allow-Headers', 'content-type')
    let body = ''
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', () => {
      if (request.method === 'POST') events.push(JSON.parse(body))
      response.end('{}')
    })
  })
  await new Promise<void>((resolve) => collector.listen(4199, resolve))
})
test.afterAll(async () => {
  collector.close()
  await site.close()
})

async function open(page: Page, path: string): Promise<void> {
  await page.goto(`${site.url}${path}`)
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true')
}
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)
const main = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Docs sidebar' })

test.describe('announcement bar', () => {
  const bar = (page: Page) => page.getByRole('region', { name: 'Announcement' })

  test('stands above the navbar, also without scripts, and goes for good', async ({
    page,
    browser,
  }) => {
    const plain = await browser.newContext({ javaScriptEnabled: false })
    const still = await plain.newPage()
    await still.goto(`${site.url}/docs/`)
    await expect(bar(still)).toBeVisible()
    for (const name of ['Close', 'Collapse sidebar'])
      await expect(still.getByRole('button', { name })).toBeHidden()
    await plain.close()

    await open(page, '/docs/')
    const [above, below] = [await bar(page).boundingBox(), await main(page).boundingBox()]
    expect(above?.y ?? 1).toBeLessThan(below?.y ?? 0)
    await bar(page).getByRole('button', { name: 'Close' }).click()
    await expect(bar(page)).toHaveCount(0)
    await expect(page.locator('main')).toBeFocused()
    expect(await stored(page, 'docusaurus.announcement.dismiss')).toBe('true')
    expect(await stored(page, 'docusaurus.announcement.id')).toBe('first')
    await page.addInitScript(() =>
      addEventListener('DOMContentLoaded', () => {
        const shown = document.querySelector('.announcement')?.checkVisibility() ?? false
        Reflect.set(window, 'barAtStart', shown)
      }),
    )
    await page.reload()
    expect(await page.evaluate(() => Reflect.get(window, 'barAtStart'))).toBe(false)
    await expect(bar(page)).toHaveCount(0)
  })

  test('a new id shows at once, although the old one was dismissed', async ({ page }) => {
    await page.addInitScript(() => {
      if (sessionStorage.getItem('set') !== null) return
      sessionStorage.setItem('set', '1')
      localStorage.setItem('docusaurus.announcement.id', 'older')
      localStorage.setItem('docusaurus.announcement.dismiss', 'true')
    })
    await page.goto(`${site.url}/docs/`)
    await expect(bar(page)).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true')
    await expect(bar(page)).toBeVisible()
    expect(await stored(page, 'docusaurus.announcement.dismiss')).toBe('false')
  })
})

test.describe('navbar', () => {
  test('an item without a position stands right, one with an internal href is active', async ({
    page,
  }) => {
    await open(page, '/docs/')
    const status = await page.getByText('All systems up').boundingBox()
    const docs = main(page).getByRole('link', { name: 'Docs', exact: true })
    await expect(docs).toHaveAttribute('aria-current', /page|true/)
    expect(status?.x ?? 0).toBeGreaterThan(640)
    expect((await docs.boundingBox())?.x ?? 1280).toBeLessThan(640)
  })

  test('links to other sites open apart and say so; addresses of mail do not', async ({ page }) => {
    await open(page, '/docs/')
    await main(page).getByRole('button', { name: 'More' }).click()
    const other = main(page).getByRole('link', { name: 'Elsewhere (opens in new tab)' })
    await expect(other).toHaveAttribute('target', '_blank')
    await expect(other).toHaveAttribute('rel', 'noopener noreferrer')
    await expect(main(page).getByRole('link', { name: 'Write to us' })).not.toHaveAttribute(
      'target',
    )
  })

  test('a dropdown works with the keyboard alone', async ({ page }) => {
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

  test('hides while scrolling down and comes back for the way up and for the focus', async ({
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

  test('stays away after a jump to a heading', async ({ page }) => {
    await open(page, '/docs/long/')
    await page
      .getByRole('navigation', { name: 'On this page' })
      .last()
      .getByRole('link', { name: 'Heading 6' })
      .click()
    await expect(page.locator('header.navbar')).toHaveClass(/navbar-hidden/)
  })
})

test.describe('colour mode', () => {
  const html = (page: Page) => page.locator('html')
  const button = (page: Page) =>
    page.getByRole('button', { name: /Switch between dark and light mode/ })

  test('goes from system to light to dark and back, and says where it is', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await open(page, '/docs/')
    await expect(html(page)).toHaveAttribute('data-theme', 'dark')
    await expect(html(page)).toHaveAttribute('data-theme-choice', 'system')
    for (const [choice, theme] of [
      ['light', 'light'],
      ['dark', 'dark'],
      ['system', 'dark'],
    ] as const) {
      await button(page).click()
      await expect(html(page)).toHaveAttribute('data-theme-choice', choice)
      await expect(html(page)).toHaveAttribute('data-theme', theme)
      await expect(button(page)).toHaveAccessibleName(
        `Switch between dark and light mode (currently ${choice} mode)`,
      )
      await expect(button(page)).toHaveAttribute('title', `${choice} mode`)
      expect(await stored(page, 'theme')).toBe(choice)
    }
    await page.emulateMedia({ colorScheme: 'light' })
    await expect(html(page)).toHaveAttribute('data-theme', 'light')
  })

  test('a choice in one tab is a choice in all', async ({ page, context }) => {
    await open(page, '/docs/')
    const other = await context.newPage()
    await open(other, '/docs/')
    await button(page).click()
    await button(page).click()
    await expect(html(other)).toHaveAttribute('data-theme-choice', 'dark')
  })

  test('the address decides first and is not remembered; nonsense is ignored', async ({ page }) => {
    await open(page, '/docs/?docusaurus-theme=dark&docusaurus-data-embed=yes')
    await expect(html(page)).toHaveAttribute('data-theme', 'dark')
    await expect(html(page)).toHaveAttribute('data-embed', 'yes')
    expect(await stored(page, 'theme')).toBeNull()
    await page.evaluate(() => localStorage.setItem('theme', 'purple'))
    await page.goto(`${site.url}/docs/?docusaurus-theme=mauve`)
    await expect(html(page)).toHaveAttribute('data-theme', 'light')
  })

  test('the switch is disabled until it can do something', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(`${site.url}/docs/`)
    await expect(button(page)).toBeDisabled()
    await context.close()
  })
})

test.describe('sidebar', () => {
  test('a group without a page opens, closes its siblings, and is remembered', async ({ page }) => {
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

  test('closed groups are in the HTML, so that crawlers find every page', async ({ request }) => {
    const html = await (await request.get(`${site.url}/docs/`)).text()
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

  test('carets of groups stand in one line, whatever the group is', async ({ page }) => {
    await page.goto('/l1-network/')
    const carets = await page.locator('.sidebar .menu > li > :is(button, .menu-row) svg').all()
    const boxes = await Promise.all(carets.map((caret) => caret.boundingBox()))
    expect(boxes.length).toBeGreaterThan(2)
    expect(
      new Set(boxes.map((box) => Math.round((box?.x ?? 0) + (box?.width ?? 0) / 2))).size,
    ).toBe(1)
  })

  test('can be put away, stays away on every page, and comes back', async ({ page }) => {
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
})

test.describe('drawer', () => {
  test.use({ viewport: { width: 390, height: 844 } })
  const button = (page: Page) => page.getByRole('button', { name: 'Toggle navigation bar' })
  const drawer = (page: Page) => page.getByRole('dialog')

  test('the sidebar comes first, the main menu one step back, and again after reopening', async ({
    page,
  }) => {
    await open(page, '/docs/')
    await button(page).click()
    await expect(button(page)).toHaveAttribute('aria-expanded', 'true')
    await expect(drawer(page).getByRole('link', { name: 'Long page' })).toBeVisible()
    await drawer(page).getByRole('button', { name: '← Back to main menu' }).click()
    const docs = drawer(page).getByRole('link', { name: 'Docs', exact: true })
    await expect(docs).toBeFocused()
    const [here, other] = await Promise.all(
      [docs, drawer(page).getByRole('link', { name: 'Write to us' })].map((link) =>
        link.evaluate((element) => getComputedStyle(element).color),
      ),
    )
    expect(here).not.toBe(other)
    await drawer(page).getByRole('button', { name: 'Close navigation bar' }).click()
    await expect(drawer(page)).toHaveCount(0)
    await expect(button(page)).toBeFocused()
    await button(page).click()
    await expect(drawer(page).getByRole('button', { name: '← Back to main menu' })).toBeVisible()
  })

  test('Back closes it and stays on the page', async ({ page }) => {
    await open(page, '/docs/')
    await page.getByRole('article').getByRole('link', { name: 'the long page' }).click()
    await expect(page).toHaveURL(/long\/$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Long page')
    await button(page).click()
    await expect(drawer(page)).toBeVisible()
    await page.evaluate(() => history.back())
    await expect(drawer(page)).toHaveCount(0)
    await expect(page).toHaveURL(/long\/$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Long page')
    await page.goBack()
    await expect(page).toHaveURL(/\/docs\/$/)
  })

  test('the page behind is inert and does not scroll; a press beside it and a wide window close it', async ({
    page,
  }) => {
    await open(page, '/docs/long/')
    await button(page).click()
    await expect(drawer(page)).toBeVisible()
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe(
      'hidden',
    )
    for (let count = 0; count < 40; count++) await page.keyboard.press('Tab')
    expect(
      await page.evaluate(
        () =>
          document.activeElement === document.body ||
          document.activeElement?.closest('dialog') !== null,
      ),
    ).toBe(true)
    await page.mouse.click(385, 400)
    await expect(drawer(page)).toHaveCount(0)
    await button(page).click()
    await page.setViewportSize({ width: 1100, height: 844 })
    await expect(drawer(page)).toHaveCount(0)
  })
})

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

  test('tabs: one choice for the group, in the address, remembered, before the first paint', async ({
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
    await page.goto(`${site.url}/docs/blocks/`)
    expect(await page.evaluate(() => Reflect.get(window, 'panelAtStart'))).toBe(false)
    await page.goto(`${site.url}/docs/blocks/?os=mac`)
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
    await page.goto(`${site.url}/docs/blocks/`)
    await expect(page.getByText('Text for macOS.')).toBeVisible()
    await expect(page.getByText('Text for Linux.')).toBeVisible()
    await context.close()
  })

  test('a hash opens what hides its target', async ({ page }) => {
    await open(page, '/docs/blocks/#inside-a-tab')
    await expect(page.getByRole('heading', { name: 'Inside a tab' })).toBeInViewport()
    await open(page, '/docs/')
    await open(page, '/docs/blocks/#inside-details')
    await expect(page.getByRole('heading', { name: 'Inside details' })).toBeInViewport()
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

  test('the link of a heading copies its address', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await open(page, '/docs/blocks/')
    const link = page.getByRole('link', { name: 'Direct link to Code' })
    const { width = 0, height = 0 } = (await link.boundingBox()) ?? {}
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24)
    await link.click()
    await expect(page).toHaveURL(/#code$/)
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `${site.url}/docs/blocks/#code`,
    )
  })

  test('a picture opens in full with the pointer and the keyboard', async ({ page }) => {
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

  test('a wide table scrolls by itself, with the keyboard, too, and fades where it goes on', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, '/docs/blocks/')
    const table = page.getByRole('group', { name: 'Table' })
    const fade = () => table.evaluate((element) => getComputedStyle(element).maskImage)
    expect(await fade()).toContain('gradient')
    await table.focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => table.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0)
    await table.evaluate((element) => element.scrollTo(element.scrollWidth, 0))
    await expect.poll(fade).toBe('none')
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  })
})

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

  test('the way back to the top is offered on the way up', async ({ page }) => {
    await open(page, '/docs/long/')
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

  test('last change, tags and the page as Markdown', async ({ page, request }) => {
    await open(page, '/docs/')
    await expect(page.getByText('Last updated on Mar 1, 2025 by Ada')).toBeVisible()
    await expect(page.locator('time[itemprop="dateModified"]')).toHaveAttribute(
      'datetime',
      '2025-03-01T00:00:00.000Z',
    )
    await expect(page.getByRole('link', { name: 'first', exact: true })).toHaveAttribute(
      'href',
      '/docs/tags/first/',
    )
    const markdown = await request.get(`${site.url}/docs.md`)
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

  test('paper is light and shows what is closed on the screen', async ({ page }) => {
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

  test('with forced colours the present place is still marked', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await open(page, '/docs/blocks/')
    const current = sidebar(page).getByRole('link', { name: 'Blocks' })
    expect(await current.evaluate((link) => getComputedStyle(link).outlineStyle)).toBe('solid')
  })

  test('with forced colours only the heading one reads is marked in the outline', async ({
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

  test('with reduced motion nothing moves for long', async ({ page }) => {
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

test.describe('when something is wrong', () => {
  test('the not-found page names the pages one may have meant, and searches', async ({ page }) => {
    await page.goto(`${site.url}/docs/blokcs/`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
    await expect(page.getByText('We could not find what you were looking for.')).toBeVisible()
    await expect(page).toHaveTitle('Page Not Found | Shell')
    await expect(page.getByRole('article').getByRole('link', { name: 'Blocks' })).toHaveAttribute(
      'href',
      '/docs/blocks/',
    )
    await expect(page.getByRole('link', { name: /Search the documentation for/ })).toHaveAttribute(
      'href',
      '/search/?q=docs%20blokcs',
    )
    await expect(page.locator('link[rel=canonical]')).toHaveCount(0)
    await expect(page.locator('link[rel=alternate][hreflang]')).toHaveCount(0)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  })

  test('a page that cannot be put in place is loaded in full', async ({ page }) => {
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
    await expect(page).toHaveURL(`${site.url}/docs/long/`)
    await expect(main(page)).toBeVisible()
    expect(lines).toEqual([expect.stringContaining('Page /docs/long/ loaded in full')])
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Start')
  })

  test('the home page tells when it is served under the wrong path', async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto(`${site.url}/`)
    const banner = page.getByRole('alert')
    await expect(banner).toContainText('This site did not load properly.')
    await expect(banner).toContainText('Current configured baseUrl = / (default value)')
    await expect(banner).toContainText('We suggest trying baseUrl = /')
    await page.goto(`${site.url}/docs/`)
    await expect(banner).toHaveCount(0)
  })

  test('a site that loads properly has no such banner', async ({ page }) => {
    await open(page, '/')
    await expect(page.getByText('did not load properly')).toHaveCount(0)
  })
})

test.describe('page views', () => {
  const pages = () => events.map(({ properties }) => [properties.$current_url, properties.title])
  test.beforeEach(async () => {
    // What pages of former tests sent when they were closed may still be on its way.
    let known = -1
    while (known !== events.length) {
      known = events.length
      await new Promise((resolve) => setTimeout(resolve, 300))
    }
    events = []
  })

  test('one for the first page and one for each other, after its title is set', async ({
    page,
    context,
  }) => {
    await open(page, '/docs/')
    await expect.poll(pages).toEqual([[`${site.url}/docs/`, 'Start | Shell']])
    expect(events[0]).toMatchObject({ event: '$pageview', api_key: 'test-key' })
    await page.getByRole('article').getByRole('link', { name: 'the blocks' }).click()
    await expect(page).toHaveTitle('Blocks | Shell')
    await page.getByRole('tab', { name: 'Linux' }).first().click()
    await page.getByRole('link', { name: 'Direct link to Code' }).click()
    await page.goBack()
    await page.goBack()
    await expect(page).toHaveTitle('Start | Shell')
    await expect.poll(pages).toEqual([
      [`${site.url}/docs/`, 'Start | Shell'],
      [`${site.url}/docs/blocks/`, 'Blocks | Shell'],
      [`${site.url}/docs/`, 'Start | Shell'],
    ])
    expect(await context.cookies()).toEqual([])
  })

  for (const wish of ['doNotTrack', 'globalPrivacyControl'] as const)
    test(`none against the reader's wish (${wish})`, async ({ page }) => {
      await page.addInitScript((name) => {
        Object.defineProperty(navigator, name, { value: name === 'doNotTrack' ? '1' : true })
      }, wish)
      await open(page, '/docs/')
      await page.getByRole('article').getByRole('link', { name: 'the blocks' }).click()
      await expect(page).toHaveTitle('Blocks | Shell')
      await page.waitForLoadState('networkidle')
      expect(events).toEqual([])
    })
})

test.describe('accessibility of what the HAQQ site does not show', () => {
  for (const width of [1280, 390])
    for (const theme of ['light', 'dark'])
      test(`no violation at ${width} px, ${theme}`, async ({ page }) => {
        await page.setViewportSize({ width, height: 844 })
        const found: string[] = []
        const look = async (place: string) =>
          found.push(...(await violationsOf(page)).map((violation) => `${place} ${violation}`))
        for (const path of ['/docs/', '/docs/blocks/', '/docs/group/g1/p1/', '/docs/tags/first/']) {
          await open(page, `${path}?docusaurus-theme=${theme}`)
          await look(path)
        }
        const opener = page.getByRole('button', {
          name: width === 390 ? 'Toggle navigation bar' : 'More',
        })
        await opener.click()
        await look('open menu')
        await page.route('**/docs/long/page.json', (route) => route.abort())
        await open(page, `/docs/?docusaurus-theme=${theme}`)
        await page.getByRole('article').getByRole('link', { name: 'the long page' }).click()
        await expect(page.getByRole('alert')).toBeVisible()
        await look('unreachable page')
        expect(found).toEqual([])
      })
})
