import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** Absolute path of a source file of the engine, also for the bundled engine: `shared/data/place.ts`. */
export function engineSource(file: string): string {
  const manifest = createRequire(import.meta.url).resolve('warraq/package.json')
  return join(dirname(manifest), 'src', file)
}
