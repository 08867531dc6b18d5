import { parseCodeMeta } from '@warraq/fences/code-meta'
import type { Code, RootContent } from 'mdast'
import type { MdastNode, MdastVisitorContext } from 'satteri'
import { problemAt } from '../../shared/data/problem-at.ts'
import { type PageScratch, placeIn } from '../compile-context.ts'

interface CodeGroup {
  readonly children: readonly Readonly<RootContent>[]
}

/**
 * Show a group of code blocks as tabs, as VitePress does. The name of each is in brackets after the
 * language: ` ```ts [config.ts] `.
 */
export function codeGroupIn(
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
    const label = nameOf(child)
    const tab = { value: `${index + 1}-${label}`, label, isDefault: false }
    const data = placeholders.data({ name: 'tab', attributes: {}, tab })
    context.wrapNode(child, { type: 'blockquote', data, children: [] })
  }
}

function nameOf({ lang, meta }: Pick<Code, 'lang' | 'meta'>): string {
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
