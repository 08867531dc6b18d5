import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const TEXT = /\.(?:mdx?|json|ya?ml|[cm]?[jt]sx?)$/i
/** Made from others, or of other projects. */
const SKIPPED: ReadonlySet<string> = new Set(['node_modules', 'dist', 'packages'])
/** Larger ones are data that no writer keeps. */
const MOST_BYTES = 2_000_000
const CONFIG = /^docs\.config\.[cm]?[jt]s$/

/** Texts of a site that may name its pages, by path; folders of other sites below it are left out. */
export function siteTexts(root: string): ReadonlyMap<string, string> {
  const texts = new Map<string, string>()
  collect('')
  return texts

  function collect(folder: string): void {
    const entries = readdirSync(join(root, folder), { withFileTypes: true })
    if (folder !== '' && entries.some(({ name }) => CONFIG.test(name))) return
    for (const entry of entries) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`
      if (entry.name.startsWith('.') || SKIPPED.has(entry.name)) continue
      if (entry.isDirectory()) collect(path)
      else if (
        entry.isFile() &&
        TEXT.test(entry.name) &&
        statSync(join(root, path)).size < MOST_BYTES
      )
        texts.set(path, readFileSync(join(root, path), 'utf8'))
    }
  }
}
