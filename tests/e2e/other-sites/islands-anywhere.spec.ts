import { cp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { test as base, expect, type Page } from '@playwright/test'
import { temporaryFolder } from '../../temporary-folder.ts'
import { startDev } from '../docs-server.ts'
import { type FixtureSite, serveFixture } from '../fixture-site.ts'

/** Tests with the site of `tests/fixtures/islands`, which each worker builds once. */
const test = base.extend<{ readonly lines: string[] }, { readonly site: FixtureSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what is asked for.
    async ({}, use) => {
      const site = await serveFixture({ name: 'islands' })
      await use(site)
      await site.close()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  lines: async ({ page }, use) => {
    const lines: string[] = []
    page.on('console', (message) => {
      // The fixture has no icon.
      if (!message.text().startsWith('Failed to load resource')) lines.push(message.text())
    })
    page.on('pageerror', (error) => lines.push(error.message))
    await use(lines)
  },
})

/** Press Count beside a label once. */
async function counts(page: Page, label: string, to: number): Promise<void> {
  const counter = page.locator('p', { has: page.getByLabel(label, { exact: true }) })
  await counter.getByRole('button', { name: 'Count' }).click()
  await expect(counter.getByRole('textbox')).toHaveValue(String(to))
}

test("a part of the theme with 'use client' has state, its props and the site's texts", async ({
  page,
  lines,
}) => {
  await page.goto('/docs/')
  const vote = page.getByRole('button', { name: 'Clear' })
  await vote.click()
  await expect(vote).toHaveText('Clear: 1')
  const next = page.locator('.pagination-next')
  await expect(next).toContainText('Onwards')
  await next.click()
  await expect(page).not.toHaveURL(/\/docs\/$/)
  await expect(vote).toHaveText('Clear: 0')
  await vote.click()
  await expect(vote).toHaveText('Clear: 1')
  expect(lines).toEqual([])
})

test("a module with 'use client' lives in MDX, in Markdown, on a page and in the theme", async ({
  page,
  lines,
}) => {
  await page.goto('/docs/')
  await expect(page.getByLabel('In MDX', { exact: true })).toHaveValue('2')
  await counts(page, 'In MDX', 3)
  await counts(page, 'In a component', 5)
  await page.goto('/docs/plain/')
  await counts(page, 'In Markdown', 8)
  await page.goto('/')
  await counts(page, 'On a page', 10)
  for (const [button, answer] of [
    ['Greet Ada', 'Hello, Ada'],
    ['Greet Bob', 'Hello, Bob'],
  ] as const) {
    await page.getByRole('button', { name: button }).click()
    await expect(page.getByRole('button', { name: answer })).toBeVisible()
  }
  expect(lines).toEqual([])
})

test('ids match and are unique; the build renders Suspense and lazy parts', async ({
  page,
  lines,
}) => {
  await page.goto('/docs/')
  const html = await (await page.request.get('/docs/')).text()
  expect(html).toContain('>Chart</button>')
  expect(html).not.toContain('Drawing')
  // Two are the item of the navbar, which the menu of the drawer has, too; one is the pagination.
  expect(html.match(/<docs-island/g)).toHaveLength(7)
  const idsOf = () => page.locator('input[id]').evaluateAll((inputs) => inputs.map(({ id }) => id))
  const before = await idsOf()
  await counts(page, 'Inner', 1)
  await counts(page, 'In MDX again', 1)
  await page.getByRole('button', { name: 'Chart' }).click()
  await expect(page.getByText('Chart drawn anew')).toBeVisible()
  expect(await idsOf()).toEqual(before)
  expect(new Set(before).size).toBe(before.length)
  expect(lines).toEqual([])
})

test('in development the author sees a message about an island that differs from its HTML', async ({
  page,
  lines,
}) => {
  const root = temporaryFolder()
  await cp(join(import.meta.dirname, '../../fixtures/islands'), root, { recursive: true })
  const server = await startDev(root)
  await page.goto(`${server.url}/docs/clock/`)
  const problem = page.getByRole('alert')
  await expect(problem).toContainText('Clock  warning  island/mismatch')
  await expect(problem).toContainText('+ reading time - build time')
  await expect(page.getByRole('article').getByText('reading time')).toBeVisible()
  expect(lines.join('\n')).toContain('Island Clock differs from its HTML')
  await server.close()
  await rm(root, { recursive: true, force: true })
})

test.describe('used before its code is there', () => {
  /** Open a page whose islands wait for React or other files; returns a function that lets them load. */
  async function openAsleep(
    page: Page,
    files = '**/assets/{react,chart}-*.js',
  ): Promise<() => void> {
    let release = (): void => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(files, async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/docs/early/')
    return release
  }
  const counter = (page: Page) =>
    page.locator('p', { has: page.getByLabel('Early', { exact: true }) })
  const isAwake = (page: Page) =>
    expect(page.locator('docs-island[data-name="Signup"][data-awake]')).toHaveCount(1)

  test('an island answers the last click on it, once', async ({ page, lines }) => {
    const release = await openAsleep(page)
    const button = counter(page).getByRole('button')
    for (let click = 0; click < 3; click++) await button.click()
    release()
    await expect(counter(page).getByRole('textbox')).toHaveValue('1')
    await isAwake(page)
    await button.click()
    await expect(counter(page).getByRole('textbox')).toHaveValue('2')
    expect(lines).toEqual([])
  })

  for (const key of ['Enter', 'Space'])
    test(`${key} counts as a click`, async ({ page }) => {
      const release = await openAsleep(page)
      await counter(page).getByRole('button').focus()
      await page.keyboard.press(key)
      release()
      await expect(counter(page).getByRole('textbox')).toHaveValue('1')
    })

  test('so does a part of it that is loaded later', async ({ page }) => {
    const release = await openAsleep(page)
    await page.getByRole('button', { name: 'Chart' }).click()
    release()
    await expect(page.getByText('Chart drawn anew')).toBeVisible()
  })

  test('so does a part that is loaded after its island has been hydrated', async ({ page }) => {
    const release = await openAsleep(page, '**/assets/chart-*.js')
    await expect(page.locator('docs-island[data-name="Panel"][data-awake]')).toHaveCount(1)
    await page.getByRole('button', { name: 'Chart' }).click()
    release()
    await expect(page.getByText('Chart drawn anew')).toBeVisible()
  })

  test('a click that a component stops counts once', async ({ page }) => {
    await page.clock.install()
    const release = await openAsleep(page)
    const button = page.getByRole('button', { name: 'Stopped' })
    await button.click()
    release()
    for (const text of ['Stopped 1', 'Stopped 2']) {
      await expect(button).toHaveText(text)
      // Longer than the pause before a click is repeated.
      await page.clock.runFor(1_000)
      await expect(button).toHaveText(text)
      await button.click()
    }
  })

  test('a form is sent once, and its page stays', async ({ page }) => {
    const release = await openAsleep(page)
    await page.getByLabel('Name').fill('Ada')
    await page.keyboard.press('Enter')
    await page.getByText('Terms').hover()
    release()
    await expect(page.getByText('Sent 1, not agreed')).toBeVisible()
    await expect(page).toHaveURL('/docs/early/')
    await expect(page.getByLabel('Name')).toHaveValue('Ada')
  })

  test('so is a form whose button has no type', async ({ page }) => {
    const release = await openAsleep(page)
    await page
      .getByRole('button', { name: 'Sign up' })
      .evaluate((button) => button.removeAttribute('type'))
    await page.getByRole('button', { name: 'Sign up' }).click()
    release()
    await expect(page.getByText('Sent 1, not agreed')).toBeVisible()
    await expect(page).toHaveURL('/docs/early/')
  })

  test('a text that was typed is so for React, too, and the caret stays', async ({ page }) => {
    const release = await openAsleep(page)
    const city = page.getByLabel('City')
    await city.focus()
    await page.keyboard.press('End')
    await page.keyboard.type(' and Dubai')
    await page.keyboard.press('Home')
    release()
    await isAwake(page)
    await expect(page.getByText('From Doha and Dubai')).toBeVisible()
    await expect(city).toHaveValue('Doha and Dubai')
    await page.keyboard.type('Old ')
    await expect(page.getByText('From Old Doha and Dubai')).toBeVisible()
  })

  test('an entry that was chosen from a list is so for React, too', async ({ page }) => {
    const release = await openAsleep(page)
    await page.getByLabel('Plan').selectOption('full')
    release()
    await isAwake(page)
    await expect(page.getByText('plan full')).toBeVisible()
    await expect(page.getByLabel('Plan')).toHaveValue('full')
  })

  test('what the browser has answered is not undone', async ({ page }) => {
    const release = await openAsleep(page)
    await page.getByText('Terms').click()
    release()
    await isAwake(page)
    await expect(page.getByText('None')).toBeVisible()
    await page.getByText('Terms').click()
    await expect(page.getByText('None')).toBeHidden()
  })

  test('a box that was ticked is so for React, too', async ({ page }) => {
    const release = await openAsleep(page)
    await page.getByLabel('Agree').click()
    release()
    await isAwake(page)
    await expect(page.getByText('Sent 0, agreed')).toBeVisible()
    await expect(page.getByLabel('Agree')).toBeChecked()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('islands are hydrated after a page whose island never came near the viewport', async ({
    page,
    lines,
  }) => {
    await page.goto('/docs/far/')
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true')
    await page.getByRole('link', { name: 'plain page' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plain')
    await counts(page, 'In Markdown', 8)
    expect(lines).toEqual([])
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('it is readable as the build rendered it', async ({ page }) => {
    await page.goto('/docs/')
    await expect(page.getByLabel('In MDX', { exact: true })).toHaveValue('2')
    await expect(page.getByText('Chart')).toBeVisible()
  })
})
