import { execFile } from 'node:child_process'
import { cp, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, type Page, test } from '@playwright/test'
import { temporaryFolder } from '../../temporary-folder.ts'
import { type DocsServer, startPreview } from '../docs-server.ts'

const REPOSITORY = join(import.meta.dirname, '../../..')
const BIN = join(REPOSITORY, 'packages/warraq/bin/warraq.mjs')

let root = ''
let server: DocsServer
let findings: { readonly code: string; readonly file: string; readonly severity: string }[] = []

test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  test.setTimeout(180_000)
  root = temporaryFolder()
  await cp(join(REPOSITORY, 'tests/fixtures/elsewhere'), root, { recursive: true })
  // Diagrams and formulas are drawn by optional packages.
  await symlink(join(REPOSITORY, 'node_modules'), join(root, 'node_modules'))
  const { stdout } = await promisify(execFile)(process.execPath, [BIN, 'build', root, '--json'])
  findings = JSON.parse(stdout).findings
  server = await startPreview(join(root, 'dist'))
})
test.afterAll(async () => {
  await server.close()
  await rm(root, { recursive: true })
})

const open = (page: Page, path: string) => page.goto(`${server.url}/docs/${path}/`)
const textOf = (page: Page) => page.getByRole('main').innerText()

test('every page builds, and what cannot be shown is named where it stands', () => {
  expect(findings.map(({ code, file }) => `${file} ${code}`).sort()).toEqual([
    'docs.config.ts config/default',
    'docs/astro/in-markdown.md mdx/in-markdown',
    'docs/hugo/_index.md foreign/hugo-shortcode',
    'docs/hugo/_index.md foreign/hugo-shortcode',
    'docs/hugo/_index.md foreign/hugo-shortcode',
    'docs/mkdocs/index.md foreign/attribute-list',
    'docs/mkdocs/index.md foreign/mkdocs-keys',
    'docs/mkdocs/index.md foreign/mkdocs-snippet',
    'docs/myst/index.md foreign/definition-list',
    'docs/myst/index.md foreign/myst-comment',
    'docs/myst/index.md foreign/myst-comment',
    'docs/myst/index.md foreign/myst-fence',
    'docs/myst/index.md foreign/rest',
    'docs/vault/Home.md foreign/obsidian-embed',
    'docs/vault/Home.md foreign/wiki-link',
    'docs/vitepress/index.md foreign/home-page',
    'docs/vitepress/vue.md foreign/table-of-contents',
    'docs/vitepress/vue.md foreign/vitepress-include',
    'docs/vitepress/vue.md foreign/vue',
  ])
  expect(findings.filter(({ severity }) => severity === 'error')).toEqual([])
})

