import { cp, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { pageFacts } from '../../bench/page-facts.mjs'
import { temporaryFolder } from '../temporary-folder.ts'
import { runDocs } from './run-docs.ts'

const FIXTURES = join(import.meta.dirname, '../fixtures')

/** `bench/compare-docusaurus.mjs` writes what Docusaurus makes of the project. */
test.each([
  'true',
  'false',
])('every page equals that of Docusaurus, with trailingSlash %s', async (slash) => {
  const dir = temporaryFolder()
  await cp(join(FIXTURES, 'docusaurus-compared'), dir, { recursive: true })
  const run = await runDocs(['build', dir], { HARBOUR_SLASH: slash })
  expect(run.exitCode, run.stderr).toBe(0)
  const expected = await readFile(join(FIXTURES, `docusaurus-compared.${slash}.json`), 'utf8')
  expect(await pageFacts(join(dir, 'dist'), 'warraq')).toEqual(JSON.parse(expected))
})
