import { z } from 'zod'
import type { PageSource } from '../shared/page-source.ts'
import { pluginError, runHook } from './plugin-error.ts'
import type { WarraqPlugin } from './warraq-plugin.ts'

const sourceSchema = z.looseObject({
  file: z.string().min(1),
  originalFile: z.string().min(1),
  rootKey: z.string().min(1),
  relativePath: z.string().min(1),
  format: z.enum(['md', 'mdx']),
  text: z.string(),
})

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
  for (const { name, pages } of plugins) {
    if (pages === undefined) continue
    const before = changed
    changed = checked(await runHook(name, 'pages', () => pages(before)), name, rootKeys)
  }
  return changed
}

function checked(
  sources: unknown,
  plugin: string,
  rootKeys: ReadonlySet<string>,
): readonly PageSource[] {
  const result = z.array(sourceSchema).safeParse(sources)
  if (!result.success) {
    const [issue] = result.error.issues
    throw pluginError(
      plugin,
      'pages',
      `it returned ${issue?.path.length ? `a source whose "${issue.path.slice(1).join('.')}" is wrong (number ${Number(issue.path[0]) + 1})` : 'an invalid list of sources'}: ${issue?.message}`,
    )
  }
  const stray = result.data.find(({ rootKey }) => !rootKeys.has(rootKey))
  if (stray !== undefined)
    throw pluginError(
      plugin,
      'pages',
      `the source "${stray.file}" has the rootKey "${stray.rootKey}"; known are ${[...rootKeys].join(', ')}`,
    )
  return sources as readonly PageSource[]
}
