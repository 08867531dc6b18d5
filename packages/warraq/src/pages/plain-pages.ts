import { createElement } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import type { DocsConfig } from '../config/schema.ts'
import { ProblemError } from '../content/problem-error.ts'
import { IslandContext, newIslandScope } from '../content/render-island.tsx'
import type { PageModule } from '../content/site-modules.ts'
import { collectReferences } from '../html/html-references.ts'
import { chosenSearch } from '../plugins/chosen-search.ts'
import type { CompiledPage } from '../shared/compiled-page.ts'
import type { Fact } from '../shared/facts.ts'
import { messageOf } from '../shared/message-of.ts'
import { withBase } from '../shared/route-path.ts'
import { UsageError } from '../shared/usage-error.ts'
import { NotFoundPage } from '../theme/NotFound/NotFoundPage.tsx'
import { OfflinePage } from '../theme/OfflinePage/OfflinePage.tsx'
import { OFFLINE_ROUTE } from '../theme/OfflinePage/offline-route.ts'
import { SearchPage } from '../theme/SearchPage/SearchPage.tsx'
import { BLANK_SEARCH_PAGE } from '../theme/SearchPage/search-page-state.ts'
import type { UiText } from '../theme/text/ui-text.ts'
import type { Doc } from './doc.ts'

/** A page that is not Markdown: a component page, the search page, the not-found page. */
export interface PlainPage extends Pick<Doc, 'file' | 'route' | 'title' | 'description'> {
  readonly kind: 'page' | 'search' | 'not-found'
  /** Whether `<title>` contains only its title, without the site's name. */
  readonly isSiteTitle?: boolean
  readonly compiled: CompiledPage
}

export interface PlainPagesSource {
  readonly pages: readonly PageModule[]
  readonly config: DocsConfig
  readonly facts: ReadonlyMap<string, Fact>
  readonly text: UiText
  readonly filesBaseUrl: string
}

/** The component pages of the site and the pages of the engine. */
export function plainPages(source: PlainPagesSource): PlainPage[] {
  const { pages, config, facts, text } = source
  const values = Object.fromEntries([...facts].map(([name, { value }]) => [name, String(value)]))
  return [
    ...pages.map((page) => componentPage(page, source, values)),
    ...(config.search === false ? [] : [searchPage(config, config.search.route, text)]),
    notFoundPage(source),
    ...(config.offline ? [offlinePage(text)] : []),
  ]
}

function componentPage(
  { file, component, frontMatter }: PageModule,
  { config, filesBaseUrl }: PlainPagesSource,
  facts: Readonly<Record<string, string>>,
): PlainPage {
  const name = file.slice(file.lastIndexOf('/') + 1).replace(/\.tsx$/, '')
  const html = render(
    () =>
      renderToStaticMarkup(
        createElement(
          IslandContext,
          { value: newIslandScope() },
          createElement(component, {
            facts,
            base: config.baseUrl,
            lang: config.lang,
            filesBase: filesBaseUrl,
          }),
        ),
      ),
    file,
  )
  return {
    file,
    route: name === 'index' ? '/' : `/${name}/`,
    kind: 'page',
    title: String(frontMatter.title ?? config.title),
    description: String(frontMatter.description ?? config.description),
    isSiteTitle: name === 'index',
    compiled: htmlPage(html),
  }
}

function render(run: () => string, file: string): string {
  try {
    return run()
  } catch (cause) {
    if (cause instanceof ProblemError) throw new UsageError(cause.message)
    throw new UsageError(`${file} failed while it was rendered:\n${messageOf(cause)}`)
  }
}

function searchPage(config: DocsConfig, route: string, text: UiText): PlainPage {
  const page = createElement(SearchPage, {
    text,
    credit: chosenSearch(config)?.search.credit,
    docsVersions: [],
    state: BLANK_SEARCH_PAGE,
    dispatch: () => {},
  })
  const withoutScript = createElement(
    'noscript',
    {},
    createElement('p', {}, text.searchNeedsScript),
  )
  const html = `<docs-search>${renderToString(page)}</docs-search>${renderToStaticMarkup(withoutScript)}`
  return enginePage('search', route, text.searchTitle, html)
}

/** Like the not-found page, it is shown at the address of another page. */
function offlinePage(text: UiText): PlainPage {
  const html = renderToStaticMarkup(createElement(OfflinePage, { text }))
  return enginePage('not-found', OFFLINE_ROUTE, text.offlineTitle, html)
}

function notFoundPage({ text, config: { baseUrl, search } }: PlainPagesSource): PlainPage {
  const page = createElement(NotFoundPage, {
    text,
    list: withBase(baseUrl, 'llms.txt'),
    baseUrl,
    searchHref: search === false ? undefined : withBase(baseUrl, search.route),
  })
  return enginePage('not-found', '/404.html', text.notFoundTitle, renderToStaticMarkup(page))
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
  html: string,
): PlainPage {
  return {
    file: `${ENGINE_FILE} ${route}`,
    route,
    kind,
    title,
    description: '',
    compiled: htmlPage(html),
  }
}

function htmlPage(html: string): CompiledPage {
  return {
    html,
    firstParagraph: '',
    headings: [],
    ...collectReferences(html, '', 1),
    islands: [],
    dependencies: [],
  }
}
