import { collectReferences } from '@warraq/markup/html-references'
import { withStyleClasses } from '@warraq/markup/style-declarations'
import { SearchPage } from '@warraq/search-dialog/page/SearchPage'
import { BLANK_SEARCH_PAGE } from '@warraq/search-dialog/page/search-page-state'
import type { ReactElement } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import type { Language } from '../config/read-language.ts'
import type { DocsConfig } from '../config/schema.ts'
import { partFailed, withoutPart } from '../content/components/part-failed.ts'
import { IslandContext } from '../content/components/render-island.tsx'
import type { PageModule } from '../content/components/site-modules.ts'
import { chosenSearch } from '../plugins/chosen-search.ts'
import { fallbackPages } from '../plugins/fallback-pages.ts'
import type { FallbackPage } from '../plugins/warraq-plugin.ts'
import type { CompiledPage } from '../shared/data/compiled-page.ts'
import { type Diagnostic, ProblemError } from '../shared/data/diagnostic.ts'
import type { FactValue } from '../shared/data/facts.ts'
import { problemAt } from '../shared/data/problem-at.ts'
import { messageOf } from '../shared/text/message-of.ts'
import { pageAddress } from '../shared/text/route-path.ts'
import { Html } from '../theme/Html/Html.tsx'
import { NotFound } from '../theme/NotFound/NotFound.tsx'
import { PartError, renderTheme, type SiteTheme } from '../theme/parts/render-theme.tsx'
import { Search } from '../theme/SearchPage/Search.tsx'
import { type Doc, EMPTY_PAGE } from './doc.ts'
import { NOT_FOUND_ROUTE, suggestedPages, withSuggestions } from './not-found-page.tsx'

/** A page outside sections: a page of `pagesDir`, the search page, the not-found page. */
export interface PlainPage extends Pick<Doc, 'file' | 'route' | 'title' | 'description'> {
  readonly kind: 'page' | 'search' | 'not-found'
  /** Whether `<title>` contains only its title, without the site's name. */
  readonly isSiteTitle?: boolean
  readonly compiled: CompiledPage
  /** Why its component could not be rendered; the page is then empty. */
  readonly problem?: Diagnostic
}

export interface PlainPagesSource extends Pick<Language, 'config' | 'filesBaseUrl'> {
  readonly pages: readonly PageModule[]
  readonly facts: ReadonlyMap<string, FactValue>
  readonly theme: SiteTheme
}

/**
 * The component pages of the site and the pages of the engine, except the not-found page if one of
 * the others is it.
 */
export function plainPages(
  source: PlainPagesSource,
  others: readonly Pick<PlainPage, 'route'>[] = [],
): PlainPage[] {
  const { pages, config, facts, theme } = source
  const { search } = config
  const { text } = theme
  const values = Object.fromEntries([...facts].map(([name, { value }]) => [name, String(value)]))
  const own = pages.map((page) => componentPage(page, source, values))
  const isWritten = [...own, ...others].some(({ route }) => route === NOT_FOUND_ROUTE)
  const ofEngine: (EngineContent | false)[] = [
    search !== false && {
      kind: 'search',
      route: search.route,
      title: text.searchTitle,
      content: searchContent(config, theme),
    },
    !isWritten && {
      kind: 'not-found',
      route: NOT_FOUND_ROUTE,
      title: text.notFoundTitle,
      content: <NotFound>{suggestedPages(config)}</NotFound>,
    },
  ]
  return [
    ...own,
    ...ofEngine.flatMap((page) => (page ? enginePage(page, theme) : [])),
    ...fallbackPages(config.plugins, config.lang).map(fallbackPage),
  ]
}

/** Like the not-found page, it is shown at the address of another page. */
function fallbackPage({ route, title, html }: FallbackPage): PlainPage {
  const compiled = htmlPage(html)
  return { ...engineFile(route), route, title, kind: 'not-found', compiled }
}

