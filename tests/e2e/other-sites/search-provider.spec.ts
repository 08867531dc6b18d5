import { cp, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { temporaryFolder } from '../../temporary-folder.ts'
import { buildSite, startPreview } from '../docs-server.ts'

const REPOSITORY = join(import.meta.dirname, '../../..')

let site: Awaited<ReturnType<typeof startPreview>>

test.beforeAll(async () => {
  test.setTimeout(90_000)
  const root = temporaryFolder()
  await cp(join(REPOSITORY, 'packages/warraq/examples/pagefind'), root, { recursive: true })
  await symlink(join(REPOSITORY, 'node_modules'), join(root, 'node_modules'))
  await buildSite(root)
  site = await startPreview(join(root, 'dist'))
})
test.afterAll(() => site.close())

test('a provider that a site adds answers in the dialog, and tries again after a failure', async ({
  page,
}) => {
  const lines: string[] = []
  page.on('console', (message) => lines.push(message.text()))
  const dialog = page.getByRole('dialog', { name: 'Search' })
  const field = dialog.getByRole('combobox')
  await page.route('**/pagefind/pagefind.js', (route) => route.abort())
  await page.goto(site.url)
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true')
  await page.keyboard.press('Control+k')
  await field.fill('release')
  await expect(dialog.getByText('Unable to fetch results').first()).toBeVisible()
  await page.unroute('**/pagefind/pagefind.js')
  await field.fill('new release')
  await expect(dialog.getByRole('option').first()).toContainText('Download the new release')
  await field.fill('zzzqqqxxx')
  await expect(dialog.getByRole('status')).toContainText('No results found')
  await field.fill('release')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${site.url}/#updates`)
  const told = lines.filter((line) => !line.startsWith('Failed to load resource'))
  expect(told).not.toEqual([])
  for (const line of told)
    expect(line).toMatch(/^The plugin "pagefind" failed in its hook "search"\./)
})
