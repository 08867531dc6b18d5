import { z } from 'zod'
import { checkResult, pluginError, runHook } from './plugin-error.ts'
import type { EmittedSite, OutputFile, WarraqPlugin } from './warraq-plugin.ts'

const fileSchema = z.strictObject({
  path: z
    .string()
    .min(1)
    .refine((path) => !path.startsWith('/') && !path.split('/').includes('..'), {
      message: 'a path below the site, e.g. "feed.xml"',
    }),
  content: z.union([z.string(), z.instanceof(Uint8Array)]),
})

/**
 * The files that plugins add beside the pages of a language.
 * @param isTaken whether the engine itself writes a path
 * @throws UsageError when a plugin throws, returns an invalid file, or uses a path twice.
 */
export async function emittedFiles(
  site: EmittedSite,
  plugins: readonly WarraqPlugin[],
  isTaken: (path: string) => boolean,
): Promise<OutputFile[]> {
  const files = new Map<string, { readonly file: OutputFile; readonly plugin: string }>()
  for (const { name: plugin, emit } of plugins) {
    if (emit === undefined) continue
    await runHook(plugin, 'emit', async () => {
      for await (const file of emit(site)) {
        checkResult(file, fileSchema, { plugin, hook: 'emit', kind: 'file' })
        const other =
          files.get(file.path)?.plugin ?? (isTaken(file.path) ? 'the engine' : undefined)
        if (other !== undefined)
          throw pluginError(plugin, 'emit', `"${file.path}" is written by ${other} already`)
        files.set(file.path, { file, plugin })
      }
    })
  }
  return [...files.values()].map(({ file }) => file)
}
