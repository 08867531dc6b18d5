import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { generateSite, pagePath } from '../../bench/generate-site.mjs'
import { buildSite, type DocsServer, startDev, startPreview } from './docs-server.ts'

const PORT = 4190
/** More than a page shows in its sidebar. */
const PAGES = 300

let root = ''
test.beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'docs-large-'))
  await generateSite(root, PAGES, { search: false })
})
test.afterAll(() => rm(root, { recursive: true, force: true }))

const servers: Readonly<Record<string, () => Promise<DocsServer>>> = {
  'a built site': async () => startPreview(await buildSite(root), PORT),
  'a site being written': () => startDev(root, PORT),
}

for (const [name, start] of Object.entries(servers))
  test(`in the large sidebar of ${name} a group loads its pages when it opens`, async ({
    page,
  }) => {
    const server = await start()
    try {
      await page.goto(`${server.url}/docs/${pagePath(0)}/`)
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true')
      const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' })
      const pageOf = (number: number) => sidebar.locator(`a[href="/docs/${pagePath(number)}/"]`)
      await expect(pageOf(1)).toBeVisible()
      await expect(pageOf(PAGES - 1)).toHaveCount(0)
      await sidebar.getByRole('button', { name: "Expand sidebar category 'folder-7'" }).click()
      await expect(pageOf(PAGES - 1)).toBeVisible()
      await pageOf(PAGES - 1).click()
      await expect(page).toHaveURL(`${server.url}/docs/${pagePath(PAGES - 1)}/`)
      await expect(pageOf(PAGES - 1)).toHaveAttribute('aria-current', 'page')
    } finally {
      await server.close()
    }
  })
