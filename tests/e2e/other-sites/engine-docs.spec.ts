import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { temporaryFolder } from '../../temporary-folder.ts'
import { COLOUR_RULES, violationsOf } from '../axe.ts'
import { buildSite, type DocsServer, startPreview } from '../docs-server.ts'

const DOCS = join(import.meta.dirname, '../../../packages/warraq/docs')
const PAGES = [
  '/',
  '/guide/getting-started/',
  '/guide/writing-pages/',
  '/reference/configuration/',
  '/reference/theme-parts/',
]

let dir = ''
let server: DocsServer | undefined

test.beforeAll(async () => {
  dir = temporaryFolder()
  server = await startPreview(await buildSite(DOCS, join(dir, 'site')))
})

test.afterAll(async () => {
  await server?.close()
  await rm(dir, { recursive: true, force: true })
})

test('the documentation of the engine is accessible in both modes, and fits a phone', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const found: string[] = []
  for (const path of PAGES) {
    await page.setViewportSize({ width: 1280, height: 844 })
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto(`${server?.url}${path}`)
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true')
    found.push(...(await violationsOf(page)))
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    found.push(...(await violationsOf(page, 'html', { only: COLOUR_RULES })))
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(390)
  }
  expect(found).toEqual([])
})

test('the search of the documentation finds a field of the configuration', async ({ page }) => {
  await page.goto(`${server?.url}/`)
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('themeDir')
  await expect(page.getByRole('option').first()).toBeVisible()
})
