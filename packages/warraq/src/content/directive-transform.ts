import type { BlockContentMap } from 'mdast'
import { defineMdastPlugin, type MdastVisitorContext } from 'satteri'
import type { DirectiveUse } from '../plugins/plugin.ts'
import { type Diagnostic, errorAt, warningAt } from '../shared/diagnostic.ts'
import { escapeHtml } from '../shared/escape-html.ts'
import { messageOf } from '../shared/message-of.ts'
import { didYouMean } from '../shared/nearest.ts'
import { ownValue } from '../shared/own-value.ts'
import type { UiText } from '../theme/text/ui-text.ts'
import { ADMONITION_LOOKS, admonitionTitle } from './admonitions.ts'
import { cardIcon } from './card-icons.ts'
import { type PageScratch, pendingSlot, slotFor } from './compile-context.ts'
import { CONTAINERS } from './containers.ts'
import { htmlNode } from './html-node.ts'
import { renderComponent } from './render-component.ts'
import { TABS_SCRIPT_HTML, type TabSpec, tabListHtml, tabPanelAttributes } from './tabs-markup.ts'

/** Names that may open a `:::` container. */
export const CONTAINER_DIRECTIVES: ReadonlySet<string> = new Set(Object.keys(CONTAINERS))

/** Replace directives by their elements. */
export function directiveTransform(scratch: PageScratch) {
  let tabSets = 0
  return defineMdastPlugin({
    name: 'docs-directives',
    options: { position: true },
    containerDirective(node, context) {
      if (scratch.context.extensions.containers.has(node.name))
        return pluginContainer(node, context, scratch)
      scratch.problems.push(...unknownAttributes(node, scratch))
      if (node.name === 'details') return details(node, context, scratch.context.text)
      if (node.name === 'tabs') return tabs(node, context, ++tabSets, scratch)
      // The transform of its set of tabs has already handled it.
      if (node.name === 'tab') return
      if (node.name === 'steps') return element(node, context, 'div', { className: ['steps'] })
      if (node.name === 'cards') return element(node, context, 'div', { className: ['cards'] })
      if (node.name === 'card') return card(node, context, scratch)
      if (node.name === 'filter') return filter(node, context, scratch)
      return admonition(node, context, scratch.context.text)
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

function admonition(node: Container, context: MdastVisitorContext, text: UiText): void {
  const look = ownValue(ADMONITION_LOOKS, node.name) ?? node.name
  const label = labelOf(node)
  const title = node.attributes?.title ?? admonitionTitle(node.name, text)
  const { id, class: extraClass } = node.attributes ?? {}
  element(node, context, 'div', {
    className: ['admonition', `admonition-${look}`, ...(extraClass ? extraClass.split(' ') : [])],
    role: 'note',
    ariaLabel: label === undefined ? title : context.textContent(label),
    ...(id ? { id } : {}),
  })
  if (label === undefined) {
    context.prependChild(node, {
      type: 'paragraph',
      data: { hProperties: { className: ['admonition-title'] } },
      children: [{ type: 'text', value: title }],
    })
  } else context.setProperty(label, 'data', { hProperties: { className: ['admonition-title'] } })
}

function details(node: Container, context: MdastVisitorContext, text: UiText): void {
  element(node, context, 'details', {
    className: ['details'],
    ...(node.attributes?.id ? { id: node.attributes.id } : {}),
  })
  const label = labelOf(node)
  if (label === undefined) {
    context.prependChild(node, {
      type: 'paragraph',
      data: { hName: 'summary' },
      children: [{ type: 'text', value: text.details }],
    })
  } else context.setProperty(label, 'data', { hName: 'summary' })
}

function card(node: Container, context: MdastVisitorContext, scratch: PageScratch): void {
  const { title, href, icon } = node.attributes ?? {}
  element(node, context, 'a', { className: ['card'], href: href ?? '' })
  const head = `${cardIcon(icon ?? undefined)}<span class="card-title">${escapeHtml(title ?? '')}</span>`
  context.prependChild(node, htmlNode(slotFor(scratch, head), context.sourceFormat))
}

/** A filter field above entries with third-level headings; the custom element does the rest. */
function filter(node: Container, context: MdastVisitorContext, scratch: PageScratch): void {
  element(node, context, 'docs-filter', {})
  const label = labelOf(node)
  const words = label === undefined ? scratch.context.text.filter : context.textContent(label)
  if (label !== undefined) context.removeNode(label)
  const bar = `<p class="filter-bar"><label>${escapeHtml(words)} <input type="search" autocomplete="off" spellcheck="false"></label><output></output></p>`
  context.prependChild(node, htmlNode(slotFor(scratch, bar), context.sourceFormat))
}

function tabs(
  node: Container,
  context: MdastVisitorContext,
  setNumber: number,
  scratch: PageScratch,
): void {
  const children = node.children.filter(
    (child): child is ContainerDirective =>
      child.type === 'containerDirective' && child.name === 'tab',
  )
  const specs = children.map((child): TabSpec => {
    const value = child.attributes?.value ?? context.textContent(labelOf(child) ?? child).trim()
    return {
      value,
      label: child.attributes?.label ?? value,
      isDefault: child.attributes?.default !== undefined,
    }
  })
  const { group = '', query = '', label } = node.attributes ?? {}
  const selected = Math.max(
    specs.findIndex(({ isDefault }) => isDefault),
    0,
  )
  element(node, context, 'docs-tabs', { dataGroup: group ?? '', dataQuery: query ?? '' })
  context.prependChild(
    node,
    htmlNode(
      slotFor(scratch, tabListHtml({ tabs: specs, setNumber, selected, label })),
      context.sourceFormat,
    ),
  )
  children.forEach((child, index) => {
    const spec = specs[index]
    if (spec === undefined) return
    element(child, context, 'div', tabPanelAttributes(spec, setNumber, index === selected))
    const label = labelOf(child)
    if (label !== undefined) context.removeNode(label)
  })
  context.insertAfter(node, htmlNode(slotFor(scratch, TABS_SCRIPT_HTML), context.sourceFormat))
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
