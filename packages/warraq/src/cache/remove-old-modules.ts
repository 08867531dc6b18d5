import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** How long to keep a module that is not current: threads of another build may still import it. */
const KEPT_MS = 3_600_000

/** Remove modules that were written an hour ago or earlier: `name-*.mjs` of a folder. */
export async function removeOldModules(folder: string, name: string): Promise<void> {
  const isModule = (file: string) => file.startsWith(`${name}-`) && file.endsWith('.mjs')
  for (const file of (await readdir(folder)).filter(isModule)) {
    const found = await stat(join(folder, file)).catch(() => undefined)
    if (found !== undefined && Date.now() - found.mtimeMs > KEPT_MS)
      await rm(join(folder, file), { force: true })
  }
}
