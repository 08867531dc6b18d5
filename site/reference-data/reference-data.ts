import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { WarraqPlugin } from 'warraq/plugin'

/** Checks `site/data/*.json`, from which the references are made, and the files made from it. */
export function referenceData(): WarraqPlugin {
  return {
    name: 'reference-data',
    checks: [
      {
        name: 'reference data',
        severity: 'throw',
        run: async (_, { root }) => {
          // A build would load the validator in each of its threads.
          const { checkData } = await import('./check-data.ts')
          return checkData((file) => readFileSync(join(root, file), 'utf8'))
        },
      },
    ],
  }
}
