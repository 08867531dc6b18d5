import { parseCodeMeta } from '@warraq/fences/code-meta'
import { plainTextOf } from '@warraq/markup/plain-text'
import { ownValue } from '@warraq/search/own-value'
import type { BlockContentMap, Code, PhrasingContentMap, RootContent } from 'mdast'
import {
  defineMdastPlugin,
  type MdastContent,
  type MdastNode,
  type MdastVisitorContext,
} from 'satteri'
import type { PluginEntry } from '../../plugins/owned-entries.ts'
import { hookProblem } from '../../plugins/plugin-error.ts'
import type { DirectiveUse, MarkdownHooks } from '../../plugins/warraq-plugin.ts'
import type { Diagnostic } from '../../shared/data/diagnostic.ts'
import { type Place, placeIn, problemAt } from '../../shared/data/problem-at.ts'
import { messageOf } from '../../shared/text/message-of.ts'
import { didYouMean } from '../../shared/text/nearest.ts'
import type { PageScratch } from '../compile-context.ts'
import { renderComponent } from '../components/render-component.tsx'
import type { ContainerUse } from '../placeholders.ts'
import { CONTAINERS } from './containers.ts'

export function directiveTransform(scratch: PageScratch) {
  const { components, extensions } = scratch.context
  return defineMdastPlugin({
    name: 'docs-directives',
    options: { position: true },
    textDirective(node, context) {
      context.replaceNode(node, undone(node, context.source))
    },
    containerDirective(node, context) {
      const own = extensions.containers.get(node.name)
      if (own !== undefined) return pluginContainer(own, node, { context, scratch })
      scratch.problems.push(...unknownAttributes(directiveUseOf(node, scratch)))
      // The transform of its `tabs` has already handled a tab.
      if (node.name === 'code-group') return codeGroupIn(node, context, scratch)
      const isTab = node.name === 'tab' && isContainer(context.parent(node), 'tabs')
      if (!isTab) containerFor(node, context, scratch)
      if (!isTab && node.name === 'tab')
        scratch.problems.push(misplacedTab(directiveUseOf(node, scratch)))
      if (node.name === 'tabs') tabsIn(node, context, scratch)
    },
    leafDirective(node, context) {
      const use = directiveUseOf(node, scratch)
      const component = components.get(node.name)
      const replace = (html: string | Promise<string>) =>
        context.replaceNode(node, scratch.placeholders.node(html, context.sourceFormat))
      const own = extensions.leaves.get(node.name)
      if (own !== undefined) replace(pluginLeaf(own, use, scratch))
      else if (component === undefined) {
        scratch.problems.push(unknownComponent(use, scratch))
        const { start, end } = node.position ?? {}
        const value = context.source.slice(start?.offset, end?.offset)
        context.replaceNode(node, { type: 'paragraph', children: [{ type: 'text', value }] })
      } else {
        const place = { scratch, line: use.line }
        replace(renderComponent(component, { ...node.attributes }, place))
      }
    },
  })
}

/** A text directive as its author wrote it: its colon, name and attributes as text around its label. */
function undone(
  node: Readonly<PhrasingContentMap['textDirective']>,
  source: string,
): MdastContent[] {
  const { start, end } = node.position ?? {}
  const [from = end?.offset, to = end?.offset] = [
    node.children[0]?.position?.start.offset,
    node.children.at(-1)?.position?.end.offset,
  ]
  const text = (value: string): MdastContent => ({ type: 'text', value })
  return [
    text(source.slice(start?.offset, from)),
    ...node.children,
    ...(to === end?.offset ? [] : [text(source.slice(to, end?.offset))]),
  ]
}

type Container = Readonly<BlockContentMap['containerDirective']>
type Leaf = Readonly<BlockContentMap['leafDirective']>

/** A directive in the form that plugins receive. */
function directiveUseOf({ name, attributes, position }: Container | Leaf, scratch: PageScratch) {
  return {
    name,
    attributes: Object.fromEntries(
      Object.entries(attributes ?? {}).map(([key, value]) => [key, value ?? '']),
    ),
    file: scratch.file,
    line: scratch.firstLine - 1 + (position?.start.line ?? 1),
  }
}

function unknownAttributes({ name, attributes, file, line }: DirectiveUse): Diagnostic[] {
  const known = Object.keys(ownValue(CONTAINERS, name)?.attributes ?? {})
  return Object.keys(attributes)
    .filter((attribute) => !known.includes(attribute))
    .map((attribute) =>
      problemAt({ file, line }, 'directive/unknown-attribute', {
        found: `:::${name}{${attribute}}`,
        expected: known.length === 0 ? 'no attributes' : `one of: ${known.join(', ')}`,
        fix: didYouMean(attribute, known, 'remove the attribute'),
      }),
    )
}

type Hook<Name extends 'containers' | 'leaves'> = PluginEntry<
  NonNullable<MarkdownHooks[Name]>[string]
>

function pluginContainer(
  { plugin, entry }: Hook<'containers'>,
  node: Container,
  { context, scratch }: { readonly context: MdastVisitorContext; readonly scratch: PageScratch },
): void {
  const use = directiveUseOf(node, scratch)
  try {
    const { tag, attributes, before } = entry(use)
    context.setProperty(node, 'data', { hName: tag, hProperties: { ...attributes } })
    if (before !== undefined)
      context.prependChild(node, scratch.placeholders.node(before, context.sourceFormat))
  } catch (cause) {
    const found = `:::${use.name}: ${messageOf(cause)}`
    const hook = { plugin, hook: 'markdown.containers', found }
    scratch.problems.push(hookProblem(use, 'plugin/directive-failed', hook))
  }
}

