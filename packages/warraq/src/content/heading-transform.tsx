import { defineMdastPlugin } from 'satteri'
import { HeadingLink } from '../theme/HeadingLink/HeadingLink.tsx'
import { type PageScratch, slotFor } from './compile-context.ts'
import { htmlNode } from './node-transforms.ts'
import { renderPart } from './render-component.tsx'

/**
 * Give headings their ids and links, and find what the page begins with.
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
      if (lead.paragraph !== '') return
      const words = node.children.filter(({ type }) => type !== 'html')
      lead.paragraph = words
        .map((child) => context.textContent(child))
        .join('')
        .trim()
    },
    heading(node, context) {
      const last = node.children.at(-1)
      const explicit = last?.type === 'text' ? explicitIdIn(last.value) : undefined
      if (last?.type === 'text' && explicit !== undefined)
        context.setProperty(last, 'value', explicit.before)
      const written = context.textContent(node)
      const text = (
        explicit === undefined ? written : (explicitIdIn(written)?.before ?? written)
      ).trim()
      if (node.depth === 1) {
        if (!lead.hasContent) lead.title ??= text
        return
      }
      lead.hasContent = true
      const id = explicit?.id ?? scratch.slugOf(text)
      context.setProperty(node, 'data', { hProperties: { id } })
      const link = renderPart(<HeadingLink id={id} heading={text} />, scratch)
      context.appendChild(node, htmlNode(slotFor(scratch, link), context.sourceFormat))
      scratch.headingIds.add(id)
    },
  })
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
