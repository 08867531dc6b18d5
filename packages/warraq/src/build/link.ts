import { configError } from '../config/parse-config.ts'
import type { CompileResult } from '../content/compile-page.ts'
import type { CompiledDoc } from '../pages/doc.ts'
import { type LinkedPages, linkPages } from '../pages/link-pages.ts'
import { type SiteModel, siteModel } from '../pages/site-model.ts'
import type { CompiledPage } from '../shared/compiled-page.ts'
import type { CompiledSite } from './compile.ts'
import { navbarComponents } from './site-parts.ts'

/** A site with routes, sidebars and the targets of all links. */
export interface LinkedSite extends CompiledSite, SiteModel {
  /** Written docs, generated indexes and pages of tags, compiled. */
  readonly compiledDocs: readonly CompiledDoc[]
  readonly links: LinkedPages
}

/**
 * Give every page its route and sidebar, and resolve its links.
 * @throws UsageError when navbar, footer, languages or versions are invalid; it lists every
 * mistake.
 */
export function link(site: CompiledSite): LinkedSite {
  const {
    options,
    loadedConfig,
    language,
    sources,
    known,
    sidebarFiles,
    files,
    themeFolder,
    theme,
    memory,
  } = site
  const model = memory.once('model', [language, files, known, sidebarFiles, theme], () =>
    siteModel({
      ...{ language, sources, sidebarFiles },
      docs: known,
      drafts: site.docs.drafts,
      navbarComponents: navbarComponents(themeFolder.source),
      theme,
    }),
  )
  const misconfigured = [...language.problems, ...model.wrong]
  if (misconfigured.length > 0) throw configError(loadedConfig.name, misconfigured)
  const compiledDocs = [
    ...known.map((doc, index) => ({ doc, compiled: compiledAt(site.results, index) })),
    ...model.generated,
  ]
  const links = linkPages({
    ...{ compiledDocs, plain: site.plain, language, model: model.model, files, memory },
    root: options.root,
    filesBaseUrl: loadedConfig.config.baseUrl,
  })
  return { ...site, ...model, compiledDocs, links }
}

function compiledAt(results: readonly CompileResult[], index: number): CompiledPage {
  const page = results[index]?.page
  if (page === undefined) throw new Error(`No compiled page number ${index}.`)
  return page
}
