// Builds of our own sites, timed.
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { measureCommand } from './measure-command.mjs'

const bin = join(import.meta.dirname, '../packages/warraq/bin/docs.mjs')

/** Run `docs build` on a site. */
export function measureBuild(root) {
  return measureCommand([process.execPath, bin, 'build', root])
}

/**
 * Forget what was built of a site, so that the next build is a cold one. The engine's own bundle
 * stays, which is made on installation: what others publish is bundled, too.
 */
export async function clearBuilds(root) {
  const caches = join(import.meta.dirname, '../node_modules/.cache/docs-engine/sites')
  for (const dir of [caches, join(root, 'dist')]) await rm(dir, { recursive: true, force: true })
}

/** Append a sentence to a page; the function returned takes it back. */
export async function editPage(file) {
  const text = await readFile(file, 'utf8')
  await writeFile(file, `${text}\nOne more sentence.\n`)
  return () => writeFile(file, text)
}