function componentPage(
  { file, component: Component, frontMatter }: PageModule,
  { config, filesBaseUrl, theme }: PlainPagesSource,
  facts: Readonly<Record<string, string>>,
): PlainPage {
  const name = file.slice(file.lastIndexOf('/') + 1).replace(/\.tsx$/, '')
  const { baseUrl, lang } = config
  const styles = new Set<string>()
  const page = (
    <IslandContext value={{ count: 0, used: new Set(), styles }}>
      <Component facts={facts} base={baseUrl} lang={lang} filesBase={filesBaseUrl} />
    </IslandContext>
  )
  const isNotFound = `/${name}.html` === NOT_FOUND_ROUTE
  const { compiled, ...problem } = rendered(page, { file, styles })
  return {
    file,
    route: isNotFound
      ? NOT_FOUND_ROUTE
      : pageAddress(name === 'index' ? '/' : `/${name}`, config.trailingSlash),
    kind: isNotFound ? 'not-found' : 'page',
    title: String(frontMatter.title ?? config.title),
    description: String(frontMatter.description ?? config.description),
    isSiteTitle: name === 'index',
    compiled: isNotFound ? withSuggestions(compiled, config, theme) : compiled,
    ...problem,
  }
}

interface RenderedAs {
  readonly file: string
  /** Receives the styles of its elements. */
  readonly styles: Set<string>
}

function rendered(
  page: ReactElement,
  { file, styles }: RenderedAs,
): Pick<PlainPage, 'compiled' | 'problem'> {
  try {
    const html = withStyleClasses(renderToStaticMarkup(page), styles)
    return { compiled: { ...htmlPage(html), ...(styles.size > 0 && { styles: [...styles] }) } }
  } catch (cause) {
    const problem = cause instanceof ProblemError ? cause.problem : pageFailed(file, cause)
    return { compiled: htmlPage(''), problem }
  }
}

function pageFailed(file: string, cause: unknown): Diagnostic {
  return problemAt(file, 'page/failed', {
    found: `an error while the page was rendered: ${messageOf(cause)}`,
    expected: 'a component that renders while the site is built',
    fix: 'correct the component; what only a browser has belongs in an effect of an island',
  })
}

function searchContent(config: DocsConfig, { text }: SiteTheme): ReactElement {
  const page = (
    <SearchPage
      text={text}
      credit={chosenSearch(config)?.search.credit}
      docsVersions={[]}
      sections={[]}
      state={BLANK_SEARCH_PAGE}
      dispatch={() => {}}
    />
  )
  return (
    <Search>
      <Html as="docs-search" html={renderToString(page)} />
      <noscript>
        <p>{text.searchNeedsScript}</p>
      </noscript>
    </Search>
  )
}

/** Used in place of a source file. */
const ENGINE_FILE = '(engine)'

export function isEnginePage(file: string): boolean {
  return file.startsWith(ENGINE_FILE)
}

interface EngineContent extends Pick<PlainPage, 'kind' | 'route' | 'title'> {
  readonly content: ReactElement
}

function enginePage({ content, ...page }: EngineContent, theme: SiteTheme): PlainPage {
  return {
    ...page,
    ...engineFile(page.route),
    ...renderedParts(content, page.route, theme),
  }
}

/** Name and description of a page without a source. */
function engineFile(route: string): Pick<PlainPage, 'file' | 'description'> {
  return { file: `${ENGINE_FILE} ${route}`, description: '' }
}

/** A part of the site that throws is reported, and that of the engine shown. */
function renderedParts(
  content: ReactElement,
  route: string,
  theme: SiteTheme,
): Pick<PlainPage, 'compiled' | 'problem'> {
  try {
    return { compiled: htmlPage(renderTheme(content, theme)) }
  } catch (cause) {
    if (!(cause instanceof PartError)) throw cause
    const parts = withoutPart(theme.parts, cause.part.file)
    const problem = partFailed(cause, route)
    return { ...renderedParts(content, route, { ...theme, parts }), problem }
  }
}

function htmlPage(html: string): CompiledPage {
  return { ...EMPTY_PAGE, html, ...collectReferences(html) }
}
