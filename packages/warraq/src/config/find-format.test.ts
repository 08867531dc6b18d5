import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../../tests/temporary-folder.ts'
import { formatsFor } from './find-format.ts'

function folderWith(files: Readonly<Record<string, string>>): string {
  const root = temporaryFolder()
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), text)
  return root
}

const PROJECT = { 'docusaurus.config.ts': 'export default {}\n' }

test('without the package, the first line names the tool and the package that reads it', async () => {
  await expect(formatsFor(folderWith(PROJECT), () => undefined)).rejects.toThrow(
    /^This is a Docusaurus project: npm i -D @warraq\/formats$/,
  )
  const vault = temporaryFolder()
  mkdirSync(join(vault, '.obsidian'))
  await expect(formatsFor(vault, () => undefined)).rejects.toThrow(
    /^This is an Obsidian project: npm i -D @warraq\/formats$/,
  )
  const folder = await formatsFor(folderWith({ 'README.md': '# A' }), () => undefined)
  expect(folder).toMatchObject({ plugins: [] })
})

test('with the package, the format finds the file that shows the project', async () => {
  expect(await formatsFor(folderWith(PROJECT))).toMatchObject({
    found: { format: { name: 'Docusaurus' }, file: 'docusaurus.config.ts' },
  })
  expect(await formatsFor(folderWith({ 'mkdocs.yml': 'docs_dir: .\n' }))).toMatchObject({
    tool: { tool: 'MkDocs', file: 'mkdocs.yml', place: '.' },
    pageFolders: ['.'],
  })
  const { found, plugins } = await formatsFor(folderWith({ 'README.md': '# A' }))
  expect(found).toBeUndefined()
  expect(plugins.map(({ name }) => name)).toContain('docusaurus-modules')
})

test.each([
  ['export const formats = 1', 'it exports no list "formats"'],
  ["throw new Error('no such hook')", 'no such hook'],
])('a package that does not fit is named, with the cure: %s', async (code, cause) => {
  const root = folderWith({ 'formats.mjs': code })
  const finding = formatsFor(root, () => join(root, 'formats.mjs'))
  await expect(finding).rejects.toThrow(
    `@warraq/formats does not fit this version of warraq: ${cause}`,
  )
  await expect(finding).rejects.toThrow('npm i -D warraq@latest @warraq/formats@latest')
})
