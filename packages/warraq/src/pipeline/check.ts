import { posix } from 'node:path'
import { type ConfigLinksSource, checkConfigLinks } from '../check/check-config-links.ts'
import { createRetypedFactCheck } from '../check/check-facts-retyped.ts'
import { checkHead } from '../check/check-head.ts'
import { checkOutputPaths } from '../check/check-output-paths.ts'
import { checkPolicy } from '../check/check-policy.ts'
import { checkReferences } from '../check/check-references.ts'
import { checkRouteNames, checkRoutes } from '../check/check-routes.ts'
import { checkSearchWords } from '../check/check-search-words.ts'
import { pagePlaces } from '../config/docs-root.ts'
import type { FoundTool } from '../config/find-tool.ts'
import type { Language } from '../config/read-language.ts'
import type { DocsConfig } from '../config/schema.ts'
import { severityOf, withSeverities } from '../config/severity-of.ts'
import { otherFormats } from '../content/source/other-format.ts'
import { skippedFolder, unusedPartials } from '../content/source/skipped-folder.ts'
import type { PlacedPage } from '../pages/link-pages.ts'
import { isEnginePage } from '../pages/plain-pages.tsx'
import { isElsewhere } from '../pages/resolve-reference.ts'
import type { Diagnostic, Finding } from '../shared/data/diagnostic.ts'
import { inWrittenPlaces } from '../shared/data/line-origins.ts'
import { problemAt } from '../shared/data/problem-at.ts'
import type { LinkedSite } from './link.ts'
import type { LoadedSite } from './load.ts'
import { languageFolder, outputPaths } from './output-paths.ts'

/** A linked site with every problem that an author can fix. */
export interface CheckedSite extends LinkedSite {
  readonly problems: readonly Diagnostic[]
}

/** Collect the problems of the earlier stages, and find those that only show in the whole site. */
export function check(site: LinkedSite): CheckedSite {
  const { findings, name } = site.loaded.loadedConfig
  const problems = problemsOf(site)
  return {
    ...site,
    problems: findings === undefined ? problems : problems.map((one) => inProject(one, name)),
  }
}

/** A project that a project format reads has no configuration of the engine yet. */
function inProject(problem: Diagnostic, config: string): Diagnostic {
  const { file, fix } = problem
  return {
    ...problem,
    file: file === OWN_CONFIG ? config : file,
    fix: fix.replace(OWN_CONFIG, `${OWN_CONFIG}, which "warraq migrate" writes`),
  }
}

const OWN_CONFIG = 'docs.config.ts'

function problemsOf(site: LinkedSite): Diagnostic[] {
  const { loaded, compiled, linked } = site
  const { language, loadedConfig, sources, staticFiles, facts, memory, origins } = loaded
  const { checks } = language.config
  const { index, anchors, all } = linked.links
  const redirected = memory.reuse(
    'redirected',
    [linked.moved],
    () => new Set(linked.moved.redirects.map(({ from }) => from)),
  )
  const lenientFiles = memory.reuse(
    'lenient files',
    [loadedConfig, sources.sources],
    () =>
      new Set([
        ...componentPages(loadedConfig),
        ...sources.sources.filter(({ isFromDocument }) => isFromDocument).map(({ file }) => file),
      ]),
  )
  const isLenientHtml = loadedConfig.rules?.forgivesHtml === true
  const translations = memory.reuse('translations', [index], () => translationsIn(all))
  const scope = { checks, index, anchors, redirected, translations, lenientFiles, isLenientHtml }
  const references = memory.each(
    'checked references',
    [index, anchors, language.config, redirected, translations, lenientFiles],
    all.map((page): [PlacedPage] => [page]),
    (page) => checkReferences(page, scope),
  )
  const retyped = memory.each(
    'retyped facts',
    [facts],
    sources.sources.map(({ file, text }): [string, string] => [file, text]),
    createRetypedFactCheck(facts),
  )
  const found = [
    ...configFindings(loaded),
    ...loaded.themeFolder.problems,
    ...loaded.pageModulesSource.problems,
    ...(loaded.pageModules?.problems ?? []),
    ...sources.problems,
    ...sources.sources.flatMap(({ findings = [] }) => findings.map(asWarning)),
    ...memory.reuse('skipped folders', [loaded.files], () =>
      sources.skippedFolders.flatMap((folder) => skippedFolder(loaded.options.root, folder)),
    ),
    ...unusedPartials(sources.partials, usedPartials(site)),
    ...otherFormats(sources.otherFormats),
    ...staticFiles.problems,
    ...linked.moved.problems,
    ...linked.modelProblems,
    ...loaded.freePages.sourceProblems,
    ...dateProblems(loaded),
    ...inWrittenPlaces(
      [
        ...loaded.docs.problems,
        ...loaded.freePages.problems,
        ...compiled.results.flatMap(({ problems }) => problems),
        ...retyped.flat(),
      ],
      origins,
    ),
    ...compiled.plain.flatMap(({ problem }) => problem ?? []),
    ...memory.reuse('checked routes', [index, staticFiles, language.config], () =>
      routeProblems(site),
    ),
  ]
  // The checks of references already apply the severities.
  return [
    ...withSeverities(found, checks),
    ...inWrittenPlaces(references.flat(), origins),
    ...checkHead(language.config.head, loadedConfig.name, all, scope),
    ...checkSearchWords(loaded.searchWords, scope),
    ...checkPolicy({ config: language.config, configFile: loadedConfig.name, pages: all }),
    ...checkConfigLinks(linkedConfig(site), scope),
  ]
}

/** The files of translated pages, by their routes. */
function translationsIn(pages: readonly PlacedPage[]): ReadonlyMap<string, string> {
  return new Map(
    pages.flatMap(({ route, file, originalFile }) =>
      originalFile === undefined ? [] : [[route, file] as const],
    ),
  )
}

