import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { temporaryFolder } from '../../../../../tests/temporary-folder.ts'
import { bundleProject } from './bundle-project.ts'
import { openPostcssRecord } from './postcss-record.ts'
import { runProject } from './run-project.ts'

let root = ''
beforeEach(() => {
  root = temporaryFolder()
  install('dye', '1.0.0')
})

function write(name: string, text: string): void {
  mkdirSync(dirname(join(root, name)), { recursive: true })
  writeFileSync(join(root, name), text)
}

/** A package that leaves a mark where it is loaded. */
function install(name: string, version: string): void {
  write(`node_modules/${name}/package.json`, JSON.stringify({ name, version }))
  write(
    `node_modules/${name}/index.js`,
    "require('node:fs').writeFileSync('loaded', '')\nmodule.exports = () => () => {}\n",
  )
}

/** Whether reading a configuration with these plugins loads the package. */
async function loads(plugins: string): Promise<boolean> {
  rmSync(join(root, 'loaded'), { force: true })
  write('a.cjs', `module.exports = { plugins: [${plugins}] }`)
  const place = { root, cacheDir: join(root, 'cache') }
  const bundle = await bundleProject({ ...place, modules: ['a.cjs'] })
  const record = openPostcssRecord(bundle.script, place)
  const answer = await runProject(bundle, { root, file: 'a.cjs', hasPostcss: record.isKnown })
  expect(answer.postcss).toHaveLength(1)
  record.keep(answer)
  return existsSync(join(root, 'loaded'))
}

const hook = (added: string) =>
  `() => ({ name: 'a', configurePostCss: (o) => { o.plugins.push(${added}); return o } })`

test('packages are loaded once, until one has another version or the code changes', async () => {
  expect(await loads(hook("require('dye')"))).toBe(true)
  expect(await loads(hook("require('dye')"))).toBe(false)
  install('dye', '1.0.1')
  expect(await loads(hook("require('dye')"))).toBe(true)
  expect(await loads(hook("require('dye')({})"))).toBe(true)
  expect(await loads(hook("require('dye')({})"))).toBe(false)
})

test('a package that is named by its text counts, too', async () => {
  expect(await loads(hook("['dye', {}]"))).toBe(true)
  expect(await loads(hook("['dye', {}]"))).toBe(false)
  install('dye', '1.0.1')
  expect(await loads(hook("['dye', {}]"))).toBe(true)
})

test.each([
  ['a package is missing', hook("require('dye'), require('no-such')")],
  ['the hook fails', hook("require('dye'), (() => { throw new Error('no wick') })()")],
  ['the plugin is a file that is not in the bundle', "'./plugin.cjs'"],
  [
    'it loads a file that is not in the bundle',
    hook("require(require('node:path').resolve('own.cjs'))"),
  ],
])('nothing is remembered when %s', async (_, plugins) => {
  write('plugin.cjs', `module.exports = ${hook("require('dye')")}`)
  write('own.cjs', "module.exports = require('dye')")
  expect(await loads(plugins)).toBe(true)
  expect(await loads(plugins)).toBe(true)
})
