import { createHash } from 'node:crypto'
import type { DocsRoot } from '../config/docs-root.ts'
import { buildSearchIndex } from '../search/build-index.ts'
import { searchSections } from '../search/search-sections.ts'
import { withBase } from '../shared/route-path.ts'
import type { ReadyPage } from './ready-pages.ts'

/** Output path of the catalogue, in the folder of its language. */
export const SEARCH_CATALOGUE = 'search-index.json'

export interface SearchIndexSource {
  readonly pages: readonly ReadyPage[]
  readonly roots: readonly DocsRoot[]
  /** Base path of files, the same in every language. */
  readonly filesBaseUrl: string
}

export interface SearchIndexOutput {
  /** Contents by output path below the base path of files. */
  readonly files: ReadonlyMap<string, string>
  readonly catalogue: string
}

/** Index every listed page; the file is named after its content. */
export function searchIndexFiles({
  pages,
  roots,
  filesBaseUrl,
}: SearchIndexSource): SearchIndexOutput {
  const tags = new Map(roots.map(({ key, id, version }) => [key, `docs-${id}-${version.name}`]))
  const records = pages
    .filter(({ isIndexed, rootKey }) => isIndexed && rootKey !== undefined)
    .flatMap(({ view, html, rootKey }) =>
      searchSections({
        href: view.href,
        title: view.title,
        label: view.breadcrumbs.at(-1)?.label ?? view.title,
        crumbs: view.breadcrumbs.slice(0, -1).map(({ label }) => label),
        tag: tags.get(rootKey ?? '') ?? 'default',
        html,
      }),
    )
  const content = buildSearchIndex(records)
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 10)
  const path = `assets/search-${hash}.json`
  return {
    files: new Map([[path, content]]),
    catalogue: JSON.stringify({ index: withBase(filesBaseUrl, path) }),
  }
}
