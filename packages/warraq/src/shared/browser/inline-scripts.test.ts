import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const SCRIPT = join(import.meta.dirname, '../../../scripts/write-inline-scripts.mjs')

test('the inline scripts are those that the script makes of their functions', () => {
  expect(() => execFileSync(process.execPath, [SCRIPT, '--check'])).not.toThrow()
})
