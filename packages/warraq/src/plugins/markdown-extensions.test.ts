import { expect, test } from 'vitest'
import { markdownExtensions } from './markdown-extensions.ts'
import type { MarkdownHooks } from './warraq-plugin.ts'

const NOTHING_TAKEN = { containers: new Set<string>(), leaves: new Set<string>() }
const use = { name: 'x', attributes: {}, file: 'index.md', line: 1 }
/** The hooks of a plugin, which may return anything. */
const extensions = (markdown: object) =>
  markdownExtensions([{ name: 'odd', markdown: markdown as MarkdownHooks }], NOTHING_TAKEN)

test('the error of a leaf or fence that returns no HTML names the value', async () => {
  const { leaves, fences } = extensions({ leaves: { x: () => 7 }, fences: { x: () => undefined } })
  await expect(leaves.get('x')?.entry(use)).rejects.toThrow('it returned no HTML, but 7')
  await expect(fences.get('x')?.entry({ code: '', meta: '' })).rejects.toThrow('but undefined')
})

test('a container that returns no element throws, and has the name of its plugin', () => {
  const { containers } = extensions({ containers: { x: () => '<p>' } })
  expect(() => containers.get('x')?.entry(use)).toThrow('it returned no element: { tag')
  expect(containers.get('x')?.plugin).toBe('odd')
})

test('the error of a name that two plugins use names both', () => {
  const fences = { chart: () => '' }
  const plugins = ['one', 'two'].map((name) => ({ name, markdown: { fences } }))
  expect(() => markdownExtensions(plugins, NOTHING_TAKEN)).toThrow(
    'The plugin "two" failed in its hook "markdown.fences": the name "chart" is taken by the plugin "one"',
  )
})
