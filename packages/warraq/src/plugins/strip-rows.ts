import { z } from 'zod'
import type { ContentPage } from './content-page.ts'
import { checkResult, runSyncHook } from './plugin-error.ts'
import type { StripRow, WarraqPlugin } from './warraq-plugin.ts'

const rowsSchema = z.array(
  z.looseObject({
    text: z.string().min(1),
    href: z.string().optional(),
    isGood: z.boolean().optional(),
  }),
)

/**
 * The rows that plugins add to the strips of pages, by file, in the order of the plugins. A page is
 * given to the plugins when its rows are asked for.
 * @throws UsageError when a plugin throws or returns an invalid row.
 */
export function stripRowsOf(
  pages: readonly ContentPage[],
  plugins: readonly WarraqPlugin[],
): (file: string) => readonly StripRow[] {
  const hooks = plugins.flatMap(({ name, strip }) => (strip === undefined ? [] : [{ name, strip }]))
  if (hooks.length === 0) return () => []
  const pageOf = new Map(pages.map((page) => [page.file, page]))
  return (file) => {
    const page = pageOf.get(file)
    if (page === undefined) return []
    return hooks.flatMap(({ name: plugin, strip }) => {
      const rows = runSyncHook(plugin, 'strip', () => strip(page))
      checkResult(rows, rowsSchema, { plugin, hook: 'strip', kind: 'list of rows' })
      return rows
    })
  }
}
