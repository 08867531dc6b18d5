import { plainTextOf } from '@warraq/markup/plain-text'
import { ownValue } from '@warraq/search/own-value'
import { nameToEmoji } from 'gemoji'
import { defineHastPlugin, defineMdastPlugin, type MdastNode } from 'satteri'
import { HeadingLink } from '../../theme/HeadingLink/HeadingLink.tsx'
import type { PageScratch } from '../compile-context.ts'
import { renderPart } from '../components/render-component.tsx'

/**
 * Give headings their ids and links, and find what the page begins with.
 *
 * `## Run *it* {#run}` becomes `<h2 id="run">Run <em>it</em><a class="heading-anchor" …>#</a></h2>`.
 */
export function headingTransform(scratch: PageScratch) {
  const { lead } = scratch
  return defineMdastPlugin({
    name: 'docs-headings',
    paragraph(node) {
      if (node.data?.directiveLabel === true) return
      lead.hasContent = true
      if (lead.paragraph === '') lead.paragraph = withEmoji(plainTextOf(node.children))
    },
    thematicBreak() {
      lead.first ??= 'other'
    },
    heading(node, context) {
      lead.first ??= node.depth === 1 ? 'h1' : 'other'
      const last = node.children.findLast((child) => !isUnread(child))
      const explicit = last?.type === 'text' ? explicitIdIn(last.value) : undefined
      if (last?.type === 'text' && explicit !== undefined)
        context.setProperty(last, 'value', explicit.before)
      const written = plainTextOf(node.children)
      const named = (explicit && explicitIdIn(written)?.before) ?? written
      const id = explicit?.id ?? scratch.slugOf(named)
      const text = withEmoji(named)
      if (node.depth === 1) {
        if (!lead.hasContent) lead.title ??= text
        if (explicit !== undefined || !isWritten(id, context.source))
          context.setProperty(node, 'data', { hProperties: { id } })
        return
      }
      lead.hasContent = true
      context.setProperty(node, 'data', { hProperties: { id } })
      const link = renderPart(<HeadingLink id={id} heading={text || id} />, scratch)
      context.appendChild(node, scratch.placeholders.node(link, context.sourceFormat))
      scratch.contents.push({ value: text, id, level: node.depth })
    },
  })
}

/** HTML and spaces, which may follow the id of a heading. */
function isUnread(node: Readonly<MdastNode>): boolean {
  return node.type === 'html' || (node.type === 'text' && node.value.trim() === '')
}

/** Whether a source gives this id to anything; that element keeps it. */
function isWritten(id: string, source: string): boolean {
  return [`{#${id}}`, `id="${id}"`, `id='${id}'`, `name="${id}"`].some((written) =>
    source.includes(written),
  )
}

/** `Title {#id}` split into its parts; `undefined` without an id. */
function explicitIdIn(text: string): { readonly before: string; readonly id: string } | undefined {
  const trimmed = text.trimEnd()
  const at = trimmed.endsWith('}') ? trimmed.lastIndexOf('{#') : -1
  const id = trimmed.slice(at + 2, -1).trim()
  return at === -1 || id === '' || id.includes('}')
    ? undefined
    : { before: trimmed.slice(0, at).trimEnd(), id }
}

/** A text with the characters of emoji in place of their names. */
function withEmoji(text: string): string {
  return text.replace(/:([\w+-]+):/g, (whole, name: string) => ownValue(nameToEmoji, name) ?? whole)
}

/** `:rocket:` becomes its character; an unknown name stays as written. */
export function emojiTransform() {
  return defineMdastPlugin({
    name: 'docs-emoji',
    text(node, context) {
      const value = withEmoji(node.value)
      if (value !== node.value) context.setProperty(node, 'value', value)
    },
  })
}

/**
 * Name the checkbox of a task after the task, and let readers tick it; the browser remembers what
 * they ticked (`theme/TaskList`).
 */
export function taskListTransform() {
  return defineHastPlugin({
    name: 'docs-task-lists',
    element: {
      filter: ['li'],
      visit(node, context) {
        const first = node.children.find((child) => child.type === 'element')
        const box =
          first?.tagName === 'p' ? first.children.find((child) => child.type === 'element') : first
        if (box?.tagName !== 'input') return
        const label = context.textContent(node).trim().split('\n')[0] ?? ''
        context.setProperty(box, 'ariaLabel', label)
        context.setProperty(box, 'disabled', undefined)
      },
    },
  })
}

/**
 * Align the cells of a table by class, because the content security policy refuses inline styles:
 * `<td style="text-align: right">` becomes `<td class="align-right">`.
 */
export function cellAlignmentTransform() {
  return defineHastPlugin({
    name: 'docs-cell-alignment',
    element: {
      filter: ['th', 'td'],
      visit(node, context) {
        const [, side] =
          /^text-align: (left|center|right)$/.exec(String(node.properties.style)) ?? []
        if (side === undefined) return
        context.setProperty(node, 'style', undefined)
        context.setProperty(node, 'className', `align-${side}`)
      },
    },
  })
}
