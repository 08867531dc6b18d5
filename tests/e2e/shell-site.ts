import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test as base, expect, type Page } from '@playwright/test'
import { type FixtureSite, serveFixture } from './fixture-site.ts'

export interface CountedPage {
  readonly event: string
  readonly api_key: string
  readonly properties: Readonly<Record<string, string>>
}

/**
 * The site of `tests/fixtures/shell`: every part of the shell that the HAQQ site leaves at its
 * default.
 */
export interface ShellSite extends FixtureSite {
  /** The page views that its pages sent to the counting service. */
  readonly counted: CountedPage[]
}

/** Tests with the shell site, which each worker builds once; addresses are paths of it. */
export const test = base.extend<object, { readonly shell: ShellSite }>({
  shell: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what is asked for.
    async ({}, use) => {
      const counted: CountedPage[] = []
      const collector = createServer((request, response) => {
        response.setHeader('Access-Control-Allow-Origin', '*')
        response.setHeader('Access-Control-Allow-Headers', 'content-type')
        let body = ''
        request.on('data', (chunk) => {
          body += chunk
        })
        request.on('end', () => {
          if (request.method === 'POST') counted.push(JSON.parse(body))
          response.end('{}')
        })
      })
      await new Promise<void>((resolve) => collector.listen(0, resolve))
      const { port } = collector.address() as AddressInfo
      const config = { 'localhost:4199': `localhost:${port}` }
      const site = await serveFixture({ name: 'shell', config })
      await use({ ...site, counted })
      collector.close()
      await site.close()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ shell }, use) => use(shell.url),
})

/** Open a page and wait until the runtime has started. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true')
}

/** Wait until an element whose script loads after the runtime is defined and a frame has passed. */
export async function wakesUp(page: Page, element: string): Promise<void> {
  await page.evaluate(async (name) => {
    await customElements.whenDefined(name)
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  }, element)
}

export const stored = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(name), key)

export const main = (page: Page) => page.getByRole('navigation', { name: 'Main' })

export const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Docs sidebar' })
