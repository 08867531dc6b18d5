import type { PageLink } from '../shared/page-view.ts'
import { withBase } from '../shared/route-path.ts'
import type { Doc } from './doc.ts'
import type { SidebarIndex, SidebarPlace } from './sidebar-index.ts'

export interface Neighbours {
  readonly previous?: PageLink
  readonly next?: PageLink
}

/**
 * The pages before and after a doc in its sidebar; `pagination_prev` and `pagination_next` of the
 * front matter override them, `null` hides one.
 */
export function neighboursOf(
  doc: Doc,
  { order, places }: SidebarIndex,
  options: { readonly docsById: ReadonlyMap<string, Doc>; readonly baseUrl: string },
): Neighbours {
  const at = places.get(doc)?.at
  const beside = (offset: number) => (at === undefined ? undefined : order[at + offset])
  const pick = (asked: string | null | undefined, fallback: Doc | undefined): Doc | undefined => {
    if (asked === null) return undefined
    return asked === undefined ? fallback : options.docsById.get(asked)
  }
  const previous = pick(doc.frontMatter.pagination_prev, beside(-1))
  const next = pick(doc.frontMatter.pagination_next, beside(1))
  const linkTo = (other: Doc): PageLink => ({
    label: labelOf(other, places.get(other)),
    href: withBase(options.baseUrl, other.route),
  })
  return {
    ...(previous === undefined ? {} : { previous: linkTo(previous) }),
    ...(next === undefined ? {} : { next: linkTo(next) }),
  }
}

/**
 * A category's page is labelled with its title, because a label such as "Overview" says nothing
 * outside its group.
 */
function labelOf(doc: Doc, place: SidebarPlace | undefined): string {
  const { pagination_label: asked, sidebar_label: short } = doc.frontMatter
  if (asked !== undefined) return asked
  return place?.path.at(-1)?.doc === doc ? doc.title : (short ?? place?.label ?? doc.title)
}