async function pluginLeaf(
  { plugin, entry }: Hook<'leaves'>,
  use: DirectiveUse,
  scratch: PageScratch,
): Promise<string> {
  try {
    return await entry(use)
  } catch (cause) {
    const found = `::${use.name}: ${messageOf(cause)}`
    const hook = { plugin, hook: 'markdown.leaves', found }
    scratch.problems.push(hookProblem(use, 'plugin/directive-failed', hook))
    return ''
  }
}

/** The label paragraph that the parser creates from `[Title]`. */
function labelOf(node: Container) {
  const [first] = node.children
  return first?.type === 'paragraph' && first.data?.directiveLabel === true ? first : undefined
}

/** Mark a container for the theme part that renders it. */
function containerFor(
  node: Container,
  context: MdastVisitorContext,
  scratch: PageScratch,
  tab?: ContainerUse['tab'],
): void {
  const { name, attributes } = directiveUseOf(node, scratch)
  const { placeholders } = scratch
  context.setProperty(node, 'data', placeholders.data({ name, attributes, ...(tab && { tab }) }))
  const label = labelOf(node)
  if (label !== undefined)
    context.setProperty(label, 'data', { ...label.data, ...placeholders.data('label') })
}

function tabsIn(node: Container, context: MdastVisitorContext, scratch: PageScratch): void {
  const values = new Set<string>()
  for (const child of node.children) {
    if (!isContainer(child, 'tab')) {
      if (child !== labelOf(node) && !isComment(child))
        scratch.problems.push(betweenTabs(placeIn(scratch, child.position?.start.line)))
      continue
    }
    const name = child.attributes?.value ?? plainTextOf([labelOf(child) ?? child])
    if (values.has(name)) scratch.problems.push(repeatedTab(directiveUseOf(child, scratch), name))
    let value = name
    for (let count = 2; values.has(value); count++) value = `${name}-${count}`
    values.add(value)
    containerFor(child, context, scratch, {
      value,
      label: child.attributes?.label ?? name,
      isDefault: child.attributes?.default !== undefined,
    })
  }
}

function isContainer(node: MdastNode | undefined, name: string): node is Container {
  return node?.type === 'containerDirective' && node.name === name
}

function isComment(node: Readonly<MdastNode>): boolean {
  return 'value' in node && /^(?:<!--|\/\*)/.test(String(node.value))
}

function misplacedTab({ file, line }: DirectiveUse): Diagnostic {
  return problemAt({ file, line }, 'directive/misplaced', {
    found: 'a :::tab outside :::tabs, shown as a box',
    expected: 'every :::tab directly inside :::tabs',
    fix: 'put it into :::tabs, and give :::tabs more colons than its tabs',
  })
}

function betweenTabs(place: Place): Diagnostic {
  return problemAt(place, 'directive/misplaced', {
    found: 'content of :::tabs outside every :::tab, shown above the tabs',
    expected: 'nothing but :::tab directly inside :::tabs',
    fix: 'move it into a :::tab, or out of :::tabs',
  })
}

function repeatedTab({ file, line }: DirectiveUse, value: string): Diagnostic {
  return problemAt({ file, line }, 'directive/repeated-tab', {
    found: `a second tab with the value "${value}"`,
    expected: 'tabs of one :::tabs with different values',
    fix: 'change its label, or give it another value',
  })
}

function unknownComponent({ name, file, line }: DirectiveUse, { context }: PageScratch) {
  // The compiler meets no `::include`, which is filled in before.
  const names = [
    'include',
    ...context.components.keys(),
    ...context.extensions.leaves.keys(),
  ].sort()
  const ifNoneSimilar = 'use a component of the site, or plain Markdown'
  return problemAt({ file, line }, 'directive/unknown', {
    found: `::${name}`,
    expected:
      names.length === 1
        ? 'include, because the site defines no component'
        : `one of: ${names.join(', ')}`,
    fix: didYouMean(name, names, ifNoneSimilar, (nearest) => `::${nearest}`),
  })
}

interface CodeGroup {
  readonly children: readonly Readonly<RootContent>[]
}

/**
 * Show a group of code blocks as tabs, as VitePress does. The name of each is in brackets after the
 * language: ` ```ts [config.ts] `.
 */
function codeGroupIn(
  node: Readonly<MdastNode> & CodeGroup,
  context: MdastVisitorContext,
  scratch: PageScratch,
): void {
  const { placeholders, problems } = scratch
  context.setProperty(node, 'data', placeholders.data({ name: 'tabs', attributes: {} }))
  for (const [index, child] of node.children.entries()) {
    if (child.type === 'html') continue
    if (child.type !== 'code') {
      problems.push(notCode(placeIn(scratch, child.position?.start.line)))
      continue
    }
    const label = tabNameOf(child)
    const tab = { value: `${index + 1}-${label}`, label, isDefault: false }
    const data = placeholders.data({ name: 'tab', attributes: {}, tab })
    context.wrapNode(child, { type: 'blockquote', data, children: [] })
  }
}

function tabNameOf({ lang, meta }: Pick<Code, 'lang' | 'meta'>): string {
  const bracketed = /(?:^|\s)\[([^\]]{0,500})\]/.exec(meta ?? '')?.[1]
  return bracketed ?? parseCodeMeta(meta ?? '').title ?? (lang || 'code')
}

function notCode(place: ReturnType<typeof placeIn>) {
  return problemAt(place, 'directive/misplaced', {
    found: 'content of :::code-group that is not a code block, which is not shown',
    expected: 'nothing but code blocks directly inside :::code-group',
    fix: 'move it out, or use :::tabs',
  })
}