function asWarning(finding: Finding): Diagnostic {
  return { ...finding, severity: 'warning' }
}

function linkedConfig({ loaded, linked }: LinkedSite): ConfigLinksSource {
  const { config, locales } = loaded.language
  const sidebars = [...linked.model.values()].flat().flatMap(({ root, sidebars }) => {
    const file = typeof root.sidebar === 'string' ? root.sidebar : undefined
    return sidebars.map(({ id, items }) => ({ id, items, file }))
  })
  const otherBaseUrls = locales
    .map(({ baseUrl }) => baseUrl)
    .filter((baseUrl) => baseUrl !== config.baseUrl && baseUrl !== '/')
  return { config, file: loaded.loadedConfig.name, sidebars, otherBaseUrls }
}

function routeProblems(site: LinkedSite): Diagnostic[] {
  const { all } = site.linked.links
  const { checks } = site.loaded.language.config
  return [
    ...checkRoutes(
      all.filter(({ file }) => !isEnginePage(file)),
      severityOf(checks, 'route/duplicate'),
    ),
    ...checkStartPage(site),
    ...checkRouteNames(all),
    ...checkOutputPaths(outputPaths(site)),
  ]
}

/** The name of the site and the breadcrumbs of every page lead to its start page. */
function checkStartPage(site: LinkedSite): Diagnostic[] {
  const { loaded, linked } = site
  const { config, locale, roots } = loaded.language
  // Without any page there is another error.
  if (linked.links.all.every(({ file }) => isEnginePage(file))) return []
  const start = `${languageFolder(loaded.language)}index.html`
  const paths = outputPaths(site)
  if (paths.some(({ path }) => path === start) || isElsewhere('/', config.checks.servedElsewhere))
    return []
  const [first = '/docs/'] = roots.map(({ route }) => route)
  return [
    problemAt(loaded.loadedConfig.name, 'route/no-start-page', {
      found: `no page at ${locale.baseUrl}, where the name of the site leads on every page`,
      expected: 'a start page',
      fix:
        config.pagesDir === undefined
          ? `give a section the route "/", write a page in pagesDir, or set redirects: { '/': '${first}' }`
          : `add ${posix.join(config.pagesDir, 'index.md')}`,
    }),
  ]
}

/** Files that pages import or include. */
function usedPartials({ loaded, compiled }: LinkedSite): ReadonlySet<string> {
  return new Set([
    ...compiled.results.flatMap(({ page }) => page.dependencies),
    ...[...loaded.origins.values()].flatMap((parts) => parts.map(({ file }) => file)),
  ])
}

/** The pages that are code: a project format made their text. */
function componentPages({ pages = [] }: LoadedSite['loadedConfig']): string[] {
  return pages.flatMap(({ file, text }) => (text === undefined ? [] : [file]))
}

/** What to know about the configuration as a whole. */
function configFindings({ loadedConfig, language }: LoadedSite): readonly Diagnostic[] {
  const { url, findings, tool } = loadedConfig
  if (findings !== undefined) return findings
  return [
    ...(url === undefined ? [configMissing(language.config)] : []),
    ...(tool === undefined ? [] : [otherTool(tool, language)]),
  ]
}

function configMissing({ title, url }: Pick<DocsConfig, 'title' | 'url'>): Diagnostic {
  return problemAt('docs.config.ts', 'config/default', {
    found: `no such file: the site is called "${title}" and lives at ${url}`,
    expected: 'title and url of the site, for canonical links and the sitemap',
    fix: "before you publish, create it: import { defineConfig } from 'warraq' and export default defineConfig({ title, url, sections }). Then more findings stop the build; checks: { strict: false } keeps them warnings",
  })
}

function otherTool({ tool, file }: FoundTool, { roots }: Language): Diagnostic {
  const places = roots.flatMap(pagePlaces).map((path) => (path === '.' ? 'this folder' : path))
  const [summary] = roots.flatMap(({ sidebar }) => (typeof sidebar === 'string' ? [sidebar] : []))
  return problemAt(file, 'config/foreign', {
    found: `the configuration of ${tool}`,
    expected: `docs.config.ts: navigation, theme and plugins of ${tool} are not read`,
    fix: `the pages in ${places.join(' and ')} are built, with a sidebar made from ${summary ?? 'files and folders'}; say the rest in docs.config.ts`,
  })
}

/** What keeps the site from showing when its pages were last changed. */
function dateProblems({ dates, docs, freePages }: LoadedSite): Diagnostic[] {
  if (dates.problem !== undefined) return [datesMissing(dates.problem)]
  const files = [
    ...docs.docs.filter(({ doc }) => doc.frontMatter.last_update?.date === undefined),
    ...freePages.pages,
  ].map(({ body }) => body.file)
  const count = files.filter((file) => dates.undated.has(file)).length
  return count === 0 ? [] : [shallowClone(`${count} of ${files.length}`)]
}

function shallowClone(count: string): Diagnostic {
  return problemAt('docs.config.ts', 'git/shallow-clone', {
    found: `a clone without the whole history: ${count} pages show no date of their last change`,
    expected: 'the whole history, which contains the last change of every page',
    fix: 'run git fetch --unshallow; in GitHub Actions set fetch-depth: 0 for actions/checkout; or set lastUpdated: { date: false }',
  })
}

function datesMissing(reason: string): Diagnostic {
  return problemAt('docs.config.ts', 'git/no-dates', {
    found: reason,
    expected: 'a git repository, for the date of the last change of each page',
    fix: 'run git init and commit the pages, build in a clone, or set lastUpdated: { date: false }',
  })
}
