import { configError } from '../config/parse-config.ts'
import type { CompiledDoc } from '../pages/doc.ts'
import { type LinkedPages, linkPages } from '../pages/link-pages.ts'
import { type Redirects, readRedirects } from '../pages/redirects/read-redirects.ts'
import { type SiteModel, siteModel } from '../pages/site-model.ts'
import type { Diagnostic } from '../shared/data/diagnostic.ts'
import { problemAt } from '../shared/data/problem-at.ts'
import type { CompiledSite } from './compile.ts'
import { navbarComponents } from './load/site-parts.ts'

/** Routes, sidebars and the targets of all links. */
interface LinkedModel extends SiteModel {
  /** Written docs, generated indexes and pages of tags, compiled. */
  readonly compiledDocs: readonly CompiledDoc[]
  readonly links: LinkedPages
  /** Addresses that pages had before. */
  readonly moved: Redirects
}

/** A site whose pages have their places. */
export interface LinkedSite extends CompiledSite {
  readonly linked: LinkedModel
}

/**
 * Give every page its route and sidebar, and resolve its links.
 * @throws UsageError when navbar, footer, languages or versions are invalid; it lists every
 * mistake.
 */
export function link(site: CompiledSite): LinkedSite {
  const { loaded, compiled } = site
  const { loadedConfig, language, sources, sidebarFiles, files, theme, memory } = loaded
  const { known, plain, results } = compiled
  const model = memory.reuse('model', [language, files, known, sidebarFiles, theme], () =>
    siteModel({
      ...{ language, sources, sidebarFiles },
      docs: known,
      drafts: loaded.docs.drafts,
      navbarComponents: navbarComponents(loaded.themeFolder.source),
      theme,
    }),
  )
  const misconfigured = [...language.problems, ...model.wrong]
  const isForgiven = loadedConfig.rules?.leavesOutItems === true && language.problems.length === 0
  if (misconfigured.length > 0 && !isForgiven) throw configError(loadedConfig.name, misconfigured)
  const compiledDocs = [
    ...known.flatMap((doc, index): CompiledDoc[] => {
      const page = results[index]?.page
      return page === undefined ? [] : [{ doc, compiled: page }]
    }),
    ...model.generated,
  ]
  const links = linkPages({
    ...{ compiledDocs, plain, language, model: model.model, files, memory },
    root: loaded.options.root,
    repository: loaded.repository,
    beside: loaded.beside,
  })
  const moved = memory.reuse(
    'redirects',
    [links.index, links.anchors, language.config, compiledDocs],
    () =>
      readRedirects({
        config: language.config,
        configFile: loadedConfig.name,
        docs: compiledDocs.map(({ doc }) => doc),
        lastRoots: new Set(
          language.roots.filter(({ version }) => version.isLast).map(({ key }) => key),
        ),
        index: links.index,
        anchors: links.anchors,
      }),
  )
  const modelProblems = [
    ...model.modelProblems,
    ...misconfigured.map((told) => itemLeftOut(loadedConfig.name, told)),
  ]
  return { loaded, compiled, linked: { ...model, modelProblems, compiledDocs, links, moved } }
}

/** A mistake of the configuration, worded for its author, as a warning. */
function itemLeftOut(file: string, told: string): Diagnostic {
  const [place = '', found = '', expected = ''] = told
    .split('\n')
    .map((line) => line.trim().replace(/^(?:found|expected)\s+/, ''))
  return problemAt(file, 'config/left-out', {
    found: `${place}: ${found}`,
    expected,
    fix: 'correct it; until then there is no such item',
  })
}
