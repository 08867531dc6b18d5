import externalLinks from 'rehype-external-links'
import { expect, test } from 'vitest'
import { PLAIN_CONTEXT } from '../../warraq/src/content/compile-context.fixtures.ts'
import { compilePage } from '../../warraq/src/content/compile-page.ts'
import { markdownExtensions } from '../../warraq/src/plugins/markdown-extensions.ts'
import { treePlugins } from '../src/index.ts'
import type { TreePluginEntry } from '../src/trees/tree-plugin.ts'

interface Node {
  type: string
  value?: string
  children?: Node[]
}

/** Calls a function with every node of a tree. */
function visit(node: Node, see: (node: Node) => void): void {
  see(node)
  for (const child of node.children ?? []) visit(child, see)
}

interface Plugins {
  readonly remark?: readonly TreePluginEntry[]
  readonly rehype?: readonly TreePluginEntry[]
  readonly format?: 'md' | 'mdx'
}

async function compiled(text: string, { remark = [], rehype = [], format = 'md' }: Plugins) {
  const taken = { containers: new Set<string>(), leaves: new Set<string>() }
  const extensions = markdownExtensions([treePlugins({ remark, rehype })], taken)
  const { page, problems } = await compilePage(
    { file: 'a.md', format, text, firstLine: 1 },
    { ...PLAIN_CONTEXT, extensions },
  )
  return { html: page.html.trim(), problems }
}

const shout = (mark: string) => (tree: Node) =>
  visit(tree, (node) => {
    if (node.type === 'text') node.value = `${node.value}${mark}`
  })

test('a plugin of remark changes the tree, with its options and before the engine reads it', async () => {
  const boxed = () => (tree: Node) => {
    tree.children = [{ type: 'containerDirective', name: 'tip', children: tree.children } as Node]
  }
  const { html, problems } = await compiled('Hello\n\n*there*', {
    remark: [[shout, '!'], boxed],
  })
  expect(problems).toEqual([])
  expect(html).toContain('<p>Hello!</p>')
  expect(html).toContain('<em>there!</em>')
  expect(html).toContain('admonition-tip')
})

test('JSX of a plugin would be lost in Markdown, so the plugin is named and left out', async () => {
  const tabs = () => (tree: Node) => {
    tree.children = [{ type: 'mdxJsxFlowElement', name: 'Tabs', children: tree.children } as Node]
  }
  const { html, problems } = await compiled('Hello', { remark: [tabs] })
  expect(html).toBe('<p>Hello</p>')
  expect(problems).toMatchObject([{ code: 'plugin/tree-failed' }])
})

test('in MDX components and expressions stay, and plugins may add some', async () => {
  const added = () => (tree: Node) => {
    tree.children?.push({ type: 'mdxFlowExpression', value: '2 + 3' })
  }
  const { html, problems } = await compiled(
    'export const n = 4\n\n<b title={String(n)}>in</b>\n\nA {n}.',
    {
      remark: [added],
      format: 'mdx',
    },
  )
  expect(problems).toEqual([])
  expect(html).toContain('title="4"')
  expect(html).toContain('<p>A 4.</p>')
  expect(html).toMatch(/5$/)
})

test('a plugin of rehype changes the HTML tree; it may return a promise of another tree', async () => {
  const wrapped = () => async (tree: Node) => ({
    type: 'root',
    children: [
      {
        type: 'element',
        tagName: 'section',
        properties: { className: ['w'] },
        children: tree.children,
      },
    ],
  })
  const { html } = await compiled('# A\n\n<div>raw</div>', { rehype: [wrapped] })
  expect(html).toMatch(/^<section class="w"><h1[^>]*>A<\/h1>\s*<div>raw<\/div><\/section>$/)
})

test('a published plugin of rehype runs with its options', async () => {
  const { html, problems } = await compiled('[out](https://example.org)', {
    rehype: [[externalLinks, { rel: ['nofollow'] }]],
  })
  expect(problems).toEqual([])
  expect(html).toContain('rel="nofollow"')
})

test('a tree within a tree is its children; what is not a node is left out', async () => {
  const odd = () => (tree: Node) => {
    const inner = {
      type: 'root',
      children: [{ type: 'paragraph', children: [...(tree.children?.[0]?.children ?? [])] }],
    }
    const list = { type: 'list', ordered: true, start: Number.NaN, children: [] }
    tree.children = [inner, undefined, { value: 'x' }, list] as unknown as Node[]
  }
  const { html, problems } = await compiled('Hello', { remark: [odd] })
  expect(problems).toEqual([])
  expect(html).toContain('<p>Hello</p>')
})

test('plugins read and write data of unified, and know the file', async () => {
  function named(this: { data: () => Record<string, unknown> }) {
    this.data().micromarkExtensions = []
    return (tree: Node, file: { readonly stem: string }) => shout(` in ${file.stem}`)(tree)
  }
  const late = () => (_: Node, __: object, next: (error: undefined, tree: Node) => void) =>
    setTimeout(() => next(undefined, { type: 'root', children: [{ type: 'thematicBreak' }] }))
  expect((await compiled('x', { remark: [named] })).html).toBe('<p>x in a</p>')
  expect((await compiled('x', { remark: [late] })).html).toBe('<hr>')
})

test.each<[what: string, plugin: TreePluginEntry, found: string]>([
  [
    'throws',
    () => () => {
      throw new Error('no oil')
    },
    'plugin: no oil',
  ],
  ['returns no tree', () => () => 'text', 'plugin: it returned no tree, but "text"'],
])('a plugin that %s is named, and the page is built without it', async (_, made, found) => {
  const plugin = Object.defineProperty(made, 'name', { value: 'plugin' })
  const { html, problems } = await compiled('x', { remark: [plugin, [shout, '!']] })
  expect(html).toBe('<p>x!</p>')
  expect(problems).toMatchObject([{ code: 'plugin/tree-failed', found }])
})
