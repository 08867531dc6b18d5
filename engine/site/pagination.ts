import type { PageLink } from '../shared/page-view.ts'
import { withBase } from '../shared/route-path.ts'
import type { Doc } from './doc.ts'
import { docsInOrder, type SidebarItem } from './sidebar.ts'

export interface Neighbours {
  readonly previous?: PageLink
  readonly next?: PageLink
}

/**
 * The pages before and after a doc in its sidebar; `pagination_prev` and `pagination_next` of the
 * front matter win, `null` hides one.
 */
export function neighboursOf(
  doc: Doc,
  items: readonly SidebarItem[],
  options: { readonly docs: readonly Doc[]; readonly baseUrl: string },
): Neighbours {
  const order = docsInOrder(items)
  const at = order.findIndex((entry) => entry.doc === doc)
  const beside = (offset: number) => (at === -1 ? undefined : order[at + offset]?.doc)
  const pick = (asked: string | null | undefined, fallback: Doc | undefined): Doc | undefined => {
    if (asked === null) return undefined
    return asked === undefined
      ? fallback
      : options.docs.find(({ id, docsId }) => id === asked && docsId === doc.docsId)
  }
  const previous = pick(doc.frontMatter.pagination_prev, beside(-1))
  const next = pick(doc.frontMatter.pagination_next, beside(1))
  return {
    ...(previous === undefined ? {} : { previous: linkTo(previous, options.baseUrl) }),
    ...(next === undefined ? {} : { next: linkTo(next, options.baseUrl) }),
  }
}

function linkTo({ frontMatter, title, route }: Doc, baseUrl: string): PageLink {
  return {
    label: frontMatter.pagination_label ?? frontMatter.sidebar_label ?? title,
    href: withBase(baseUrl, route),
  }
}
