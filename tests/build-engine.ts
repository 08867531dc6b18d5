import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

/** Bundle the engine from the current sources, once before all tests. */
export function setup(): void {
  execFileSync(
    process.execPath,
    [join(import.meta.dirname, '../packages/warraq/scripts/build.mjs')],
    {
      stdio: 'inherit',
    },
  )
}
