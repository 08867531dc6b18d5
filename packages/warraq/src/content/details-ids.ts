import { defineMdastPlugin } from 'satteri'
import type { PageScratch } from './compile-context.ts'

/**
 * Give accordions without an id one derived from their label, so that each question has an address.
 *
 * `:::details[Does Ledger work?]` becomes `<details id="does-ledger-work">`.
 *
 * @param slugOf makes slugs that are unique on this page; headings come first and keep theirs.
 */
export function detailsIds(scratch: PageScratch, slugOf: (text: string) => string) {
  const isTaken = (id: string) => scratch.headings.some((heading) => heading.id === id)
  return defineMdastPlugin({
    name: 'docs-details-ids',
    containerDirective(node, context) {
      const [label] = node.children
      if (node.name !== 'details' || node.attributes?.id || label === undefined) return
      const text = context.textContent(label).trim()
      let id = slugOf(text)
      while (isTaken(id)) id = slugOf(text)
      context.setProperty(node, 'data', {
        hName: 'details',
        hProperties: { className: ['details'], id },
      })
    },
  })
}
