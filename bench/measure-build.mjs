// Builds of our own sites, timed.
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { measureCommand } from './measure-command.mjs'

const bin = join(import.meta.dirname, '../packages/warraq/bin/warraq.mjs')

/** Run `warraq build` on a site. */
export function measureBuild(root) {
  return measureCommand([process.execPath, bin, 'build', root])
}

/** Remove a site's output and cache, so that the next build is a cold one. */
export async function clearBuilds(root) {
  for (const dir of [join(root, '.cache'), join(root, 'dist')])
    await rm(dir, { recursive: true, force: true })
}

/** Append a sentence to a page; returns a function that undoes this. */
export async function editPage(file) {
  const text = await readFile(file, 'utf8')
  await writeFile(file, `${text}\nOne more sentence.\n`)
  return () => writeFile(file, text)
}
