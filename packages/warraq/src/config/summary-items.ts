import { plainTextOf } from '@warraq/markup/plain-text'
import { isHarmlessUrl } from '@warraq/markup/url-scheme'
import { type MdastNode, markdownToMdast } from 'satteri'
import type { Diagnostic } from '../shared/data/diagnostic.ts'
import { problemAt } from '../shared/data/problem-at.ts'
import { decodePath } from '../shared/text/route-path.ts'

/** An item of a sidebar, in the form in which authors write sidebars. */
export type SummaryItem =
  | { readonly type: 'doc'; readonly id: string; readonly label: string }
  | { readonly type: 'link'; readonly href: string; readonly label: string }
  | SummaryCategory

interface SummaryCategory {
  readonly type: 'category'
  readonly label: string
  readonly items: readonly SummaryItem[]
  readonly collapsible?: false
  readonly link?: { readonly type: 'doc'; readonly id: string }
}

export interface SummarySource {
  /** Path of the summary, for messages. */
  readonly file: string
  /** The id of the page that a path in the summary names; `undefined` = there is no such page. */
  readonly pageAt: (path: string) => string | undefined
}

/** The sidebar of a `SUMMARY.md` of mdBook or GitBook: lists of links below headings of parts. */
export function summaryItems(text: string, source: SummarySource) {
  const problems: Diagnostic[] = []
  const [first, ...others] = childrenOf(markdownToMdast(text, {}))
  // The first heading is the title of the summary.
  const isTitled = first?.type === 'heading' && first.depth === 1
  const items: SummaryItem[] = []
  let part: SummaryItem[] = items
  for (const node of first === undefined || isTitled ? others : [first, ...others]) {
    if (node.type === 'heading') {
      part = []
      const label = plainTextOf(node.children)
      items.push({ type: 'category', label, collapsible: false, items: part })
    } else part.push(...itemsIn(node, { ...source, problems }))
  }
  return { items: items.filter(hasContent), problems }
}

type Scope = SummarySource & { readonly problems: Diagnostic[] }

const hasContent = (item: SummaryItem) => item.type !== 'category' || item.items.length > 0

const childrenOf = (node: Readonly<MdastNode>) =>
  'children' in node ? (node.children as readonly MdastNode[]) : []

/** The items of a list, or the links of a paragraph. */
function itemsIn(node: Readonly<MdastNode>, scope: Scope): SummaryItem[] {
  if (node.type === 'list') return node.children.flatMap((item) => itemOf(item, scope))
  return childrenOf(node).flatMap((child) =>
    child.type === 'link' ? linkOf(child, [], scope) : [],
  )
}

function itemOf(item: Readonly<MdastNode>, scope: Scope): SummaryItem[] {
  const [name, ...below] = childrenOf(item)
  if (name === undefined) return []
  const items = below.flatMap((node) => itemsIn(node, scope))
  const link = childrenOf(name).find((node) => node.type === 'link')
  if (link?.type === 'link') return linkOf(link, items, scope)
  return categoryOf(plainTextOf([name]), items)
}

type Link = Extract<Readonly<MdastNode>, { readonly type: 'link' }>

/** The item of a link, with those below it. */
function linkOf(link: Link, items: readonly SummaryItem[], scope: Scope): SummaryItem[] {
  const label = plainTextOf(link.children)
  const { url } = link
  if (/^(?:[a-z][\w+.-]*:|\/\/)/i.test(url) && isHarmlessUrl(url))
    return [{ type: 'link', href: url, label }, ...items]
  const path = decodePath(url.replace(/[?#][\s\S]*$/, ''))
  const id = scope.pageAt(path)
  if (id === undefined) {
    const line = link.position?.start.line
    scope.problems.push(
      problemAt({ file: scope.file, line }, 'sidebar/unknown-doc', {
        found:
          path === '' ? `"${label}" without a page` : `"${label}": ${path}, which is not a page`,
        expected: 'the path of a page, from the folder of this file',
        fix: 'write the page, or remove the entry: the sidebar is without it',
      }),
    )
    return categoryOf(label, items)
  }
  if (items.length === 0) return [{ type: 'doc', id, label }]
  return [{ type: 'category', label, link: { type: 'doc', id }, items }]
}

function categoryOf(label: string, items: readonly SummaryItem[]): SummaryItem[] {
  return items.length === 0 ? [] : [{ type: 'category', label, items }]
}
