import type { SectionConfig } from '../config/schema.ts'
import type { CompiledPage } from '../content/compiled-page.ts'
import type { Diagnostic } from '../shared/diagnostic.ts'
import type { CategoryMetadata } from './category-metadata.ts'
import type { Doc } from './doc.ts'
import { generatedPages } from './generated-index.ts'
import { type NamedSidebar, sectionSidebars } from './section-sidebars.ts'

export interface SiteSidebarsSource {
  readonly sections: readonly SectionConfig[]
  readonly docs: readonly Doc[]
  /** Category metadata by docs root, then by folder. */
  readonly categories: ReadonlyMap<string, ReadonlyMap<string, CategoryMetadata>>
  /** Content of sidebars files, by docs root. */
  readonly files: ReadonlyMap<string, unknown>
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
  const { sections, docs, categories, files, baseUrl } = source
  const results = sections.map((section) => ({
    section,
    ...sectionSidebars({
      section,
      docs: docs.filter(({ docsId }) => docsId === section.id),
      categories: categories.get(section.id) ?? new Map(),
      fileContent: files.get(section.id),
      baseUrl,
    }),
  }))
  return {
    byDocsRoot: new Map(results.map(({ section, sidebars }) => [section.id, sidebars])),
    generated: results.flatMap(({ sidebars }) =>
      sidebars.flatMap(({ items }) => generatedPages(items)),
    ),
    problems: results.flatMap(({ problems }) => problems),
  }
}
