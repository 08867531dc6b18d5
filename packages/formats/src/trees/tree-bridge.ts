import {
  defineHastPlugin,
  defineMdastPlugin,
  type PagePlugins,
  type ParsedPage,
  problemAt,
  runBounded,
  watchStrayErrors,
} from 'warraq/plugin'
import { messageOf } from '../message-of.ts'
import { ownValue } from '../own-value.ts'
import { pageFile } from './page-file.ts'
import {
  changedChildren,
  isTree,
  plainTree,
  soundNodes,
  type TreeNode,
  textOf,
} from './plain-tree.ts'
import type { TreePluginUse, TreePluginUses } from './tree-plugin.ts'

/** Time that a plugin has for a page. */
const LIMIT_MS = 10_000

interface Root {
  readonly type: string
  readonly children: readonly { readonly type: string }[]
}

interface Context {
  setProperty: (node: never, name: never, value: never) => void
}

/**
 * Plugins of remark and rehype in the parser's hooks: each changes a copy of the tree, and the
 * result replaces the tree. One that fails is named and left out; the page is built without it.
 */
export function treeBridges({ remark, rehype }: TreePluginUses, page: ParsedPage): PagePlugins {
  const usesOf = (uses: readonly TreePluginUse[]) =>
    uses.filter(({ under }) => under === undefined || page.file.startsWith(`${under}/`))
  const before = (uses: readonly TreePluginUse[]) =>
    ((root: unknown, context: unknown) =>
      changeTree(root as Root, context as Context, uses, page)) as never
  const [mdast, hast] = [usesOf(remark), usesOf(rehype)]
  const options = { position: true } as const
  return {
    ...(mdast.length > 0 && {
      mdast: [defineMdastPlugin({ name: 'remark', options, before: before(mdast) })],
    }),
    ...(hast.length > 0 && {
      hast: [defineHastPlugin({ name: 'rehype', options, before: before(hast) })],
    }),
  }
}

async function changeTree(
  root: Root,
  context: Context,
  uses: readonly TreePluginUse[],
  page: ParsedPage,
): Promise<void> {
  const original = [...root.children]
  let tree = plainTree(root) as TreeNode & { children: TreeNode[] }
  const copies = tree.children.slice()
  const before = copies.map(textOf)
  const file = pageFile(page.file, page.text)
  for (const use of uses) {
    try {
      const changed = await transformed(tree, use, file)
      tree = { ...changed, children: soundNodes(changed.children) }
    } catch (cause) {
      report(use.name, messageOf(cause), page)
    }
  }
  // Markdown has no such nodes: they would be lost.
  if (page.format === 'md' && tree.children.some(isOfMdx)) {
    report(uses.map(({ name }) => name).join(', '), 'JSX or JavaScript in a Markdown page', page)
    return
  }
  const after = changedChildren<unknown>(original, copies, { after: tree.children, before })
  if (after.length === original.length && after.every((node, at) => node === original[at])) return
  try {
    context.setProperty(root as never, 'children' as never, after as never)
  } catch (cause) {
    report(uses.map(({ name }) => name).join(', '), messageOf(cause), page)
  }
}

function isOfMdx({ type, children = [] }: TreeNode): boolean {
  return type.startsWith('mdx') || children.some(isOfMdx)
}

/** What unified passes to plugins as `this`, as far as transformers use it. */
const processorOf = (data: Record<string, unknown>) => ({
  data: (name?: string, value?: unknown) => {
    if (name === undefined) return data
    if (value !== undefined) Object.assign(data, { [name]: value })
    return ownValue(data, name)
  },
})

type Transformer = (...given: readonly unknown[]) => unknown

async function transformed(
  tree: TreeNode & { children: TreeNode[] },
  { plugin, options }: TreePluginUse,
  file: object,
) {
  const transformer = runBounded(() =>
    Reflect.apply(plugin as Transformer, processorOf({ settings: {} }), options),
  )
  // It only extends a parser, which the engine does not use.
  if (typeof transformer !== 'function') return tree
  const result = await inTime(runBounded(() => resultOf(transformer as Transformer, tree, file)))
  if (result === undefined || result === null) return tree
  if (!isTree(result)) throw new Error(`it returned no tree, but ${shown(result)}`)
  return result
}

/** A transformer with a third parameter calls it with an error or a tree. */
function resultOf(transformer: Transformer, tree: TreeNode, file: object): unknown {
  if (transformer.length < 3) return transformer(tree, file)
  return new Promise((resolve, reject) => {
    transformer(tree, file, (error: unknown, next: unknown) =>
      error ? reject(error) : resolve(next),
    )
  })
}

async function inTime(result: unknown): Promise<unknown> {
  if (!(result instanceof Promise)) return result
  let stop = () => {}
  const failed = new Promise((_, reject) => {
    const late = new Error(`it did not end within ${LIMIT_MS / 1000} seconds`)
    const timer = setTimeout(() => reject(late), LIMIT_MS)
    const unwatch = watchStrayErrors(reject)
    stop = () => {
      clearTimeout(timer)
      unwatch()
    }
  })
  return Promise.race([result, failed]).finally(() => stop())
}

function shown(value: unknown): string {
  return `${JSON.stringify(value) ?? typeof value}`.slice(0, 60)
}

function report(name: string, found: string, { file, report: tell }: ParsedPage): void {
  tell(
    problemAt(file, 'plugin/tree-failed', {
      found: `${name}: ${found}`,
      expected: 'a plugin of remark or rehype that returns a tree, or changes the one it gets',
      fix: 'correct the plugin; the page is built without what it changes',
    }),
  )
}
