import type { Language } from '../config/read-language.ts'
import type { CollectedSources } from '../content/collect-sources.ts'
import type { SiteTheme } from '../theme/parts/render-theme.tsx'
import { type CategoryTable, categoryTable } from './category-metadata.ts'
import type { Doc } from './doc.ts'
import { docsModel } from './docs-model.ts'
import { generatedPages } from './generated-index.ts'
import { sectionSidebars } from './section-sidebars.ts'
import { siteView } from './shell-view.ts'
import { docsTags, tagPages } from './tags.ts'

export interface SiteModelSource {
  readonly language: Language
  readonly sources: CollectedSources
  readonly docs: readonly Doc[]
  /** Ids of the drafts that were left out, by key of their docs root. */
  readonly drafts: ReadonlyMap<string, ReadonlySet<string>>
  /** Contents of the sidebars files, by key of the docs root. */
  readonly sidebarFiles: ReadonlyMap<string, unknown>
  readonly navbarComponents: readonly string[]
  readonly theme: SiteTheme
}

export type SiteModel = ReturnType<typeof siteModel>

/** All data about the site that does not depend on the texts of pages. */
export function siteModel(source: SiteModelSource) {
  const { language, sources, docs, drafts, navbarComponents, theme } = source
  const { config, roots } = language
  const categories = categoryTable(sources.categoryFiles, roots)
  const sidebars = siteSidebars(source, categories)
  const model = docsModel({
    roots,
    docs: [...docs, ...sidebars.generated.map(({ doc }) => doc)],
    drafts,
    sidebars: sidebars.byDocsRoot,
  })
  const tags = roots.map(({ key }) =>
    docsTags({
      docs: docs.filter(({ rootKey }) => rootKey === key),
      file: sources.tagsFiles.get(key),
      inlineTags: config.checks.inlineTags,
    }),
  )
  return {
    categories,
    sidebars,
    model,
    tags: {
      all: tags.flatMap((entry) => entry.tags),
      pages: tags.flatMap((entry) => tagPages(entry.tags, theme)),
      problems: tags.flatMap((entry) => entry.problems),
    },
    ...siteView(language, model, navbarComponents),
  }
}

/** The sidebars of every docs root, and generated pages for categories without one. */
function siteSidebars(
  { language: { config, roots, translations }, docs, sidebarFiles, theme }: SiteModelSource,
  { byDocsRoot: categories }: CategoryTable,
) {
  const results = roots.map((section) => ({
    key: section.key,
    ...sectionSidebars({
      section,
      docs: docs.filter(({ rootKey }) => rootKey === section.key),
      categories: categories.get(section.key) ?? new Map(),
      fileContent: sidebarFiles.get(section.key),
      messages: translations.docs.get(section.key),
      baseUrl: config.baseUrl,
    }),
  }))
  return {
    byDocsRoot: new Map(results.map(({ key, sidebars }) => [key, sidebars])),
    generated: results.flatMap(({ sidebars }) =>
      sidebars.flatMap(({ items }) => generatedPages(items, theme)),
    ),
    problems: results.flatMap(({ problems }) => problems),
  }
}
