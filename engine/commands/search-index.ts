import { createHash } from 'node:crypto'
import { buildSearchIndex } from '../search/build-index.ts'
import { searchSections } from '../search/search-sections.ts'
import { withBase } from '../shared/route-path.ts'
import type { ReadyPage } from './ready-pages.ts'

export interface SearchIndexOutput {
  /** Output path of the index. */
  readonly path: string
  readonly content: string
  /** The pages, the search page knowing where the index is. */
  readonly pages: readonly ReadyPage[]
}

/** Index every listed page; the file is named after its content. */
export function withSearchIndex(pages: readonly ReadyPage[], baseUrl: string): SearchIndexOutput {
  const records = pages
    .filter(({ isIndexed, rootKey }) => isIndexed && rootKey !== undefined)
    .flatMap(({ view, html }) =>
      searchSections({
        href: view.href,
        title: view.title,
        label: view.breadcrumbs.at(-1)?.label ?? view.title,
        crumbs: view.breadcrumbs.slice(0, -1).map(({ label }) => label),
        html,
      }),
    )
  const content = buildSearchIndex(records)
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 10)
  const path = `assets/search-${hash}.json`
  const href = withBase(baseUrl, path)
  return {
    path,
    content,
    pages: pages.map((page) =>
      page.view.kind === 'search'
        ? { ...page, html: page.html.replace('data-index=""', `data-index="${href}"`) }
        : page,
    ),
  }
}
