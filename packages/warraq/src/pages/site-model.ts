import type { Language } from '../config/read-language.ts'
import type { SidebarFile } from '../config/read-sidebar-files.ts'
import { severityOf } from '../config/severity-of.ts'
import type { CollectedSources } from '../content/source/collect-sources.ts'
import type { ShellTheme, SiteTheme } from '../theme/parts/render-theme.tsx'
import { categoryTable } from './category-metadata.ts'
import type { Doc } from './doc.ts'
import { docsModel } from './docs-model.ts'
import { generatedPages } from './generated-pages.tsx'
import { sectionSidebars } from './section-sidebars.ts'
import { siteView } from './shell-view.ts'
import { docsTags, tagPages } from './tags.ts'
import { wholeSectionDoc } from './whole-section.ts'

export interface SiteModelSource {
  readonly language: Language
  readonly sources: CollectedSources
  readonly docs: readonly Doc[]
  /** Ids and files of the drafts that were left out, by key of their docs root. */
  readonly drafts: ReadonlyMap<string, ReadonlySet<string>>
  /** The sidebars files, by key of the docs root. */
  readonly sidebarFiles: ReadonlyMap<string, SidebarFile>
  readonly navbarComponents: readonly string[]
  readonly theme: SiteTheme
}

export type SiteModel = ReturnType<typeof siteModel>

/** All data about the site that does not depend on the texts of pages. */
export function siteModel(source: SiteModelSource) {
  const { language, sources, docs, drafts, sidebarFiles, navbarComponents, theme } = source
  const { config, roots, translations } = language
  const categories = categoryTable({ files: sources.categoryFiles, roots, docs, drafts })
  const sections = roots.map((root) => {
    const { key } = root
    const own = docs.filter(({ rootKey }) => rootKey === key)
    const ownDrafts = drafts.get(key) ?? new Set<string>()
    const { sidebars, problems } = sectionSidebars({
      section: root,
      docs: own,
      drafts: ownDrafts,
      categories: categories.byDocsRoot.get(key) ?? new Map(),
      fileContent: sidebarFiles.get(key)?.sidebars,
      sharedId: config.sidebar.shared,
      messages: translations.docs.get(key),
      baseUrl: config.baseUrl,
      trailingSlash: config.trailingSlash,
    })
    const tags = docsTags({
      docs: own,
      file: sources.tagsFiles.get(key),
      inlineTags: severityOf(config.checks, 'tag/inline'),
    })
    const title = root.label ?? config.title
    const indexes = [
      ...sidebars.flatMap(({ items }) => generatedPages(items, theme)),
      ...(root.onePage ? wholeSectionDoc(title, own, theme) : []),
    ]
    const version = {
      root,
      docs: [...own, ...indexes.map(({ doc }) => doc)],
      drafts: ownDrafts,
      sidebars,
    }
    return { version, problems, tags, indexes }
  })
  const model = docsModel(sections.map(({ version }) => version))
  const { site, ...shell } = siteView(language, model, navbarComponents)
  const shellTheme: ShellTheme = { ...theme, site }
  return {
    model,
    tags: sections.flatMap(({ tags }) => tags.tags),
    /** Indexes of categories, and pages of tags. */
    generated: [
      ...sections.flatMap(({ indexes }) => indexes),
      ...sections.flatMap(({ tags }) => tagPages(tags.tags, theme)),
    ],
    modelProblems: [
      ...categories.problems,
      ...[...sidebarFiles.values()].flatMap(({ problems }) => problems),
      ...sections.flatMap(({ problems }) => problems),
      ...sections.flatMap(({ tags }) => tags.problems),
    ],
    ...shell,
    /** The theme of the parts around the text. */
    shellTheme,
  }
}
