import { readdir, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** How long to keep a module that is not current: threads of another build may still import it. */
const KEPT_MS = 3_600_000

/**
 * Remove modules that were written an hour before `current` or earlier: `name-*.mjs` of its folder.
 * Only times of the file system are compared: its clock may differ from that of this machine.
 */
export async function removeOldModules(current: string, name: string): Promise<void> {
  const folder = dirname(current)
  const { mtimeMs: nowMs } = await stat(current)
  const isModule = (file: string) => file.startsWith(`${name}-`) && file.endsWith('.mjs')
  for (const file of (await readdir(folder)).filter(isModule)) {
    const found = await stat(join(folder, file)).catch(() => undefined)
    if (found !== undefined && nowMs - found.mtimeMs > KEPT_MS)
      await rm(join(folder, file), { force: true })
  }
}
