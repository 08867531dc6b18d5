import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../../tests/temporary-folder.ts'
import { evaluateConfig } from './evaluate-config.ts'
import { engineUrl } from './island-modules.ts'

/** The error of a configuration with this code. */
function evaluated(code: string): Promise<unknown> {
  const file = join(temporaryFolder(), 'config.mjs')
  writeFileSync(file, code)
  return evaluateConfig(pathToFileURL(file).href, 'docs.config.ts')
}

test('a plugin package that is not installed is named, with what to install', async () => {
  await expect(evaluated("import '@warraq/not-there/more'")).rejects.toThrow(
    /^docs\.config\.ts needs the package @warraq\/not-there, which is not installed\. Install it: npm install @warraq\/not-there$/,
  )
})

test.each([
  ["throw new Error('no luck')", 'docs.config.ts failed while it ran:\nno luck'],
  // Without a stack, in which a package could be named: that of Vitest is in its own.
  [
    "await import('./not-there.mjs').catch((e) => { throw Object.assign(e, { stack: '' }) })",
    'docs.config.ts failed while it ran:\nCannot find module',
  ],
])('%s fails with its message', async (code, message) => {
  await expect(evaluated(code)).rejects.toThrow(message)
})

test('an entry point that is now a package names it', () => {
  expect(() => engineUrl('warraq/openapi')).toThrow('npm install @warraq/openapi')
})
