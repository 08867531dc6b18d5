import type { PageParts } from '../shared/data/page-parts.ts'
import { withBase } from '../shared/text/route-path.ts'
import type { Doc } from './doc.ts'
import type { SectionScope } from './ready-page.ts'

export interface NeighbourScope extends Pick<SectionScope, 'index' | 'docsById'> {
  readonly config: Pick<SectionScope['config'], 'baseUrl'>
}

/**
 * The pages before and after a doc in its sidebar; `pagination_prev` and `pagination_next` of the
 * front matter override them, `null` hides one.
 */
export function neighboursOf(
  doc: Doc,
  { index: { order, places }, docsById, config }: NeighbourScope,
): Pick<PageParts, 'previous' | 'next'> {
  const at = places.get(doc)?.at
  const beside = (offset: number) => (at === undefined ? undefined : order[at + offset])
  const linkTo = (asked: string | null | undefined, fallback: Doc | undefined) => {
    if (asked === null) return undefined
    const other = asked === undefined ? fallback : docsById.get(asked)
    return other && { label: labelIn(other), href: withBase(config.baseUrl, other.route) }
  }
  /** A category's page has its title, because "Overview" says nothing outside its group. */
  const labelIn = (other: Doc) => {
    const { pagination_label: asked, sidebar_label: short } = other.frontMatter
    const place = places.get(other)
    if (asked !== undefined) return asked
    return place?.path.at(-1)?.doc === other ? other.title : (short ?? place?.label ?? other.title)
  }
  return {
    previous: linkTo(doc.frontMatter.pagination_prev, beside(-1)),
    next: linkTo(doc.frontMatter.pagination_next, beside(1)),
  }
}
