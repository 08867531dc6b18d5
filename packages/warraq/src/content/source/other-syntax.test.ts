import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../../../tests/temporary-folder.ts'
import { PLAIN_CONTEXT } from '../compile-context.fixtures.ts'
import { compilePage } from '../compile-page.ts'
import { syntaxHooks, syntaxReaders, unreadStartPage } from './other-syntax.ts'

const compile = (text: string, context = PLAIN_CONTEXT) =>
  compilePage({ file: 'a.md', format: 'md', text, firstLine: 5 }, context)

/** Readers of a plugin whose module has this code. */
function readersOf(code: string, options = {}) {
  const module = join(temporaryFolder(), 'prepare.mjs')
  writeFileSync(module, code)
  const syntax = { module: pathToFileURL(module).href, options }
  return syntaxReaders(syntaxHooks([{ name: 'own' }, { name: 'other', syntax }]))
}

test.each([
  '!!! note\n    One.',
  '=== "npm"\n    One.',
  '> {% hint style="info" %}',
  'See {{< ref "a.md" >}}.',
  '<<< @/a.ts',
  'See [[Page#Heading|text]].',
  '![[a.png]]',
])('without a plugin, %j is text and the page has one finding', async (sign) => {
  const { problems } = await compile(`# T\n\n\`[[a]]\`\n\n${sign}\n\n${sign}\n`)
  expect(problems).toMatchObject([{ code: 'foreign/unread', severity: 'warning', line: 9 }])
  expect(problems[0]?.fix).toContain('npm i -D @warraq/formats')
})

test.each([
  'Three!!! exclamation marks',
  '[[1, 2], [3]] and list[["name"]] and [[ -f x ]]',
  '```md\n!!! note\n[[a]]\n```',
  'a === "b"',
])('%j is Markdown', async (text) => {
  expect((await compile(text)).problems).toEqual([])
})

test.each([
  { layout: 'home' },
  { home: true },
  { template: 'splash' },
])('without a plugin, front matter %j is a finding', (fields) => {
  expect(unreadStartPage(fields, 'a.md', [{ name: 'own' }])).toMatchObject([
    { code: 'foreign/unread', file: 'a.md', line: 1 },
  ])
  const syntax = { module: 'file:///a.mjs' }
  expect(unreadStartPage(fields, 'a.md', [{ name: 'dialects', syntax }])).toEqual([])
  expect(unreadStartPage({ layout: 'doc' }, 'a.md', [])).toEqual([])
})

test('a plugin gives a page in Markdown, findings, and parser plugins for its tree', async () => {
  const syntax = await readersOf(
    `export function prepare(text, { file, firstLine, options, report }) {
      report({ code: 'foreign/rest', severity: 'warning', file, line: firstLine, found: options.sign, expected: '', fix: '' })
      const mdast = [{ name: 'louder', text(node, context) { context.setProperty(node, 'value', node.value + '!') } }]
      return { text: text.replaceAll(options.sign, '**'), mdast }
    }`,
    { sign: '!!' },
  )
  const { page, problems } = await compile('A !!b!!', { ...PLAIN_CONTEXT, syntax })
  expect(page.html.trim()).toBe('<p>A !<strong>b!</strong></p>')
  expect(problems).toMatchObject([{ line: 5, found: '!!' }])
})

test('a plugin that throws is named, and the page is read as it is', async () => {
  const syntax = await readersOf("export function prepare() { throw new Error('no') }")
  const { page, problems } = await compile('A', { ...PLAIN_CONTEXT, syntax })
  expect(page.html.trim()).toBe('<p>A</p>')
  expect(problems).toMatchObject([
    {
      code: 'plugin/markdown-failed',
      found: 'no',
      expected: 'what the hook "syntax" of the plugin "other" can read',
    },
  ])
})

test('a module that exports no function is named with its plugin and hook', async () => {
  await expect(readersOf('export const prepare = 1')).rejects.toThrow(
    /^The plugin "other" failed in its hook "syntax": file:.* exports no function "prepare"/,
  )
})
