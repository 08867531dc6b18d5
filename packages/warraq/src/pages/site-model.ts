import type { Language } from '../config/read-language.ts'
import type { CollectedSources } from '../content/collect-sources.ts'
import { categoryTable } from './category-table.ts'
import type { Doc } from './doc.ts'
import { docsModel } from './docs-model.ts'
import { siteSidebars } from './site-sidebars.ts'
import { siteView } from './site-view.ts'
import { docsTags, tagPages } from './tags.ts'

export interface SiteModelSource {
  readonly language: Language
  readonly collected: CollectedSources
  readonly docs: readonly Doc[]
  /** Ids of drafts that were left out, by key of their docs root. */
  readonly drafts: ReadonlyMap<string, ReadonlySet<string>>
  readonly sidebarFiles: ReadonlyMap<string, unknown>
  readonly navbarComponents: readonly string[]
}

/** Everything about the site that no page's text changes. */
export function siteModel(source: SiteModelSource) {
  const { language, collected, docs, drafts, sidebarFiles, navbarComponents } = source
  const { config, locale, locales, roots, translations } = language
  const categories = categoryTable(collected.categoryFiles, roots)
  const sidebars = siteSidebars({
    roots,
    docs,
    categories: categories.byDocsRoot,
    files: sidebarFiles,
    messages: translations.docs,
    baseUrl: config.baseUrl,
  })
  const model = docsModel({
    roots,
    docs: [...docs, ...sidebars.generated.map(({ doc }) => doc)],
    drafts,
    sidebars: sidebars.byDocsRoot,
  })
  const tags = roots.map(({ key }) =>
    docsTags({
      docs: docs.filter(({ rootKey }) => rootKey === key),
      file: collected.tagsFiles.get(key),
      inlineTags: config.checks.inlineTags,
    }),
  )
  const {
    site,
    brand,
    footer,
    problems: wrong,
  } = siteView({
    config,
    docs: model,
    locale,
    locales,
    text: translations.text,
    navbarComponents,
  })
  return {
    categories,
    sidebars,
    model,
    tags: {
      all: tags.flatMap((entry) => entry.tags),
      pages: tags.flatMap((entry) => tagPages(entry.tags)),
      problems: tags.flatMap((entry) => entry.problems),
    },
    site,
    brand,
    footer,
    wrong,
  }
}
