import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { violationsOf } from '../axe.ts'
import { type FixtureSite, serveFixture } from '../fixture-site.ts'

let site: FixtureSite

test.beforeAll(async () => {
  site = await serveFixture({ name: 'versions' })
})
test.afterAll(() => site.close())

async function open(page: Page, path: string): Promise<void> {
  await page.goto(`${site.url}${path}`)
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true')
}

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' })

test('every version has its own pages, badge and class', async ({ page }) => {
  for (const [path, text, label, name] of [
    ['/docs/', 'The engine of today.', '2.0', '2.0'],
    ['/docs/next/', 'The engine of tomorrow.', 'Next', 'current'],
    ['/docs/1.0/', 'The engine of yesterday.', '1.0', '1.0'],
  ] as const) {
    await open(page, path)
    await expect(page.getByRole('article')).toContainText(text)
    await expect(page.getByText(`Version: ${label}`, { exact: true })).toBeVisible()
    const classes = await page.locator('html').evaluate(({ classList }) => [...classList])
    expect(classes).toContain(`docs-version-${name}`)
  }
})

test('an unreleased version has a notice with a link to the same page of the latest', async ({
  page,
}) => {
  await open(page, '/docs/next/guide/install/')
  const banner = page.getByRole('alert')
  await expect(banner).toContainText('This is unreleased documentation for Engine Next version.')
  await expect(banner).toContainText('For up-to-date documentation, see the latest version (2.0).')
  await banner.getByRole('link', { name: 'latest version' }).click()
  await expect(page).toHaveURL(`${site.url}/docs/guide/install/`)
  await expect(page.getByRole('article')).toContainText("Install today's engine.")
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('docs-preferred-version-docs'))).toBe('2.0')
})

test('an old version has a notice; a page missing in the latest links to its main page', async ({
  page,
}) => {
  await open(page, '/docs/1.0/legacy/')
  const banner = page.getByRole('alert')
  await expect(banner).toContainText(
    'This is documentation for Engine 1.0, which is no longer actively maintained.',
  )
  await expect(banner.getByRole('link')).toHaveAttribute('href', '/docs/')
})

test('the dropdown keeps page, query and hash, and stores the choice', async ({ page }) => {
  await open(page, '/docs/guide/install/?a=1#steps')
  await menu(page).getByRole('button', { name: '2.0' }).click()
  const links = menu(page).getByRole('list').getByRole('link')
  await expect(links).toHaveText(['Next', '2.0', '1.0', /All releases/])
  await expect(links.nth(1)).toHaveAttribute('aria-current', /true|page/)
  await expect(links.nth(2)).toHaveAttribute('href', '/docs/1.0/?a=1#steps')
  await links.first().click()
  await expect(page).toHaveURL(`${site.url}/docs/next/guide/install/?a=1#steps`)
  expect(await page.evaluate(() => localStorage.getItem('docs-preferred-version-docs'))).toBe(
    'current',
  )
})

