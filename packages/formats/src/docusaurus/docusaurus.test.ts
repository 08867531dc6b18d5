import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../../tests/temporary-folder.ts'
import { docusaurus } from './docusaurus.ts'

test.each([
  ["import plugin from 'own-plugin'"],
  ["const plugin = require('own-plugin')"],
])('the address of the plugins changes with the package of %s', async (statement) => {
  const root = temporaryFolder()
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  const file = 'docusaurus.config.js'
  const options = '{ docs: { remarkPlugins: [plugin] } }'
  write(
    file,
    `${statement}\nexport default { title: 'D', url: 'https://d.test', baseUrl: '/', presets: [['classic', ${options}]] }`,
  )
  write('docs/index.md', '# One')
  write('node_modules/own-plugin/index.js', 'module.exports = () => (tree) => tree')
  const addressWith = async (version: string) => {
    write('node_modules/own-plugin/package.json', JSON.stringify({ version }))
    const itemFields = { navbar: {}, inner: {}, footer: {} }
    const cacheDir = join(root, '.cache')
    return (await docusaurus.read({ root, file, cacheDir, itemFields })).pagePlugins
  }
  const first = await addressWith('1.0.0')
  expect(first).toMatch(/^file:/)
  expect(await addressWith('1.0.0')).toBe(first)
  expect(await addressWith('1.0.1')).not.toBe(first)
})
