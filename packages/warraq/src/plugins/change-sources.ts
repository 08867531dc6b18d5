import { z } from 'zod'
import type { PageSource } from '../shared/data/page-source.ts'
import { findingsSchema } from './findings-schema.ts'
import { checkResult, pluginError, runHook } from './plugin-error.ts'
import type { WarraqPlugin } from './warraq-plugin.ts'

const sourcesSchema = z.array(
  z.looseObject({
    file: z.string().min(1),
    originalFile: z.string().min(1),
    rootKey: z.string().min(1),
    relativePath: z.string().min(1),
    format: z.enum(['md', 'mdx']),
    text: z.string(),
    findings: findingsSchema.optional(),
  }),
)

/**
 * The sources after every plugin has added, dropped or changed some, in the order of the plugins.
 * @throws UsageError when a plugin throws or returns an invalid source.
 */
export async function changeSources(
  sources: readonly PageSource[],
  plugins: readonly WarraqPlugin[],
  rootKeys: ReadonlySet<string>,
): Promise<readonly PageSource[]> {
  let changed = sources
  for (const { name: plugin, pages } of plugins) {
    if (pages === undefined) continue
    const before = changed
    changed = await runHook(plugin, 'pages', () => pages(before))
    checkResult(changed, sourcesSchema, { plugin, hook: 'pages', kind: 'list of sources' })
    const stray = changed.find(({ rootKey }) => !rootKeys.has(rootKey))
    if (stray !== undefined)
      throw pluginError(
        plugin,
        'pages',
        `the source "${stray.file}" has the rootKey "${stray.rootKey}"; known are ${[...rootKeys].join(', ')}`,
      )
  }
  return changed
}
