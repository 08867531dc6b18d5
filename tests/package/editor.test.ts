import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Editor, openEditor } from './editor.ts'
import { addTypes, installInto, packEngine } from './installed-package.ts'

let dir = ''
let editor: Editor
beforeAll(async () => {
  dir = await installInto('site', await packEngine(), 'linked')
  await addTypes(dir)
  editor = await openEditor(dir)
}, 600_000)
afterAll(() => editor.close())

/** A configuration with these fields, of which `|` marks a place. */
const config = (fields: string) => `import { defineConfig } from 'warraq'
export default defineConfig({
  title: 'One', url: 'https://docs.example.org',
  sections: [{ id: 'docs', path: '.', route: '/' }],
  ${fields}
})
`

test.each([
  ["tag|line: ''", 'Follows the name of the site in the title of the home page.'],
  ['navbar: { hideOn|Scroll: true }', 'Hide the navbar while the reader scrolls down.'],
  [
    "navbar: { logo: { src: '/a.svg', srcD|ark: '/b.svg' } }",
    'Address of the picture in dark mode.',
  ],
  // Without a type, TypeScript 7.0 checks and completes a link, but has no hint.
  ["navbar: { items: [{ type: 'default', lab|el: 'A', to: '/' }] }", 'Text of the item.'],
  ["navbar: { items: [{ type: 'doc', doc|Id: 'a' }] }", 'Id of the doc.'],
  ["footer: { copy|right: '' }", 'HTML of the last line.'],
  ["checks: { content: { date|dFacts: 'warn' } }", '@default'],
  ["checks: { 'link/unknown-|page': 'warn' }", 'A link to a page that does not exist.'],
  ["policy: { ima|ges: ['https://img.example.org'] }", 'Origins of images'],
  ["plugins: [{ na|me: 'one' }]", 'Unique name within a site'],
  ["plugins: [{ name: 'one', che|cks: [] }]", 'Checks of content, which `warraq check` runs.'],
  [
    "plugins: [{ name: 'one', em|it: () => [] }]",
    'Files to add beside the pages of each language.',
  ],
])('the hint of %s tells what the field means', async (fields, meaning) => {
  editor.open('docs.config.ts', config(fields))
  expect(await editor.hover()).toContain(meaning)
  expect(await editor.problems()).toEqual([])
})

test('hints name types instead of expanding schemas', async () => {
  editor.open('docs.config.ts', config('nav|bar: {}'))
  expect(await editor.hover()).toContain('navbar?: NavbarInput | undefined')
  editor.open('docs.config.ts', config('').replace('defineConfig({', 'define|Config({'))
  const hint = await editor.hover()
  expect(hint).toContain('defineConfig(config: DocsConfigInput): DocsConfigInput')
  expect(hint).toContain('your editor completes its fields')
  expect(hint).not.toContain('Zod')
})

test.each([
  ['|', ['tagline', 'navbar', 'policy', 'head']],
  ['navbar: { items: [{ | }] }', ['label', 'to', 'href', 'position']],
  ['sections: [{ | }]', ['id', 'route', 'sidebarCollapsed']],
  ['colorMode: { defaultMode: "|" }', ['light', 'dark']],
])('fields and values are completed in %s', async (fields, names) => {
  editor.open('docs.config.ts', config(fields))
  expect(await editor.complete()).toEqual(expect.arrayContaining(names))
})

test.each([
  ["tagLine: ''", "'tagLine' does not exist in type 'DocsConfigInput'"],
  ["navbar: { items: [{ position: 'top' }] }", '"top"'],
  ['policy: { pictures: [] }', "'pictures' does not exist in type 'PolicyInput'"],
  ["head: [{ tag: 'base', attributes: {} }]", '"base"'],
])('%s is marked', async (fields, message) => {
  editor.open('docs.config.ts', config(fields))
  expect((await editor.problems()).join()).toContain(message)
})

test('the JSON schemas know the fields of front matter and of category files', async () => {
  const schema = async (name: string) =>
    JSON.parse(await readFile(join(dir, 'node_modules/warraq/dist/schemas', name), 'utf8'))
  const frontMatter = await schema('front-matter.json')
  expect(frontMatter.properties.sidebar_position).toMatchObject({
    type: 'number',
    description: 'Position within the folder.',
  })
  expect(frontMatter.properties.draft).toMatchObject({ type: 'boolean' })
  expect(JSON.stringify(frontMatter.properties.checked)).toContain('"format":"date"')
  const category = await schema('category.json')
  expect(category.properties.label.description).toContain('Name in the sidebar')
  expect(category.additionalProperties).toBe(false)
  expect(Object.keys(category.properties)).toContain('$schema')
})
