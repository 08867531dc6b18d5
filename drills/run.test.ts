import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

test('two processes with the same number import the same module at the same time', async () => {
  const script = join(import.meta.dirname, '../scripts/import-typescript.mjs')
  // As in the namespaces of two drills, where both have the number 1.
  const code = `Object.defineProperty(process, 'pid', { value: 1 })
    const { importTypeScript } = await import(${JSON.stringify(script)})
    const { PROGRAMS } = await importTypeScript('drills/options.ts')
    console.log(Object.keys(PROGRAMS)[0])`
  const run = () => promisify(execFile)(process.execPath, ['--input-type=module', '-e', code])
  const printed = await Promise.all([run(), run(), run()])
  expect(printed.map(({ stdout }) => stdout.trim())).toEqual(['haqqd', 'haqqd', 'haqqd'])
})
