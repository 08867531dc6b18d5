import { queryMatcher } from '../../search/query-matcher.ts'
import type { SearchHit } from '../../search/search-provider.ts'
import { type VersionChoice, versionsFor } from '../../search/search-scope.ts'
import { element } from '../../shared/create-element.ts'
import { fillText } from '../../shared/fill-text.ts'
import { navigationApi } from '../../shared/navigation-api.ts'
import { defaultSearchText } from '../../shared/search-text.ts'
import type { ShellText } from '../../shared/shell-text.ts'
import type { RuntimeSite } from '../../shared/site-view.ts'
import { createProviderCache } from '../SearchDialog/provider-cache.ts'
import { providerLine } from '../SearchDialog/provider-line.ts'
import { resultElement } from '../SearchDialog/result-element.ts'
import { versionParameter } from './search-page-href.ts'
import { versionSelects } from './version-selects.ts'

/** Rest after the last letter before a search starts, in milliseconds. */
const DELAY_MS = 300
const PER_PAGE = 15

/**
 * Wake up the search page inside `root`: results while typing, a shareable address, more results on
 * scrolling. Returns how to put it to sleep again.
 */
export function startSearchPage(
  root: HTMLElement,
  site: RuntimeSite,
  shellText: ShellText,
): () => void {
  const parts = partsOf(root)
  const { search } = site
  if (parts === undefined || search === undefined) return () => {}
  const { field, form, status, list, title } = parts
  const text = { ...defaultSearchText, ...site.text }
  const emptyTitle = text.searchTitle
  const documentTitle = document.title
  const open = createProviderCache(site, search)
  const stopping = new AbortController()
  const { signal: stopped } = stopping
  const more = element('p', { className: 'search-more' }, text.fetchingResults)
  const below = element('div', {})
  list.after(below)

  let timer: ReturnType<typeof setTimeout> | undefined
  let running: AbortController | undefined
  let shown = 0
  let { query, versions } = readAddress(site)

  const ask = async (offset: number): Promise<void> => {
    running?.abort()
    const run = new AbortController()
    running = run
    const asked = query.trim()
    nameOf(asked)
    if (asked === '') {
      show({ hits: [], total: 0, isEmpty: true, offset: 0 })
      return
    }
    root.toggleAttribute('data-busy', true)
    try {
      const provider = await open(versions)
      const answer = await provider.search({
        query: asked,
        limit: PER_PAGE,
        offset,
        signal: run.signal,
      })
      if (run.signal.aborted) return
      show({ ...answer, isEmpty: false, offset })
    } catch {
      if (!run.signal.aborted) fail(offset)
    }
  }

  const nameOf = (asked: string): void => {
    const name = asked === '' ? emptyTitle : fillText(text.searchResultsFor, { query: asked })
    title.textContent = name
    document.title = documentTitle.replace(emptyTitle, () => name)
  }

  const show = ({ hits, total, isEmpty, offset }: ShownHits): void => {
    root.toggleAttribute('data-busy', false)
    below.replaceChildren()
    if (offset === 0) list.replaceChildren()
    shown = offset + hits.length
    const match = queryMatcher(query)
    list.append(...hits.map((hit) => resultElement(hit, match)))
    status.textContent = isEmpty
      ? ''
      : total === 0
        ? text.noDocumentsFound
        : total === 1
          ? text.oneDocumentFound
          : fillText(text.documentsFound, { count: String(total) })
    watcher.disconnect()
    if (hits.length > 0 && shown < total) {
      below.append(more)
      watcher.observe(more)
    }
  }

  const fail = (offset: number): void => {
    root.toggleAttribute('data-busy', false)
    watcher.disconnect()
    if (offset === 0) list.replaceChildren()
    status.textContent = `${text.searchFailed}. ${text.searchFailedHint}`
    const onclick = () => void ask(offset)
    below.replaceChildren(
      element('button', { type: 'button', className: 'button', onclick }, shellText.retry),
    )
  }

  const watcher = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    watcher.disconnect()
    void ask(shown)
  })

  const later = (): void => {
    clearTimeout(timer)
    timer = setTimeout(() => void ask(0), DELAY_MS)
  }
  const selects = versionSelects({
    site,
    text,
    chosen: versions,
    onChange: (docsId, name) => {
      versions = { ...versions, [docsId]: name }
      writeAddress(query, { [docsId]: name })
      void ask(0)
    },
  })
  form.append(...selects.elements)

  field.addEventListener(
    'input',
    () => {
      query = field.value
      writeAddress(query, {})
      later()
    },
    { signal: stopped },
  )
  root.addEventListener(
    'submit',
    (event) => {
      event.preventDefault()
      clearTimeout(timer)
      void ask(0)
    },
    { signal: stopped },
  )
  // The dialog leads to this page, too, and back and forward to former queries.
  const follow = (): void => {
    const address = readAddress(site)
    const isSame = address.query === query && sameVersions(address.versions, versions)
    if (isSame || !root.isConnected || location.pathname !== search.pageHref) return
    query = address.query
    versions = address.versions
    field.value = query
    selects.show(versions)
    clearTimeout(timer)
    void ask(0)
  }
  const navigation = navigationApi()
  navigation?.addEventListener('currententrychange', follow, { signal: stopped })

  const line = providerLine(search.provider, text.poweredBy)
  if (line !== null) {
    line.className = 'search-powered'
    below.after(line)
  }
  field.value = query
  field.focus({ preventScroll: true })
  if (query !== '') void ask(0)
  return () => {
    clearTimeout(timer)
    running?.abort()
    watcher.disconnect()
    stopping.abort()
  }
}

interface ShownHits {
  readonly hits: readonly SearchHit[]
  readonly total: number
  readonly isEmpty: boolean
  readonly offset: number
}

interface PageParts {
  readonly field: HTMLInputElement
  readonly form: HTMLFormElement
  readonly status: HTMLElement
  readonly list: HTMLElement
  readonly title: HTMLElement
}

function partsOf(root: HTMLElement): PageParts | undefined {
  const field = root.querySelector('input')
  const form = root.querySelector('form')
  const status = root.querySelector<HTMLElement>('.search-status')
  const list = root.querySelector<HTMLElement>('.search-results')
  const title = root.querySelector('h1')
  return field && form && status && list && title ? { field, form, status, list, title } : undefined
}

/** Query and versions of a shared address; what it does not say is as usual. */
function readAddress(site: RuntimeSite): { query: string; versions: VersionChoice } {
  const asked = new URLSearchParams(location.search)
  const usual = versionsFor(site, undefined)
  const named = (site.docsVersions ?? []).flatMap(({ docsId, names }) => {
    const name = asked.get(versionParameter(docsId))
    return name !== null && names.includes(name) ? [[docsId, name] as const] : []
  })
  return { query: asked.get('q') ?? '', versions: { ...usual, ...Object.fromEntries(named) } }
}

function writeAddress(query: string, versions: VersionChoice): void {
  const url = new URL(location.href)
  if (query === '') url.searchParams.delete('q')
  else url.searchParams.set('q', query)
  for (const [docsId, name] of Object.entries(versions))
    url.searchParams.set(versionParameter(docsId), name)
  history.replaceState(history.state, '', url)
}

function sameVersions(a: VersionChoice, b: VersionChoice): boolean {
  return Object.entries(a).every(([docsId, name]) => b[docsId] === name)
}
