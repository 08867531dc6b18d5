import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const page = readFileSync(join(root, 'docs/architecture.md'), 'utf8')

test('the diagram of layers is the one the script draws', () => {
  const script = join(root, 'scripts/draw-architecture.mjs')
  const { status, stderr } = spawnSync(process.execPath, [script, '--check'], { encoding: 'utf8' })
  expect(stderr).toBe('')
  expect(status).toBe(0)
})

test('every file that the page names exists', () => {
  const named = [...page.matchAll(/`([a-z-]+\/[\w./-]+)`/g)].map(([, path = '']) => path)
  expect(named.length).toBeGreaterThan(20)
  const missing = named.filter(
    (path) => !existsSync(join(root, path)) && !existsSync(join(root, 'packages/warraq/src', path)),
  )
  expect(missing).toEqual([])
})
