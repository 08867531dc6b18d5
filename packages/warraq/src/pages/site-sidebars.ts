import type { DocsRoot } from '../config/docs-root.ts'
import type { Messages } from '../config/read-translations.ts'
import type { CompiledPage } from '../shared/compiled-page.ts'
import type { Diagnostic } from '../shared/diagnostic.ts'
import type { CategoryMetadata } from './category-metadata.ts'
import type { Doc } from './doc.ts'
import { generatedPages } from './generated-index.ts'
import { type NamedSidebar, sectionSidebars } from './section-sidebars.ts'

export interface SiteSidebarsSource {
  readonly roots: readonly DocsRoot[]
  readonly docs: readonly Doc[]
  /** Category metadata by docs root, then by folder. */
  readonly categories: ReadonlyMap<string, ReadonlyMap<string, CategoryMetadata>>
  /** Content of sidebars files, by key of the docs root. */
  readonly files: ReadonlyMap<string, unknown>
  /** Labels in the language of the site, by key of the docs root. */
  readonly messages: ReadonlyMap<string, Messages>
  readonly baseUrl: string
}

export interface SiteSidebars {
  readonly byDocsRoot: ReadonlyMap<string, readonly NamedSidebar[]>
  /** Pages of categories that have no page of their own. */
  readonly generated: readonly { readonly doc: Doc; readonly compiled: CompiledPage }[]
  readonly problems: readonly Diagnostic[]
}

/** The sidebars of every docs root and the pages they bring along. */
export function siteSidebars(source: SiteSidebarsSource): SiteSidebars {
  const { roots, docs, categories, files, baseUrl } = source
  const results = roots.map((section) => ({
    section,
    ...sectionSidebars({
      section,
      docs: docs.filter(({ rootKey }) => rootKey === section.key),
      categories: categories.get(section.key) ?? new Map(),
      fileContent: files.get(section.key),
      messages: source.messages.get(section.key),
      baseUrl,
    }),
  }))
  return {
    byDocsRoot: new Map(results.map(({ section, sidebars }) => [section.key, sidebars])),
    generated: results.flatMap(({ sidebars }) =>
      sidebars.flatMap(({ items }) => generatedPages(items)),
    ),
    problems: results.flatMap(({ problems }) => problems),
  }
}
