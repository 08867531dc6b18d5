import { test as base } from '@playwright/test'
import { routesWith } from './built-page.ts'
import { type FixtureSite, serveFixture } from './fixture-site.ts'

/** A page on which a tool of the site stands. */
export type ToolPage = (name: string) => Promise<string>

interface ToolSite {
  readonly toolPage: ToolPage
  /** The address of `tests/fixtures/tools`, which has every tool that a page may lose. */
  readonly toolSite: () => Promise<string>
}

/**
 * Tests of tools: writers choose the page of each, and a tool that no page has is tested on a small
 * site, which is built only then.
 */
export const test = base.extend<object, ToolSite>({
  toolSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what is asked for.
    async ({}, use) => {
      let site: Promise<FixtureSite> | undefined
      await use(async () => {
        site ??= serveFixture({ name: 'tools', folders: ['site'] })
        return `${(await site).url}/`
      })
      await (await site)?.close()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  toolPage: [
    async ({ toolSite }, use) => {
      await use(async (name) => {
        const [route] = routesWith(new RegExp(`<docs-island data-name="${name}"`))
        return route ?? (await toolSite())
      })
    },
    { scope: 'worker' },
  ],
})
