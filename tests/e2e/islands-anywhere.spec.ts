import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect, type Page } from '@playwright/test'
import { startDev } from './docs-server.ts'
import { type FixtureSite, serveFixture } from './fixture-site.ts'

const FIRST_PORT = 4340

/** Tests with the site of `tests/fixtures/islands`, which each worker builds once. */
const test = base.extend<{ readonly lines: string[] }, { readonly site: FixtureSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what is asked for.
    async ({}, use, { parallelIndex }) => {
      const site = await serveFixture({ name: 'islands', port: FIRST_PORT + parallelIndex })
      await use(site)
      await site.close()
    },
    { scope: 'worker', timeout: 60_000 },
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

/** Press Count beside a label until it counts: React may still be on its way. */
async function counts(page: Page, label: string, to: number): Promise<void> {
  const counter = page.locator('p', { has: page.getByLabel(label, { exact: true }) })
  await expect(async () => {
    await counter.getByRole('button', { name: 'Count' }).click()
    expect(Number(await counter.getByRole('textbox').inputValue())).toBeGreaterThanOrEqual(to)
  }).toPass()
}

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
  ] as const)
    await expect(async () => {
      await page.getByRole('button', { name: button }).click({ timeout: 500 })
      await expect(page.getByRole('button', { name: answer })).toBeVisible({ timeout: 500 })
    }).toPass()
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
  // Two are the item of the navbar, which the menu of the drawer has, too.
  expect(html.match(/<docs-island/g)).toHaveLength(6)
  const idsOf = () => page.locator('input[id]').evaluateAll((inputs) => inputs.map(({ id }) => id))
  const before = await idsOf()
  await counts(page, 'Inner', 1)
  await counts(page, 'In MDX again', 1)
  await expect(async () => {
    await page.getByRole('button', { name: 'Chart' }).click({ timeout: 500 })
    await expect(page.getByText('Chart drawn anew')).toBeVisible({ timeout: 500 })
  }).toPass()
  expect(await idsOf()).toEqual(before)
  expect(new Set(before).size).toBe(before.length)
  expect(lines).toEqual([])
})

test('in development the author sees a message about an island that differs from its HTML', async ({
  page,
  lines,
}) => {
  const root = await mkdtemp(join(tmpdir(), 'docs-mismatch-'))
  await cp(join(import.meta.dirname, '../fixtures/islands'), root, { recursive: true })
  const server = await startDev(root, FIRST_PORT + 10 + test.info().parallelIndex)
  await page.goto(`${server.url}/docs/clock/`)
  const problem = page.getByRole('alert')
  await expect(problem).toContainText('Clock  warning  island/mismatch')
  await expect(problem).toContainText('+ reading time - build time')
  await expect(page.getByRole('article').getByText('reading time')).toBeVisible()
  expect(lines.join('\n')).toContain('Island Clock differs from its HTML')
  await server.close()
  await rm(root, { recursive: true, force: true })
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
