import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { rolldown } from 'rolldown'

/** The root of the repository. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)))

/**
 * Import a TypeScript module of the repository, because not every supported version of Node can.
 */
export async function importTypeScript(path) {
  // A process number would not do: drills have numbers of their own, so two have the same.
  const outFile = join(root, 'node_modules', '.cache', `${basename(path)}-${randomUUID()}.mjs`)
  const bundle = await rolldown({
    input: join(root, path),
    platform: 'node',
    external: /^(?![./]|[A-Za-z]:[\\/]|@warraq\/)/,
  })
  await bundle.write({ file: outFile, format: 'esm', codeSplitting: false })
  await bundle.close()
  try {
    return await import(pathToFileURL(outFile).href)
  } finally {
    await rm(outFile)
  }
}
