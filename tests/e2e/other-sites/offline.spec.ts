import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { freePort } from '../../free-port.ts'
import { linkPackages } from '../../link-packages.ts'
import { temporaryFolder } from '../../temporary-folder.ts'
import { buildSite, type DocsServer, startPreview } from '../docs-server.ts'

const FIXTURE = join(import.meta.dirname, '../../fixtures/offline')

let root = ''
let port = 0
/** Builds of the fixture: `b` has other styles and another text, in `off` the plugin is turned off. */
const dists: Record<'a' | 'b' | 'off', string> = { a: '', b: '', off: '' }
let server: DocsServer | undefined

/** The origin of every build, which the service worker is bound to. */
const siteUrl = () => `http://localhost:${port}`

test.beforeAll(async () => {
  test.setTimeout(120_000)
  root = temporaryFolder()
  port = await freePort()
  const site = join(root, 'site')
  await cp(FIXTURE, site, { recursive: true })
  await linkPackages(site)
  const build = (name: string) => buildSite(site, join(root, name))
  const change = async (file: string, from: string, to: string) => {
    const text = await readFile(join(site, file), 'utf8')
    await writeFile(join(site, file), text.replace(from, to))
  }
  dists.a = await build('a')
  await writeFile(join(site, 'styles.css'), 'main { color: #123456; }\n')
  await change('docs.config.ts', 'title:', "stylesheet: 'styles.css', title:")
  await change('content/herons.md', 'stand in', 'wade through')
  await change('content/index.md', 'The list of', 'All')
  dists.b = await build('b')
  await change('docs.config.ts', 'offline()', 'offline({ enabled: false })')
  dists.off = await build('off')
})
test.afterEach(async () => {
  await server?.close()
  server = undefined
})

/** Replace the served build. */
async function deploy(name: keyof typeof dists): Promise<void> {
  await server?.close()
  server = await startPreview(dists[name], port)
}

/** Also stops the server, because the service worker of an offline context may still reach it. */
async function goOffline(context: BrowserContext): Promise<void> {
  await server?.close()
  server = undefined
  await context.setOffline(true)
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const link = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name, exact: true })

/** Paths of all cache entries. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return all.flat().map(({ url }) => new URL(url).pathname)
  })

const buildOf = (page: Page) =>
  page.evaluate(() => JSON.parse(document.getElementById('docsData')?.textContent ?? '{}').buildId)

async function visit(page: Page, ...routes: readonly string[]): Promise<void> {
  for (const route of routes) {
    await page.goto(siteUrl() + route)
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true')
    await expect
      .poll(() => kept(page))
      .toEqual(expect.arrayContaining([route, `${route}page.json`]))
  }
}

/** Let no link come into view, so that no page is loaded in advance. */
async function hideLinks(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    window.IntersectionObserver.prototype.observe = () => {}
  })
}

test('without a network: visited pages, navigation and search work; other pages show a message', async ({
  page,
  context,
}) => {
  await hideLinks(context)
  await deploy('a')
  await visit(page, '/', '/herons/')
  await expect.poll(() => kept(page)).toContain('/search-index.json')
  await goOffline(context)

  await page.reload()
  await expect(page.getByRole('article')).toContainText('Herons stand in shallow water.')
  await page.goto(`${siteUrl()}/herons`)
  await expect(page).toHaveURL(`${siteUrl()}/herons/`)
  await expect(page.getByRole('article')).toContainText('Herons stand in shallow water.')
  await page.evaluate(() => Reflect.set(window, 'isSameDocument', true))
  await link(page, 'Birds').click()
  await expect(heading(page)).toContainText('Birds')
  expect(await page.evaluate(() => Reflect.get(window, 'isSameDocument'))).toBe(true)

  await page.keyboard.press('Control+k')
  await page.keyboard.type('shallow')
  const option = page.getByRole('dialog', { name: 'Search' }).getByRole('option').first()
  await expect(option).toContainText('shallow')
  await option.click()
  await expect(heading(page)).toContainText('Herons')

  await link(page, 'Owls').click()
  await expect(page.getByRole('alert')).toContainText('You may be offline')
  await page.goto(`${siteUrl()}/owls/`)
  await expect(heading(page)).toContainText('You Are Offline')
  await expect(page).toHaveURL(`${siteUrl()}/owls/`)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(heading(page)).toContainText('You Are Offline')

  await deploy('a')
  await expect(async () => {
    // The page listens for the network once its scripts have loaded.
    await context.setOffline(true)
    await context.setOffline(false)
    await expect(heading(page)).toContainText('Owls', { timeout: 1000 })
  }).toPass()
})