test('outside the docs the preferred version is used, and an unknown one is removed', async ({
  page,
}) => {
  await open(page, '/docs/')
  await page.evaluate(() => localStorage.setItem('docs-preferred-version-docs', 'current'))
  await open(page, '/search/')
  await expect(menu(page).getByRole('button', { name: 'Next' })).toBeVisible()
  await expect(menu(page).getByRole('link', { name: 'Install' })).toHaveAttribute(
    'href',
    '/docs/next/guide/install/',
  )
  await page.evaluate(() => localStorage.setItem('docs-preferred-version-docs', '0.1'))
  await open(page, '/search/')
  await expect(menu(page).getByRole('button', { name: '2.0' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('docs-preferred-version-docs'))).toBeNull()
})

test('doc, sidebar and version items link to the current version', async ({ page }) => {
  await open(page, '/docs/next/')
  await expect(menu(page).getByRole('link', { name: 'Install' })).toHaveAttribute(
    'href',
    '/docs/next/guide/install/',
  )
  await expect(menu(page).getByRole('link', { name: 'Docs' })).toHaveAttribute(
    'href',
    '/docs/next/',
  )
  const old = menu(page).getByRole('link', { name: 'The old one' })
  await expect(old).toHaveAttribute('href', '/docs/1.0/')
  await old.click()
  await expect(page).toHaveURL(`${site.url}/docs/1.0/`)
  await expect(old).toHaveAttribute('aria-current', /true|page/)
})

test('the button of a dropdown with a page has a label', async ({ page }) => {
  await open(page, '/docs/')
  const closed = menu(page).getByRole('button', { name: 'Expand the dropdown' })
  const opened = menu(page).getByRole('button', { name: 'Collapse the dropdown' })
  await closed.focus()
  await page.keyboard.press('ArrowUp')
  await expect(menu(page).getByRole('link', { name: 'Of the past' })).toBeFocused()
  await expect(opened).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(closed).toBeFocused()
  // The mouse stays where it was when the navbar of the new page appears.
  await menu(page).getByRole('link', { name: 'Tours' }).click()
  await expect(page).toHaveURL(`${site.url}/docs/guide/install/`)
  await expect(closed).toBeVisible()
})

test('links between sources stay in their version', async ({ page }) => {
  await open(page, '/docs/next/guide/install/')
  await page.getByRole('article').getByRole('link', { name: 'start' }).click()
  await expect(page).toHaveURL(`${site.url}/docs/next/`)
  await open(page, '/docs/guide/install/')
  await page.getByRole('article').getByRole('link', { name: 'start' }).click()
  await expect(page).toHaveURL(`${site.url}/docs/`)
})

test('search tags contain docs root and version', async ({ page }) => {
  for (const [path, version] of [
    ['/docs/', '2.0'],
    ['/docs/1.0/', '1.0'],
    ['/docs/next/new/', 'current'],
  ] as const) {
    await open(page, path)
    for (const kind of ['docusaurus', 'docsearch'] as const) {
      const name = kind === 'docsearch' ? 'docsearch:version' : 'docusaurus_version'
      const tag = kind === 'docsearch' ? 'docsearch:docusaurus_tag' : 'docusaurus_tag'
      await expect(page.locator(`meta[name="${name}"]`)).toHaveAttribute('content', version)
      await expect(page.locator(`meta[name="${tag}"]`)).toHaveAttribute(
        'content',
        `docs-docs-${version}`,
      )
    }
  }
})

test('the versions file gives the sidebar of its version', async ({ page }) => {
  await open(page, '/docs/guide/install/')
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' })
  await expect(sidebar.getByText('Guide')).toBeVisible()
  await open(page, '/docs/1.0/')
  await expect(sidebar.getByRole('link')).toHaveText(['Start', 'Legacy'])
})

test('llms.txt and sitemap list only the latest version', async () => {
  const list = await readFile(join(site.dist, 'llms.txt'), 'utf8')
  expect(list).toContain('https://docs.example.org/docs/guide/install.md')
  expect(list).not.toContain('/docs/next/')
})

test('without title and logo the home link is named after the site; there are no violations', async ({
  page,
}) => {
  for (const path of ['/docs/', '/docs/next/', '/docs/1.0/']) {
    await open(page, path)
    await expect(menu(page).getByRole('link', { name: 'Engine' })).toHaveAttribute('href', '/')
    expect(await violationsOf(page)).toEqual([])
  }
})

test('on a phone the drawer contains versions and dropdowns, and stores the choice', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/docs/')
  const drawer = page.getByRole('dialog')
  const openDrawer = async () => {
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click()
    await drawer.getByRole('button', { name: '← Back to main menu' }).click()
  }
  await openDrawer()
  await drawer.getByText('Tours', { exact: true }).first().click()
  await drawer.getByRole('link', { name: 'Tours' }).click()
  await expect(page).toHaveURL(`${site.url}/docs/guide/install/`)
  // The drawer belongs to the page that is shown.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Install')
  await openDrawer()
  await drawer.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL(`${site.url}/docs/next/guide/install/`)
  expect(await page.evaluate(() => localStorage.getItem('docs-preferred-version-docs'))).toBe(
    'current',
  )
})
