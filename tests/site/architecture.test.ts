import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const page = readFileSync(join(root, 'docs/architecture.md'), 'utf8')

/** Run the script that draws the diagram of layers. */
function draw(...options: string[]) {
  const script = join(root, 'scripts/draw-architecture.mjs')
  return spawnSync(process.execPath, [script, ...options], { encoding: 'utf8' })
}

test('the diagram of layers is the one the script draws', () => {
  const { status, stderr } = draw('--check')
  expect(stderr).toBe('')
  expect(status).toBe(0)
})

test('the script that draws the layers refuses an unknown option', () => {
  const { status, stderr } = draw('--check', '--help')
  expect(stderr).toContain("Unknown option '--help'")
  expect(status).toBe(1)
})

/** A path in the repository; the results of benchmarks are written there. */
const PATH = /`((?:packages|site|tests|scripts|bench(?!\/results))\/[\w./-]+)`/g
const documents = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.md'))
  .map((file) => `docs/${file}`)

test.each([
  ...documents,
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
])('every file of the repository that %s names exists', (document) => {
  const text = readFileSync(join(root, document), 'utf8')
  const named = [...text.matchAll(PATH)].map(([, path = '']) => path)
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([])
})

test('every file that the page of the architecture names exists', () => {
  const named = [...page.matchAll(/`([a-z-]+\/[\w./-]+)`/g)].map(([, path = '']) => path)
  expect(named.length).toBeGreaterThan(20)
  const missing = named.filter(
    (path) => !existsSync(join(root, path)) && !existsSync(join(root, 'packages/warraq/src', path)),
  )
  expect(missing).toEqual([])
})