test('an update mixes no builds, and an open tab keeps working', async ({ page, context }) => {
  // A narrow window loads no dialog in advance.
  await page.setViewportSize({ width: 390, height: 800 })
  await hideLinks(context)
  await deploy('a')
  await visit(page, '/', '/owls/', '/herons/')
  await expect.poll(() => kept(page)).toContain('/search-index.json')
  const former = await buildOf(page)
  await deploy('b')
  const newer = await context.newPage()
  await newer.setViewportSize({ width: 390, height: 800 })
  await visit(newer, '/')
  const current = await buildOf(newer)
  expect(current).not.toBe(former)
  const caches = () => newer.evaluate(async () => (await window.caches.keys()).join('\n'))
  // The worker keeps one file after the other, at low priority.
  await expect.poll(caches, { timeout: 60_000 }).toContain(`${current} pages`)
  expect(await caches()).toContain(`${former} pages`)

  // The host has no file of the previous build any more.
  await page.keyboard.press('Control+k')
  await page.keyboard.type('owls')
  await expect(
    page.getByRole('dialog', { name: 'Search' }).getByRole('option').first(),
  ).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await goOffline(context)
  expect(await buildOf(page)).toBe(former)
  await page
    .getByRole('navigation', { name: 'Docs pages' })
    .getByRole('link', { name: 'Birds' })
    .click()
  await expect(page.getByRole('article')).toContainText('All the kinds')
  expect(await buildOf(page)).toBe(current)
  // Visited only in the previous build.
  await newer.getByRole('article').getByRole('link', { name: 'owls' }).click()
  await expect(heading(newer)).toContainText('Owls')
  expect(await buildOf(newer)).toBe(former)
  await expect(newer.locator('html')).toHaveAttribute('data-has-hydrated', 'true')
})

test('without room in the browser pages work online, and offline ones say so', async ({
  page,
  context,
}) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await hideLinks(context)
  await deploy('a')
  await visit(page, '/', '/herons/')
  await expect.poll(() => kept(page)).toContain('/search-index.json')
  const client = await context.newCDPSession(page)
  const allow = (room: { readonly quotaSize?: number }) =>
    client.send('Storage.overrideQuotaForOrigin', { origin: siteUrl(), ...room })
  await allow({ quotaSize: 1 })
  for (const name of ['Owls', 'Birds']) {
    await link(page, name).click()
    await expect(heading(page)).toContainText(name)
    await page.reload()
    await expect(heading(page)).toContainText(name)
  }
  await page.keyboard.press('Control+k')
  await page.keyboard.type('shallow')
  await expect(
    page.getByRole('dialog', { name: 'Search' }).getByRole('option').first(),
  ).toContainText('shallow')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await goOffline(context)
  await page.goto(`${siteUrl()}/owls/`)
  await expect(heading(page)).toContainText('You Are Offline')
  await allow({})
  await deploy('a')
  await context.setOffline(false)
  await visit(page, '/owls/')
  await expect.poll(() => kept(page)).toContain('/owls/')
  await goOffline(context)
  await page.reload()
  await expect(heading(page)).toContainText('Owls')
  expect(errors).toEqual([])
})

test('a site that turns the plugin off removes worker and caches', async ({ page }) => {
  await deploy('a')
  await visit(page, '/')
  await deploy('off')
  // If the former worker is still answering requests, the new one takes over with the reader's next
  // page. Under test Chromium never lets it, so update when all requests are answered.
  await page.goto(`${siteUrl()}/owls/`, { waitUntil: 'networkidle' })
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
  const left = () =>
    page.evaluate(async () => [
      (await navigator.serviceWorker.getRegistrations()).length,
      (await caches.keys()).length,
    ])
  await expect.poll(left).toEqual([0, 0])
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(`${siteUrl()}/`)
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true')
  expect(asked.filter((url) => url.includes('offline'))).toEqual([])
})