test('alerts, callouts and containers are boxes', async ({ page }) => {
  await open(page, 'boxes')
  const boxes = page.locator('.admonition-title')
  await expect(boxes).toHaveText(['Note', 'Tip', 'Important', 'Warning', 'Caution', 'Tip', 'STOP'])
  const folded = page.getByText('Yes, until somebody opens it.')
  await expect(folded).toBeHidden()
  await page.getByText('Is it folded?').click()
  await expect(folded).toBeVisible()
  expect(await textOf(page)).not.toMatch(/\[!|:::/)
})

test('code has its marks, comes from files, and offers package managers', async ({ page }) => {
  await open(page, 'code')
  const marked = page.locator('pre.has-focus')
  await expect(marked.locator('.diff-remove')).toHaveText(/^ *return \{ msg: 'Removed' \}\s*$/)
  await expect(marked.locator('.diff-add')).toHaveText(/^ *return \{ msg: 'Added' \}\s*$/)
  await expect(marked.locator('.focused')).toHaveText(/mode: 'focused',\s*$/)
  await expect(page.getByText('export async function setup')).toHaveCount(2)
  await expect(page.getByText('connect } from')).toHaveCount(0)
  await expect(page.locator('pre', { hasText: 'LIMIT = 10' })).toContainText('RETRIES = 3')

  const command = page.getByText('pnpm add --save-dev vite')
  await expect(command).toBeHidden()
  await page.getByRole('tab', { name: 'pnpm' }).click()
  await expect(command).toBeVisible()
  await page.getByRole('tab', { name: 'config.js' }).click()
  await expect(page.getByText("module.exports = { title: 'B' }")).toBeVisible()
  expect(await textOf(page)).not.toMatch(/\[!code|file=|<<<|npm2yarn/)
})

test('diagrams and formulas are drawn, in both modes', async ({ page }) => {
  await open(page, 'drawings')
  await expect(page.locator('figure.diagram svg')).toHaveCount(2)
  await expect(page.locator('math')).toHaveCount(3)
  await expect(page.getByText('It costs $5 or $10.')).toBeVisible()
  const lightness = () =>
    page
      .locator('figure.diagram svg text')
      .first()
      .evaluate((text) => getComputedStyle(text).fill)
  const light = await lightness()
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'))
  await expect.poll(lightness).not.toBe(light)
})

test('links of a vault lead to their pages and headings', async ({ page }) => {
  await open(page, 'vault/Home')
  const main = page.getByRole('main')
  await expect(main.getByRole('img', { name: 'drop' })).toBeVisible()
  await expect(main.getByText('[[Missing note]]')).toBeVisible()
  await expect(main.getByRole('link', { name: 'Below', exact: true })).toHaveAttribute(
    'href',
    '#below',
  )
  await main.getByRole('link', { name: 'Ideas > First idea' }).click()
  await expect(page).toHaveURL(/\/docs\/vault\/Ideas\/#first-idea$/)
  await main.getByRole('link', { name: 'Home', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Home')
})

test('boxes and tabs of MkDocs work, the rest stays text', async ({ page }) => {
  await open(page, 'mkdocs')
  await expect(page.locator('h1#top-of-mkdocs')).toHaveText('MkDocs')
  await expect(page.locator('.admonition-title')).toHaveText('Read this first')
  await page.getByRole('tab', { name: 'macOS' }).click()
  await expect(page.getByText('Install with brew.')).toBeVisible()
  expect(await textOf(page)).toContain('--8<-- "includes/a.md"')
})

test('the page of a folder of Hugo shows its shortcodes as text', async ({ page }) => {
  await open(page, 'hugo')
  expect(await textOf(page)).toContain('{{< ref "other.md" >}}')
  await expect(page.getByRole('main').getByRole('link', { name: 'Other' })).toBeVisible()
})

test('start pages, components and includes of VitePress lose no words', async ({ page }) => {
  await open(page, 'vitepress')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Small tool')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Begin' })).toHaveAttribute('href', '/docs/code/')
  await expect(main.getByText('Fast: One millisecond')).toBeVisible()
  await open(page, 'vitepress/vue')
  expect(await textOf(page)).toContain('<!--@include: ./parts.md-->')
  expect(await textOf(page)).not.toMatch(/import Demo|<Badge|<Demo/)
})

test('pages of Starlight and of MyST show what is in them', async ({ page }) => {
  await open(page, 'astro/start')
  await expect(page.getByText('One First card.')).toBeVisible()
  await page.getByRole('tab', { name: 'Moons' }).click()
  await expect(page.getByText('Io', { exact: true })).toBeVisible()
  await open(page, 'astro/in-markdown')
  await expect(page.getByText('Inside of a tab.')).toBeVisible()
  await open(page, 'myst')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('MyST')
  await expect(page.locator('#start')).toHaveCount(1)
})

for (const width of [1280, 390])
  test(`no page scrolls sideways at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const path of 'boxes code drawings vault/Home mkdocs hugo vitepress astro/start myst'.split(
      ' ',
    )) {
      await open(page, path)
      const { scrollWidth, clientWidth } = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement
        return { scrollWidth, clientWidth }
      })
      expect(scrollWidth, path).toBeLessThanOrEqual(clientWidth)
    }
  })
