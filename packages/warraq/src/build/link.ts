import { configError } from '../config/parse-config.ts'
import type { CompiledDoc } from '../pages/doc.ts'
import { type LinkedPages, linkPages } from '../pages/link-pages.ts'
import { type Redirects, readRedirects } from '../pages/redirects/read-redirects.ts'
import { type SiteModel, siteModel } from '../pages/site-model.ts'
import type { CompiledSite } from './compile.ts'
import { navbarComponents } from './load/site-parts.ts'

/** A site with routes, sidebars and the targets of all links. */
export interface LinkedSite extends CompiledSite, SiteModel {
  /** Written docs, generated indexes and pages of tags, compiled. */
  readonly compiledDocs: readonly CompiledDoc[]
  readonly links: LinkedPages
  /** Addresses that pages had before. */
  readonly moved: Redirects
}

/**
 * Give every page its route and sidebar, and resolve its links.
 * @throws UsageError when navbar, footer, languages or versions are invalid; it lists every
 * mistake.
 */
export function link(site: CompiledSite): LinkedSite {
  const { loadedConfig, language, sources, known, sidebarFiles, files, theme, memory } = site
  const model = memory.once('model', [language, files, known, sidebarFiles, theme], () =>
    siteModel({
      ...{ language, sources, sidebarFiles },
      docs: known,
      drafts: site.docs.drafts,
      navbarComponents: navbarComponents(site.themeFolder.source),
      theme,
    }),
  )
  const misconfigured = [...language.problems, ...model.wrong]
  if (misconfigured.length > 0) throw configError(loadedConfig.name, misconfigured)
  const compiledDocs = [
    ...known.flatMap((doc, index): CompiledDoc[] => {
      const compiled = site.results[index]?.page
      return compiled === undefined ? [] : [{ doc, compiled }]
    }),
    ...model.generated,
  ]
  const links = linkPages({
    ...{ compiledDocs, plain: site.plain, language, model: model.model, files, memory },
    root: site.options.root,
    repository: site.repository,
    beside: site.beside,
  })
  const moved = memory.once('redirects', [links.index, language.config, compiledDocs], () =>
    readRedirects({
      config: language.config,
      configFile: loadedConfig.name,
      docs: compiledDocs.map(({ doc }) => doc),
      index: links.index,
    }),
  )
  return { ...site, ...model, compiledDocs, links, moved }
}
