import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** Absolute path of a source file of this package, also for the bundled package. */
export function sourceAt(file: string): string {
  const manifest = createRequire(import.meta.url).resolve('@warraq/formats/package.json')
  return join(dirname(manifest), 'src', file)
}

/** The classes of Infima that pages may have, as selectors. */
export function classesOfInfima(): string[] {
  const css = readFileSync(sourceAt('modules/infima.css'), 'utf8').replace(
    /\/\*[\s\S]*?\*\/|url\([^)]*\)|"[^"]*"|'[^']*'/g,
    '',
  )
  const names = css.matchAll(/\.(-?[a-z_][\w-]*)/gi)
  return [...new Set([...names].map(([selector]) => selector))].sort()
}
