import type { BlockContentMap } from 'mdast'
import { defineMdastPlugin, type MdastVisitorContext } from 'satteri'
import type { DirectiveUse } from '../plugins/warraq-plugin.ts'
import { type Diagnostic, errorAt, warningAt } from '../shared/diagnostic.ts'
import { messageOf } from '../shared/message-of.ts'
import { didYouMean } from '../shared/nearest.ts'
import { ownValue } from '../shared/own-value.ts'
import { type ContainerUse, type PageScratch, pendingSlot, slotFor } from './compile-context.ts'
import { CONTAINERS } from './containers.ts'
import { CONTAINER_TAG, LABEL_TAG } from './fill-containers.tsx'
import { htmlNode } from './html-node.ts'
import { renderComponent } from './render-component.ts'

/** Names that may open a `:::` container. */
export const CONTAINER_DIRECTIVES: ReadonlySet<string> = new Set(Object.keys(CONTAINERS))

/** Replace directives by their elements. */
export function directiveTransform(scratch: PageScratch) {
  return defineMdastPlugin({
    name: 'docs-directives',
    options: { position: true },
    containerDirective(node, context) {
      if (scratch.context.extensions.containers.has(node.name))
        return pluginContainer(node, context, scratch)
      scratch.problems.push(...unknownAttributes(node, scratch))
      if (node.name === 'tabs') return tabs(node, context, scratch)
      // The transform of its `tabs` has already handled it.
      if (node.name === 'tab') return
      return containerFor(node, context, scratch)
    },
    leafDirective(node, context) {
      const component = scratch.context.components.get(node.name)
      const line = scratch.firstLine - 1 + (node.position?.start.line ?? 1)
      if (scratch.context.extensions.leaves.has(node.name))
        return pluginLeaf(node, context, scratch)
      if (component === undefined) {
        scratch.problems.push(unknownComponent(node, line, scratch))
        return
      }
      const html = renderComponent(component, { ...node.attributes }, { scratch, line })
      context.replaceNode(node, htmlNode(slotFor(scratch, html), context.sourceFormat))
    },
    textDirective(node, context) {
      const { start, end } = node.position ?? {}
      if (start?.offset === undefined || end?.offset === undefined) return
      context.replaceNode(node, {
        type: 'text',
        value: context.source.slice(start.offset, end.offset),
      })
    },
  })
}

type ContainerDirective = BlockContentMap['containerDirective']
type LeafDirective = BlockContentMap['leafDirective']
type Container = Readonly<ContainerDirective>

function element(
  node: Container,
  context: MdastVisitorContext,
  tag: string,
  properties: Record<string, unknown>,
): void {
  context.setProperty(node, 'data', { hName: tag, hProperties: properties })
}

/** A directive in the form that plugins receive. */
function directiveUseOf(
  { name, attributes, position }: Container | Readonly<LeafDirective>,
  scratch: PageScratch,
): DirectiveUse {
  return {
    name,
    attributes: Object.fromEntries(
      Object.entries(attributes ?? {}).map(([key, value]) => [key, value ?? '']),
    ),
    file: scratch.file,
    line: scratch.firstLine - 1 + (position?.start.line ?? 1),
  }
}

function unknownAttributes(node: Container, scratch: PageScratch): Diagnostic[] {
  const known = Object.keys(ownValue(CONTAINERS, node.name)?.attributes ?? {})
  const { attributes, file, line } = directiveUseOf(node, scratch)
  return Object.keys(attributes)
    .filter((name) => !known.includes(name))
    .map((name) =>
      warningAt({ file, line }, 'directive/unknown-attribute', {
        found: `:::${node.name}{${name}}`,
        expected: known.length === 0 ? 'no attributes' : `one of: ${known.join(', ')}`,
        fix: didYouMean(name, known, 'remove the attribute'),
      }),
    )
}

function pluginContainer(
  node: Container,
  context: MdastVisitorContext,
  scratch: PageScratch,
): void {
  const make = scratch.context.extensions.containers.get(node.name)
  if (make === undefined) return
  const use = directiveUseOf(node, scratch)
  try {
    const { tag, attributes = {}, before } = make(use)
    element(node, context, tag, { ...attributes })
    if (before !== undefined)
      context.prependChild(node, htmlNode(slotFor(scratch, before), context.sourceFormat))
  } catch (cause) {
    scratch.problems.push(directiveFailed(`:::${node.name}`, use, cause))
  }
}

function pluginLeaf(
  node: Readonly<LeafDirective>,
  context: MdastVisitorContext,
  scratch: PageScratch,
): void {
  const make = scratch.context.extensions.leaves.get(node.name)
  if (make === undefined) return
  const use = directiveUseOf(node, scratch)
  const html = Promise.resolve()
    .then(() => make(use))
    .catch((cause: unknown) => {
      scratch.problems.push(directiveFailed(`::${node.name}`, use, cause))
      return ''
    })
  context.replaceNode(node, htmlNode(pendingSlot(scratch, html), context.sourceFormat))
}

function directiveFailed(found: string, { file, line }: DirectiveUse, cause: unknown): Diagnostic {
  return errorAt({ file, line }, 'plugin/directive-failed', {
    found: `${found}: ${messageOf(cause)}`,
    expected: 'attributes the plugin can render',
    fix: 'correct the attributes, or the plugin',
  })
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
  const at = scratch.containers.push({ name, attributes, ...(tab && { tab }) }) - 1
  element(node, context, CONTAINER_TAG, { n: `${scratch.slotKey}-${at}` })
  const label = labelOf(node)
  if (label !== undefined)
    context.setProperty(label, 'data', { hName: LABEL_TAG, hProperties: { n: scratch.slotKey } })
}

function tabs(node: Container, context: MdastVisitorContext, scratch: PageScratch): void {
  containerFor(node, context, scratch)
  for (const child of node.children) {
    if (child.type !== 'containerDirective' || child.name !== 'tab') continue
    const value = child.attributes?.value ?? context.textContent(labelOf(child) ?? child).trim()
    containerFor(child, context, scratch, {
      value,
      label: child.attributes?.label ?? value,
      isDefault: child.attributes?.default !== undefined,
    })
  }
}

function unknownComponent(node: Readonly<LeafDirective>, line: number, scratch: PageScratch) {
  const { components, extensions } = scratch.context
  const names = [...components.keys(), ...extensions.leaves.keys()].sort()
  return errorAt({ file: scratch.file, line }, 'directive/unknown', {
    found: `::${node.name}`,
    expected:
      names.length === 0
        ? 'no leaf directive: the site defines no component'
        : `one of: ${names.join(', ')}`,
    fix: didYouMean(
      node.name,
      names,
      'use a component of the site, or plain Markdown',
      (nearest) => `::${nearest}`,
    ),
  })
}
