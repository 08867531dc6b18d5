import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { violationsOf } from './axe.ts'
import { buildSite, type DocsServer, startPreview } from './docs-server.ts'

const DOCS = join(import.meta.dirname, '../../packages/warraq/docs')
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
  dir = await mkdtemp(join(tmpdir(), 'docs-engine-'))
  server = await startPreview(await buildSite(DOCS, join(dir, 'site')))
})

test.afterAll(async () => {
  await server?.close()
  await rm(dir, { recursive: true, force: true })
})

for (const colorScheme of ['light', 'dark'] as const)
  for (const width of [1280, 390])
    test(`the documentation of the engine is accessible, ${colorScheme}, ${width} pixels`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 844 })
      for (const path of PAGES) {
        await page.goto(`${server?.url}${path}`)
        await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true')
        await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
        expect(await violationsOf(page), path).toEqual([])
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect(overflow, path).toBe(0)
      }
    })

test('the search of the documentation finds a field of the configuration', async ({ page }) => {
  await page.goto(`${server?.url}/`)
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('themeDir')
  await expect(page.getByRole('option').first()).toBeVisible()
})
