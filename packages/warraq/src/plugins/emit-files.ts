import { z } from 'zod'
import { checkResult, pluginError, runHook } from './plugin-error.ts'
import type { EmittedSite, OutputFile, WarraqPlugin } from './warraq-plugin.ts'

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
        checkResult(file, outputFileSchema, { plugin, hook: 'emit', kind: 'file' })
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

/** A path below the site, with `/`, in the one form in which it can be compared with others. */
export const sitePathSchema = z.string().refine(
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a path must not contain any.
  (path) => !/[\0-\x1f\\:]/.test(path) && path.split('/').every((part) => !/^\.{0,2}$/.test(part)),
  { message: 'a path below the site, e.g. "feed.xml"' },
)

/** A file from a plugin. */
export const outputFileSchema = z.strictObject({
  path: sitePathSchema,
  content: z.union([z.string(), z.instanceof(Uint8Array)]),
})
