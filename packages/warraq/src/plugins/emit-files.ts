import { outputFileSchema } from './output-file-schema.ts'
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
