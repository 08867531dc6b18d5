import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { temporaryFolder } from '../../temporary-folder.ts'
import { titled, titleOf } from '../built-page.ts'
import { startDev } from '../docs-server.ts'
import { dialog, field, options, search } from '../search-dialog.ts'
import { startSlowProxy } from '../slow-proxy.ts'
import { test } from '../tool-pages.ts'

let elsewhere: Server | undefined
/** Another site, to which readers leave. */
let other = ''

test.beforeAll(async () => {
  elsewhere = createServer((_, response) =>
    response
      .setHeader('Content-Type', 'text/html')
      .end('<!doctype html><title>Elsewhere</title><h1>Elsewhere</h1>'),
  )
  await new Promise<void>((resolve) => elsewhere?.listen(0, '127.0.0.1', resolve))
  other = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/`
})
test.afterAll(() => {
  elsewhere?.close()
})

/** The site, with a page that never loads completely. */
const slowGlossary = (baseURL = '') =>
  startSlowProxy(baseURL, {
    path: '/learn/glossary/page.json',
    cut: ({ length }) => Math.round(length / 2),
  })

/** Open a page whose scripts record whether it came back from the cache. */
async function open(page: Page, address: string): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => Reflect.set(window, 'isRestored', persisted))
  })
  await page.goto(address)
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true')
}

async function leaveByLink(page: Page): Promise<void> {
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href, textContent: 'Leave' })
    document.querySelector('main')?.prepend(link)
  }, other)
  await page.getByRole('link', { name: 'Leave', exact: true }).click()
  await expect(page).toHaveTitle('Elsewhere')
}

/** Go back as a reader does; Playwright's own `goBack` waits for a load that does not happen. */
async function comeBack(page: Page): Promise<void> {
  await page.evaluate(() => void setTimeout(() => history.back()))
  await expect(page).not.toHaveTitle('Elsewhere')
}

const seesRestored = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'isRestored')).catch(() => undefined))
    .toBe(true)

const toPage = (page: Page, route: string) =>
  page
    .getByRole('navigation', { name: 'Docs sidebar' })
    .locator(`a[href="${route}"]`)
    .filter({ visible: true })
    .click()

async function sees(page: Page, path: string): Promise<void> {
  // Playwright does not follow the address of a document that came back from the cache.
  // A navigation ends the script that asks; then ask again.
  const pathname = () => page.evaluate(() => location.pathname).catch(() => undefined)
  await expect.poll(pathname).toBe(path)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(titleOf(path))
  await expect(page).toHaveTitle(titled(path))
  const canonical = page.locator('link[rel=canonical]')
  await expect(canonical).toHaveAttribute('href', new RegExp(`${path}$`))
}

test.describe('leaving while a page loads, and coming back', () => {
  for (const [how, leave] of [
    ['by a link', leaveByLink],
    ['by a typed address', (page: Page) => page.goto(other).then(() => {})],
  ] as const) {
    test(`${how}: the page of the address is shown`, async ({ page, baseURL }) => {
      const proxy = await slowGlossary(baseURL)
      await open(page, `${proxy.origin}/learn/token/`)
      await toPage(page, '/learn/glossary/')
      await expect(page).toHaveURL(/\/learn\/glossary\/$/)
      await leave(page)
      await comeBack(page)
      await sees(page, '/learn/glossary/')
      await toPage(page, '/learn/how-it-works/')
      await sees(page, '/learn/how-it-works/')
      await proxy.close()
    })
  }
})

test('a page that was shown without a load comes back as it was, and its links work', async ({
  page,
}) => {
  await open(page, '/learn/')
  await toPage(page, '/learn/glossary/')
  await sees(page, '/learn/glossary/')
  await page.evaluate(() => scrollTo(0, 400))
  await leaveByLink(page)
  await comeBack(page)
  await seesRestored(page)
  await sees(page, '/learn/glossary/')
  await toPage(page, '/learn/how-it-works/')
  await sees(page, '/learn/how-it-works/')
  await page.evaluate(() => history.back())
  await sees(page, '/learn/glossary/')
})

test('a search goes on after coming back', async ({ page }) => {
  await open(page, '/learn/token/')
  await search(page, 'validator')
  await page.goto(other)
  await comeBack(page)
  await seesRestored(page)
  await expect(field(page)).toHaveValue('validator')
  await field(page).fill('glossary')
  await expect(
    options(page)
      .filter({ hasText: titleOf('/learn/glossary/') })
      .first(),
  ).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
})

test('an island keeps its state and works after coming back', async ({ page, toolPage }) => {
  await open(page, await toolPage('AddressConverter'))
  const island = page.locator('docs-island[data-name="AddressConverter"]').first()
  await island.scrollIntoViewIfNeeded()
  await expect(island).toHaveAttribute('data-awake')
  const input = island.getByRole('textbox')
  await input.fill('0x1122334455667788990011223344556677889900')
  await leaveByLink(page)
  await comeBack(page)
  await seesRestored(page)
  await expect(input).toHaveValue('0x1122334455667788990011223344556677889900')
  await input.fill('0x')
  await expect(island.getByRole('status').locator('code')).toHaveCount(0)
  await input.fill('0x1122334455667788990011223344556677889900')
  await expect(island.getByRole('status').locator('code').nth(1)).toHaveText(/^haqq1/)
})

test('offline, the page that is on screen stays, and says that the other one is missing', async ({
  page,
  context,
  baseURL,
}) => {
  const proxy = await slowGlossary(baseURL)
  await open(page, `${proxy.origin}/learn/token/`)
  await toPage(page, '/learn/glossary/')
  await expect(page).toHaveURL(/\/learn\/glossary\/$/)
  await leaveByLink(page)
  await context.setOffline(true)
  await comeBack(page)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(titleOf('/learn/token/'))
  await expect(page.getByText('This page could not be loaded.')).toBeVisible()
  await context.setOffline(false)
  proxy.release()
  await page.getByRole('button', { name: 'Retry' }).click()
  await sees(page, '/learn/glossary/')
  await proxy.close()
})

test('a page of the development server shows edits after coming back', async ({ page }) => {
  const root = temporaryFolder()
  await cp(join(import.meta.dirname, '../../fixtures/good'), root, { recursive: true })
  const server = await startDev(root)
  await open(page, `${server.url}/docs/group/one/`)
  const file = join(root, 'content/group/one.md')
  const text = await readFile(file, 'utf8')
  await leaveByLink(page)
  await writeFile(file, `${text}\nWords while away.\n`)
  await comeBack(page)
  await expect(page.getByText('Words while away.')).toHaveCount(1)
  await writeFile(file, `${text}\nWords after that.\n`)
  await expect(page.getByText('Words after that.')).toHaveCount(1)
  await server.close()
  await rm(root, { recursive: true, force: true })
})
