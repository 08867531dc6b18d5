import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')

/** Path of a file in the map: from the root, or in `tests/e2e` if it has no folder. */
const pathOf = (name: string) => join(ROOT, name.includes('/') ? name : `tests/e2e/${name}`)

test('every file and every group of tests that the map of behaviour names exists', async () => {
  const map = await readFile(join(ROOT, 'docs/behaviour.md'), 'utf8')
  const named = [...map.matchAll(/`([^`]+\.(?:spec|test)\.ts)`(?: › ([\w -]+[\w]))?/g)]
  expect(named.length).toBeGreaterThan(80)
  const missing: string[] = []
  for (const [, name = '', group] of named) {
    const path = pathOf(name)
    if (!existsSync(path)) missing.push(name)
    else if (group !== undefined && !(await readFile(path, 'utf8')).includes(`'${group}'`))
      missing.push(`${name} › ${group}`)
  }
  expect(missing).toEqual([])
})

test('the map is one table', async () => {
  const map = await readFile(join(ROOT, 'docs/behaviour.md'), 'utf8')
  const [, afterTable = ''] = map.split('## Differences from the reference')
  expect(afterTable).not.toMatch(/^\|/m)
})

test('every row about this engine beside others names a test that exists', async () => {
  const adoption = await readFile(join(ROOT, 'docs/adoption.md'), 'utf8')
  const [, table = ''] = adoption.split('## Beside other engines')
  const rows = table.split('\n').filter((line) => /^\| [^|-]/.test(line))
  expect(rows.length).toBeGreaterThan(15)
  for (const row of rows) {
    const [, , , , , , here = '', shownBy = ''] = row.split('|').map((cell) => cell.trim())
    const [, file] = /^`(.+)`$/.exec(shownBy) ?? []
    if (here === 'no') expect(shownBy).toBe('')
    else expect(file !== undefined && existsSync(join(ROOT, file)), row).toBe(true)
  }
})
