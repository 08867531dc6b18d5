import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { temporaryFolder } from '../../temporary-folder.ts'
import { type DocsServer, startDev } from '../docs-server.ts'
import { type FixtureSite, serveFixture } from '../fixture-site.ts'

test.describe('a built site with parts of its own', () => {
  let site: FixtureSite | undefined
  test.beforeAll(async () => {
    site = await serveFixture({ name: 'theme' })
  })
  test.afterAll(() => site?.close())

  test('shows them with their own style', async ({ page }) => {
    await page.goto(`${site?.url}/guide/one/`)
    const footer = page.locator('.own-footer')
    await expect(footer).toHaveCSS('background-color', 'rgb(10, 63, 54)')
    await expect(page.getByText('Supported by readers')).toBeVisible()
    await expect(page.locator('.navbar .network-badge')).toHaveText('Testnet')
    await expect(page.locator('.network-badge')).toHaveCSS('border-top-style', 'solid')
    const sidebar = await page.locator('.sidebar-frame').boundingBox()
    const main = await page.locator('main').boundingBox()
    expect(sidebar?.x).toBeLessThan(main?.x ?? 0)
  })

  test('keeps one wrapped sidebar while the reader goes from page to page', async ({ page }) => {
    await page.goto(`${site?.url}/guide/one/`)
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true')
    await page.getByRole('link', { name: 'two', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Two')
    await expect(page.locator('.sidebar-frame')).toHaveCount(1)
    await expect(page.locator('.sidebar-frame .menu-link[aria-current="page"]')).toHaveText('Two')
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('One')
    await expect(page.locator('.sidebar-frame')).toHaveCount(1)
  })

  test('has its own navbar item in the drawer of a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`${site?.url}/guide/one/`)
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true')
    await page.locator('.menu-button').click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /main menu/ })
      .click()
    await expect(page.getByRole('dialog').getByText('Testnet')).toBeVisible()
  })
})

test.describe('a site with parts of its own while it is written', () => {
  let root = ''
  let server: DocsServer | undefined
  test.beforeAll(async () => {
    root = temporaryFolder()
    await cp(join(import.meta.dirname, '../../fixtures/theme'), root, { recursive: true })
    server = await startDev(root)
  })
  test.afterAll(async () => {
    await server?.close()
    await rm(root, { recursive: true, force: true })
  })

  async function edit(file: string, change: (text: string) => string): Promise<void> {
    const path = join(root, 'theme', file)
    await writeFile(path, change(await readFile(path, 'utf8')))
  }

  test('an edit of a part, of its style and a new part are on screen', async ({ page }) => {
    await page.goto(`${server?.url}/guide/one/`)
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true')
    await edit('Footer.tsx', (text) => text.replace('</footer>', ' Thank you.</footer>'))
    await expect(page.locator('.own-footer')).toContainText('Thank you.')
    await edit('Footer.css', (text) => text.replace('rgb(10 63 54)', 'rgb(80 20 60)'))
    await expect(page.locator('.own-footer')).toHaveCSS('background-color', 'rgb(80, 20, 60)')
    await writeFile(
      join(root, 'theme/Pagination.tsx'),
      'export default function Pagination() { return <p>No neighbours here</p> }\n',
    )
    await expect(page.getByText('No neighbours here')).toBeVisible()
  })

  test('a part that fails is reported in the overlay, and the engine shows its own', async ({
    page,
  }) => {
    await page.goto(`${server?.url}/guide/two/`)
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true')
    const good = await readFile(join(root, 'theme/Footer.tsx'), 'utf8')
    await edit(
      'Footer.tsx',
      () => 'export default function Footer() { throw new Error("no luck") }',
    )
    await expect(page.getByText(/theme\/part-failed/)).toBeVisible()
    await expect(page.locator('footer.footer')).toBeVisible()
    await edit('Footer.tsx', () => good)
    await expect(page.locator('.own-footer')).toBeVisible()
    await expect(page.getByText(/theme\/part-failed/)).toHaveCount(0)
  })
})
