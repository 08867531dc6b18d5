import type { BlockContentMap, PhrasingContent, RootContent } from 'mdast'
import { defineMdastPlugin } from 'warraq/plugin'

type Tab = BlockContentMap['containerDirective']

/** A name for the marker of a tab that the text does not contain. */
export function tabMarker(text: string): string {
  let marker = 'tab-of-mkdocs'
  while (text.includes(marker)) marker += '-'
  return marker
}

/** Make a quotation of nothing but tabs, as `quoteIndentedBlocks` writes it, a set of tabs. */
export function quotedTabs(marker: string) {
  return defineMdastPlugin({
    name: 'quoted-tabs',
    blockquote(node, context) {
      const tabs = node.children.flatMap((child, at) => tabOf(child, marker, at) ?? [])
      if (tabs.length === 0 || tabs.length < node.children.length) return
      context.replaceNode(node, {
        type: 'containerDirective',
        name: 'tabs',
        attributes: {},
        children: tabs,
      })
    },
  })
}

function tabOf(node: Readonly<RootContent>, marker: string, at: number): Tab | undefined {
  if (node.type !== 'blockquote') return undefined
  const [first, ...others] = node.children
  const [opening, ...inline] = first?.type === 'paragraph' ? first.children : []
  if (opening?.type !== 'text' || !opening.value.startsWith(`[!${marker}]`)) return undefined
  const { line, rest } = firstLineOf([
    { type: 'text', value: opening.value.slice(marker.length + 3) },
    ...inline,
  ])
  const label = textOf(line).trim()
  return {
    type: 'containerDirective',
    name: 'tab',
    attributes: { label, value: `${at + 1}-${label}` },
    children: [
      ...(rest.length === 0 ? [] : [{ type: 'paragraph' as const, children: rest }]),
      ...others,
    ],
  }
}

/** The nodes of the first line, and those of the lines below. */
function firstLineOf(nodes: readonly PhrasingContent[]) {
  const end = nodes.findIndex(
    (node) => node.type === 'break' || (node.type === 'text' && node.value.includes('\n')),
  )
  const last = nodes[end]
  if (last === undefined) return { line: nodes, rest: [] }
  const [before = '', after = ''] = last.type === 'text' ? cutAt(last.value, '\n') : []
  return {
    line: [...nodes.slice(0, end), textNode(before)],
    rest: [...(after === '' ? [] : [textNode(after)]), ...nodes.slice(end + 1)],
  }
}

function cutAt(text: string, sign: string): readonly [string, string] {
  const at = text.indexOf(sign)
  return [text.slice(0, at), text.slice(at + sign.length)]
}

const textNode = (value: string): PhrasingContent => ({ type: 'text', value })

function textOf(nodes: readonly PhrasingContent[]): string {
  return nodes
    .map((node) => ('value' in node ? node.value : 'children' in node ? textOf(node.children) : ''))
    .join('')
}
