import { expect, type Page, test } from '@playwright/test'
import { violationsOf } from '../axe.ts'
import { type FixtureSite, serveFixture } from '../fixture-site.ts'

let site: FixtureSite

test.beforeAll(async () => {
  site = await serveFixture({ name: 'languages' })
})
test.afterAll(() => site.close())

async function open(page: Page, path: string): Promise<void> {
  await page.goto(`${site.url}/site/${path}`)
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true')
}

test('a translated page has its language, direction, labels and links', async ({ page }) => {
  await open(page, 'ar/docs/guide/install/')
  const html = page.locator('html')
  await expect(html).toHaveAttribute('lang', 'ar')
  await expect(html).toHaveAttribute('dir', 'rtl')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('التثبيت')
  await expect(page.getByRole('note')).toContainText('ملاحظة')
  await expect(page.getByRole('link', { name: 'رابط مباشر إلى الخطوات' })).toHaveCount(1)
  await expect(page.getByRole('navigation', { name: 'Docs sidebar' })).toContainText('الدليل')
  await expect(page.getByRole('contentinfo')).toContainText('حقوق النشر 2025')
  await expect(page.getByRole('link', { name: 'انتقل إلى المحتوى' })).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'انسخ الشيفرة' })).toHaveCount(1)
  await page.getByRole('article').getByRole('link', { name: 'البداية' }).click()
  await expect(page).toHaveURL(`${site.url}/site/ar/docs/`)
  await expect(page.getByRole('img', { name: 'مربع' })).toHaveAttribute('src', '/site/square.svg')
})

test('right to left, the sidebar is on the right and nothing overflows the window', async ({
  page,
}) => {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 })
    await open(page, 'ar/docs/guide/install/')
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  }
  await page.setViewportSize({ width: 1280, height: 800 })
  const sidebar = await page.getByRole('navigation', { name: 'Docs sidebar' }).boundingBox()
  const article = await page.getByRole('article').boundingBox()
  expect(sidebar?.x ?? 0).toBeGreaterThan(article?.x ?? 0)
  // Mirrored and then turned, the caret of an open group points down as everywhere.
  const caret = page.locator('.sidebar [aria-expanded="true"] > svg').first()
  expect(await caret.evaluate((svg) => getComputedStyle(svg).rotate)).toBe('-90deg')
  const code = page.getByRole('article').locator('pre')
  expect(await code.evaluate((pre) => getComputedStyle(pre).direction)).toBe('ltr')
  expect(await violationsOf(page)).toEqual([])
})

test('a page without translation is shown in the default language, with a notice', async ({
  page,
}) => {
  await open(page, 'ar/docs/guide/english/')
  await expect(page.getByText('لم تترجم هذه الصفحة بعد.')).toBeVisible()
  const article = page.getByRole('article')
  await expect(article).toContainText('Nobody has translated this page.')
  await expect(article).toHaveAttribute('lang', 'en')
  await expect(article).toHaveAttribute('dir', 'ltr')
  await article.getByRole('link', { name: 'how to install it' }).click()
  await expect(page).toHaveURL(`${site.url}/site/ar/docs/guide/install/`)
  await expect(article).not.toHaveAttribute('lang')
})

test('the dropdown keeps page, query and hash and adds the configured query', async ({ page }) => {
  await open(page, 'docs/guide/install/?a=1#steps')
  await page.getByRole('button', { name: 'English' }).click()
  const arabic = page.getByRole('link', { name: 'العربية' })
  await expect(arabic).toHaveAttribute('lang', 'ar')
  await expect(arabic).toHaveAttribute('href', '/site/ar/docs/guide/install/?a=1&from=menu#steps')
  await page.evaluate(() => Reflect.set(window, 'sameDocument', true))
  await arabic.click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
  expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBeUndefined()
  await expect(page.getByRole('button', { name: 'العربية' })).toBeVisible()
})

test('on a phone the drawer contains the languages', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await open(page, 'docs/')
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click()
  const drawer = page.getByRole('dialog')
  await drawer.getByRole('button', { name: '← Back to main menu' }).click()
  await expect(drawer.getByText('Languages')).toBeVisible()
  await expect(drawer.getByRole('link', { name: 'العربية' })).toHaveAttribute(
    'href',
    '/site/ar/docs/?from=menu',
  )
})

test('head: alternates, locale and search tags', async ({ page }) => {
  await open(page, 'ar/docs/')
  const origin = 'https://docs.example.org/site'
  for (const [lang, href] of [
    ['en', `${origin}/docs/`],
    ['ar', `${origin}/ar/docs/`],
    ['x-default', `${origin}/docs/`],
  ] as const)
    await expect(page.locator(`link[rel=alternate][hreflang="${lang}"]`)).toHaveAttribute(
      'href',
      href,
    )
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${origin}/ar/docs/`)
  await expect(page.locator('meta[property="og:locale"]')).toHaveAttribute('content', 'ar')
  await expect(page.locator('meta[property="og:locale:alternate"]')).toHaveAttribute(
    'content',
    'en',
  )
  await expect(page.locator('meta[name="docsearch:language"]')).toHaveAttribute('content', 'ar')
  await expect(page.locator('meta[name="docusaurus_locale"]')).toHaveAttribute('content', 'ar')
})

test('the set of pages is that of the default language', async ({ page }) => {
  const answer = await page.goto(`${site.url}/site/ar/docs/extra/`)
  expect(answer?.status()).toBe(404)
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
})
