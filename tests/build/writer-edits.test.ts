import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { temporaryFolder } from '../temporary-folder.ts'
import { WRITER_EDITS } from './writer-edits.ts'

const ROOT = join(import.meta.dirname, '../..')
/** What no writer changes; the copy uses that of the repository. */
const SHARED = ['packages', 'node_modules']

let root = ''

/** A copy of this repository, in which a writer has changed what `npm run check` lets pass. */
beforeAll(() => {
  root = temporaryFolder()
  const files = execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' })
    .trim()
    .split('\n')
  for (const file of files.filter((one) => !one.startsWith('packages/'))) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    cpSync(join(ROOT, file), join(root, file))
  }
  for (const folder of SHARED) symlinkSync(join(ROOT, folder), join(root, folder))
  for (const [name, edit] of Object.entries(WRITER_EDITS))
    if (!edit(root)) throw new Error(`Nothing in the site fits the edit "${name}"`)
})

/** Runs a program as `npm test` does; returns the end of what it printed if it failed. */
function failureOf(command: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync('npx', [...command], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', TEST_REPORTS: undefined },
    encoding: 'utf8',
  })
  return status === 0 ? '' : `${stdout}\n${stderr}`.slice(-6_000)
}

const MINUTES = 60_000
/** Tests of this site's pages; of `faults/`, only the short ones. */
const SPECS = ['tests/e2e/[a-z-]+.spec', 'tests/e2e/tools', 'faults/odd-visits', 'faults/page-keys']

test.each([
  ['the check', ['warraq', 'check']],
  ['the units of the site', ['vitest', 'run', '--project', 'units', 'site/']],
  ['the build', ['warraq', 'build']],
  ['a browser', ['playwright', 'test', '--project=chromium', '--project=packages', ...SPECS]],
])(
  'edits of a writer pass %s',
  (_, command) => {
    expect(failureOf(command)).toBe('')
  },
  30 * MINUTES,
)
