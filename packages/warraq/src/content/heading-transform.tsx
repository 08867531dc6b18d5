import { defineMdastPlugin, type MdastNode } from 'satteri'
import { escapeHtml } from '../shared/escape-html.ts'
import { HeadingLink } from '../theme/HeadingLink/HeadingLink.tsx'
import { type PageScratch, slotFor } from './compile-context.ts'
import { htmlNode } from './node-transforms.ts'
import { renderPart } from './render-component.tsx'

/**
 * Give headings their ids and links, and collect them for the outline.
 *
 * `## Run *it* {#run}` becomes `<h2 id="run">Run <em>it</em><a class="heading-anchor" …>#</a></h2>`.
 */
export function headingTransform(scratch: PageScratch) {
  const { lead } = scratch
  return defineMdastPlugin({
    name: 'docs-headings',
    paragraph(node, context) {
      if (node.data?.directiveLabel === true) return
      lead.hasContent = true
      if (lead.paragraph === '') lead.paragraph = context.textContent(node).trim()
    },
    heading(node, context) {
      const { children, id: explicitId } = withoutExplicitId(node.children as readonly MdastNode[])
      if (explicitId !== undefined) {
        const last = node.children.at(-1)
        if (last?.type === 'text')
          context.setProperty(last, 'value', explicitIdIn(last.value)?.before ?? last.value)
      }
      const written = context.textContent(node)
      const label = explicitId === undefined ? written : (explicitIdIn(written)?.before ?? written)
      const text = label.trim()
      if (node.depth === 1) {
        if (!lead.hasContent) lead.title ??= text
        return
      }
      lead.hasContent = true
      const id = explicitId ?? scratch.slugOf(text)
      context.setProperty(node, 'data', { hProperties: { id } })
      const link = renderPart(<HeadingLink id={id} heading={text} />, scratch)
      context.appendChild(node, htmlNode(slotFor(scratch, link), context.sourceFormat))
      scratch.headings.push({ depth: node.depth, id, text, html: inlineHtml(children).trim() })
    },
  })
}

/** `Title {#id}` split into its parts; `undefined` without an id. */
function explicitIdIn(text: string): { readonly before: string; readonly id: string } | undefined {
  const trimmed = text.trimEnd()
  const at = trimmed.endsWith('}') ? trimmed.lastIndexOf('{#') : -1
  const id = trimmed.slice(at + 2, -1)
  return at === -1 || id.includes('}')
    ? undefined
    : { before: trimmed.slice(0, at).trimEnd(), id: id.trim() }
}

function withoutExplicitId(children: readonly MdastNode[]): {
  children: MdastNode[]
  id: string | undefined
} {
  const last = children.at(-1)
  if (last?.type !== 'text') return { children: [...children], id: undefined }
  const found = explicitIdIn(last.value)
  if (found === undefined || found.id === '') return { children: [...children], id: undefined }
  return { children: [...children.slice(0, -1), { ...last, value: found.before }], id: found.id }
}

const OUTLINE_TAGS: Readonly<Record<string, string>> = {
  emphasis: 'em',
  strong: 'strong',
  delete: 'del',
}

/** Inline HTML of a heading for the outline: links become plain text, images are dropped. */
function inlineHtml(nodes: readonly MdastNode[]): string {
  return nodes
    .map((node) => {
      if (node.type === 'text') return escapeHtml(node.value)
      if (node.type === 'inlineCode') return `<code>${escapeHtml(node.value)}</code>`
      if (!('children' in node)) return ''
      const inner = inlineHtml(node.children as readonly MdastNode[])
      const tag = OUTLINE_TAGS[node.type]
      return tag === undefined ? inner : `<${tag}>${inner}</${tag}>`
    })
    .join('')
}
