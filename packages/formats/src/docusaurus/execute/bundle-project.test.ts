import { mkdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import type { Diagnostic, WarraqPlugin } from 'warraq/plugin'
import { temporaryFolder } from '../../../../../tests/temporary-folder.ts'
import { bundleProject } from './bundle-project.ts'

let root = ''
beforeEach(() => {
  root = temporaryFolder()
  write('a.mjs', "import b from './b.mjs'\nimport c from './c.json'\nexport default { b, c }\n")
  write('b.mjs', 'export default 1\n')
})

/** Write a file of the project as if it had been there for a minute. */
function write(name: string, text: string): void {
  const minuteAgo = Date.now() / 1000 - 60
  writeFileSync(join(root, name), text)
  utimesSync(join(root, name), minuteAgo, minuteAgo)
}

/** Path of the bundle of the project. */
async function bundled(): Promise<string> {
  const options = { root, cacheDir: join(root, 'cache'), modules: ['a.mjs'] }
  return (await bundleProject(options)).script
}

test('a bundle is used again until one of its files changes', async () => {
  const first = await bundled()
  expect(await bundled()).toBe(first)
  write('b.mjs', 'export default 2\n')
  const second = await bundled()
  expect(second).not.toBe(first)
  expect(await bundled()).toBe(second)
})

test('data that appears is read', async () => {
  const first = await bundled()
  write('c.json', '{ "lamp": 1 }\n')
  const second = await bundled()
  expect(second).not.toBe(first)
  expect(readFileSync(second, 'utf8')).toContain('lamp')
})

test('a bundle that is damaged or gone is made again', async () => {
  const first = await bundled()
  const text = readFileSync(first, 'utf8')
  writeFileSync(first, 'damaged')
  expect(readFileSync(await bundled(), 'utf8')).toBe(text)
  rmSync(first)
  expect(readFileSync(await bundled(), 'utf8')).toBe(text)
})

test('a plugin is known by its package, whatever its function is called', async () => {
  mkdirSync(join(root, 'node_modules/@docusaurus/remark-plugin-npm2yarn'), { recursive: true })
  write('node_modules/@docusaurus/remark-plugin-npm2yarn/package.json', '{ "version": "1.0.0" }')
  const code = "const plugin = () => { throw new Error('no') }\nmodule.exports = plugin\n"
  write('node_modules/@docusaurus/remark-plugin-npm2yarn/index.js', code)
  const plugins =
    "[require('@docusaurus/remark-plugin-npm2yarn'), function other() { throw new Error('no') }]"
  const docs = `docs: { remarkPlugins: ${plugins} }`
  write('a.cjs', `module.exports = { presets: [['classic', { ${docs} }]] }`)
  const place = { root, cacheDir: join(root, 'cache') }
  const bundle = await bundleProject({ ...place, modules: ['a.cjs'], purpose: 'plugins' })
  const { plugins: load } = (await import(bundle.script)) as {
    readonly plugins: () => Promise<readonly WarraqPlugin[]>
  }
  const [plugin] = await load()
  const found: string[] = []
  const report = (problem: Diagnostic) => found.push(problem.found)
  const made = plugin?.markdown?.forPage?.({ file: 'docs/a.md', format: 'md', text: '', report })
  const [bridge] = made?.mdast ?? []
  await (bridge as { before: (root: object, context: object) => unknown }).before(
    { type: 'root', children: [] },
    {},
  )
  expect(found).toEqual(['other: no'])
})
