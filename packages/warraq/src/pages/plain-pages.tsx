import type { ReactElement } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import type { Language } from '../config/read-language.ts'
import type { DocsConfig } from '../config/schema.ts'
import { IslandContext, newIslandScope } from '../content/components/render-island.tsx'
import type { PageModule } from '../content/components/site-modules.ts'
import { collectReferences } from '../html/html-references.ts'
import { chosenSearch } from '../plugins/chosen-search.ts'
import type { CompiledPage } from '../shared/data/compiled-page.ts'
import type { Diagnostic } from '../shared/data/diagnostic.ts'
import type { FactValue } from '../shared/data/facts.ts'
import { problemAt } from '../shared/data/problem-at.ts'
import { ProblemError } from '../shared/data/problem-error.ts'
import { messageOf } from '../shared/text/message-of.ts'
import { pageAddress, withBase } from '../shared/text/route-path.ts'
import { Html } from '../theme/Html/Html.tsx'
import { NotFoundPage } from '../theme/NotFound/NotFoundPage.tsx'
import { OfflinePage } from '../theme/OfflinePage/OfflinePage.tsx'
import { OFFLINE_ROUTE } from '../theme/OfflinePage/offline-route.ts'
import { SearchPage } from '../theme/SearchPage/SearchPage.tsx'
import { BLANK_SEARCH_PAGE } from '../theme/SearchPage/search-page-state.ts'
import type { UiText } from '../theme/text/ui-text.ts'
import { type Doc, EMPTY_PAGE } from './doc.ts'

/** A page that is not Markdown: a component page, the search page, the not-found page. */
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
  readonly text: UiText
}

/** The component pages of the site and the pages of the engine. */
export function plainPages(source: PlainPagesSource): PlainPage[] {
  const { pages, config, facts, text } = source
  const { search, baseUrl } = config
  const values = Object.fromEntries([...facts].map(([name, { value }]) => [name, String(value)]))
  const searchHref = search === false ? undefined : withBase(baseUrl, search.route)
  const notFound = (
    <NotFoundPage
      text={text}
      list={withBase(baseUrl, 'llms.txt')}
      baseUrl={baseUrl}
      pageEnd={config.trailingSlash === true ? '/' : ''}
      searchHref={searchHref}
    />
  )
  return [
    ...pages.map((page) => componentPage(page, source, values)),
    ...(search === false
      ? []
      : [enginePage('search', search.route, text.searchTitle, searchContent(config, text))]),
    enginePage('not-found', '/404.html', text.notFoundTitle, notFound),
    // Like the not-found page, it is shown at the address of another page.
    ...(config.offline
      ? [enginePage('not-found', OFFLINE_ROUTE, text.offlineTitle, <OfflinePage text={text} />)]
      : []),
  ]
}

function componentPage(
  { file, component: Component, frontMatter }: PageModule,
  { config, filesBaseUrl }: PlainPagesSource,
  facts: Readonly<Record<string, string>>,
): PlainPage {
  const name = file.slice(file.lastIndexOf('/') + 1).replace(/\.tsx$/, '')
  const { baseUrl, lang } = config
  const page = (
    <IslandContext value={newIslandScope()}>
      <Component facts={facts} base={baseUrl} lang={lang} filesBase={filesBaseUrl} />
    </IslandContext>
  )
  return {
    file,
    route: pageAddress(name === 'index' ? '/' : `/${name}`, config.trailingSlash),
    kind: 'page',
    title: String(frontMatter.title ?? config.title),
    description: String(frontMatter.description ?? config.description),
    isSiteTitle: name === 'index',
    ...rendered(page, file),
  }
}

function rendered(page: ReactElement, file: string): Pick<PlainPage, 'compiled' | 'problem'> {
  try {
    return { compiled: htmlPage(renderToStaticMarkup(page)) }
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

function searchContent(config: DocsConfig, text: UiText): ReactElement {
  const page = (
    <SearchPage
      text={text}
      credit={chosenSearch(config)?.search.credit}
      docsVersions={[]}
      state={BLANK_SEARCH_PAGE}
      dispatch={() => {}}
    />
  )
  return (
    <>
      <Html as="docs-search" html={renderToString(page)} />
      <noscript>
        <p>{text.searchNeedsScript}</p>
      </noscript>
    </>
  )
}

/** Used in place of a source file. */
const ENGINE_FILE = '(engine)'

/** Whether the engine generates the page. */
export function isEnginePage(file: string): boolean {
  return file.startsWith(ENGINE_FILE)
}

function enginePage(
  kind: 'search' | 'not-found',
  route: string,
  title: string,
  content: ReactElement,
): PlainPage {
  return {
    file: `${ENGINE_FILE} ${route}`,
    route,
    kind,
    title,
    description: '',
    compiled: htmlPage(renderToStaticMarkup(content)),
  }
}

function htmlPage(html: string): CompiledPage {
  return { ...EMPTY_PAGE, html, ...collectReferences(html, '', 1) }
}
