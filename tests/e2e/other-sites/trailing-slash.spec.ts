import { expect, test } from '@playwright/test'
import { type FixtureSite, serveFixture } from '../fixture-site.ts'

/** Paths of everything in the caches of the service worker. */
async function cachedPaths(): Promise<string[]> {
  const paths: string[] = []
  for (const name of await caches.keys())
    for (const { url } of await (await caches.open(name)).keys()) paths.push(new URL(url).pathname)
  return paths
}

for (const form of ['false', "'ignore'"])
  test.describe(`trailingSlash: ${form}`, () => {
    const config = { "title: 'Field Guide',": `title: 'Field Guide', trailingSlash: ${form},` }
    let site: FixtureSite
    test.beforeAll(async () => {
      site = await serveFixture({ name: 'offline', config })
    })
    test.afterAll(() => site.close())

    test('clicks, reloads and Back show addresses without a slash', async ({ page }) => {
      const at = (path: string) => expect(page).toHaveURL(new URL(path, site.url).href)
      const heading = page.getByRole('heading', { level: 1 })
      const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' })
      await page.goto(site.url)
      await page.evaluate(() => Reflect.set(window, 'isSameDocument', true))
      const link = sidebar.getByRole('link', { name: 'Herons', exact: true })
      await link.click()
      await at('/herons')
      await expect(heading).toHaveText('Herons')
      await expect(link).toHaveAttribute('aria-current', 'page')
      expect(await page.evaluate(() => Reflect.get(window, 'isSameDocument'))).toBe(true)
      await page.reload()
      await at('/herons')
      await expect(heading).toHaveText('Herons')
      await page.goBack()
      await at('/')
      await page.goto(`${site.url}/Herons.html`)
      await at('/herons')
    })

    test('a visited page is there without a network', async ({ page, context }) => {
      const own = await serveFixture({ name: 'offline', config })
      await page.goto(`${own.url}/herons`)
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
      await expect.poll(() => page.evaluate(cachedPaths)).toContain('/herons')
      // The service worker of an offline context may still reach a server.
      await own.close()
      await context.setOffline(true)
      await page.reload()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Herons')
    })
  })
