import { z } from 'zod'
import { checkResult, runSyncHook } from './plugin-error.ts'
import type { FallbackPage, WarraqPlugin } from './warraq-plugin.ts'

const pagesSchema = z.array(
  z.strictObject({
    route: z.string().regex(/^\/(?:[\w-]+\/)+$/, 'a route such as "/offline/"'),
    title: z.string().min(1),
    html: z.string(),
  }),
)

/**
 * The pages of plugins that are shown at addresses of other pages.
 * @throws UsageError when a plugin throws or returns an invalid page.
 */
export function fallbackPages(plugins: readonly WarraqPlugin[], lang: string): FallbackPage[] {
  return plugins.flatMap(({ name: plugin, fallbackPages: hook }) => {
    if (hook === undefined) return []
    const pages = runSyncHook(plugin, 'fallbackPages', () => hook({ lang }))
    checkResult(pages, pagesSchema, { plugin, hook: 'fallbackPages', kind: 'list of pages' })
    return pages
  })
}
