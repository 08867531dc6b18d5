import { test as base } from '@playwright/test'
import { type FixtureSite, serveFixture } from './fixture-site.ts'

/** Tests with the site of `tests/fixtures/crash`, which each worker builds once. */
export const test = base.extend<object, { readonly site: FixtureSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what is asked for.
    async ({}, use) => {
      const site = await serveFixture({ name: 'crash' })
      await use(site)
      await site.close()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
})
