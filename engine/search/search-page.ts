import { localProvider } from './local-provider.ts'
import { matchRanges } from './match-ranges.ts'
import type { SearchHit } from './search-provider.ts'

/** Rest after the last letter before a search starts, in milliseconds. */
const DELAY_MS = 300
const PER_PAGE = 15

/**
 * Wake up the search page inside `root`: results while typing, a shareable address, more results on
 * scrolling. Returns how to put it to sleep again.
 */
export function startSearchPage(root: HTMLElement): () => void {
  const field = root.querySelector('input')
  const status = root.querySelector<HTMLElement>('.search-status')
  const list = root.querySelector<HTMLElement>('.search-results')
  const title = root.querySelector('h1')
  const catalogueHref = root.dataset.index
  if (!field || !status || !list || !title || !catalogueHref) return () => {}

  let timer: ReturnType<typeof setTimeout> | undefined
  const provider = localProvider({ catalogueHref })
  let newest = ''
  let asking = new AbortController()
  let shown = 0
  const emptyTitle = title.textContent ?? ''
  const documentTitle = document.title
  const more = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) void showMore()
  })
  const showMore = async (): Promise<void> => {
    more.disconnect()
    const { signal } = asking
    try {
      const request = { query: newest, limit: PER_PAGE, offset: shown, signal }
      const { hits, total } = await provider.search(request)
      if (shown === 0) list.replaceChildren()
      status.textContent = countText(total)
      shown += hits.length
      list.append(...hits.map((hit) => resultOf(hit, newest)))
      const last = list.lastElementChild
      if (hits.length > 0 && shown < total && last !== null) more.observe(last)
    } catch {
      if (signal.aborted) return
      list.replaceChildren()
      status.textContent =
        'Unable to fetch results. You might want to check your network connection.'
    }
  }

  const run = async (): Promise<void> => {
    const query = field.value.trim()
    newest = query
    title.textContent = query === '' ? emptyTitle : `Search results for "${query}"`
    document.title =
      query === '' ? documentTitle : documentTitle.replace(emptyTitle, title.textContent)
    asking.abort()
    asking = new AbortController()
    shown = 0
    if (query !== '') return showMore()
    list.replaceChildren()
    status.textContent = ''
  }

  const onInput = (): void => {
    const url = new URL(location.href)
    if (field.value === '') url.searchParams.delete('q')
    else url.searchParams.set('q', field.value)
    history.replaceState(history.state, '', url)
    clearTimeout(timer)
    timer = setTimeout(() => void run(), DELAY_MS)
  }
  const onSubmit = (event: Event): void => {
    event.preventDefault()
    clearTimeout(timer)
    void run()
  }

  field.value = new URLSearchParams(location.search).get('q') ?? ''
  field.addEventListener('input', onInput)
  root.addEventListener('submit', onSubmit)
  field.focus({ preventScroll: true })
  if (field.value !== '') void run()
  return () => {
    clearTimeout(timer)
    asking.abort()
    more.disconnect()
    field.removeEventListener('input', onInput)
    root.removeEventListener('submit', onSubmit)
  }
}

function countText(count: number): string {
  if (count === 0) return 'No results were found'
  return count === 1 ? 'One document found' : `${count} documents found`
}

/** One result; texts of the index are only ever set as text. */
function resultOf({ href, title, heading, excerpt }: SearchHit, query: string): HTMLElement {
  const article = document.createElement('article')
  const link = document.createElement('a')
  link.href = href
  link.append(...marked(heading === '' ? title : heading, query))
  const head = document.createElement('h2')
  head.append(link)
  article.append(head)
  if (heading !== '') article.append(paragraph('search-result-path', [title]))
  if (excerpt !== '')
    article.append(paragraph('search-result-text', marked(`${excerpt}...`, query)))
  return article
}

function paragraph(className: string, content: readonly (string | Node)[]): HTMLElement {
  const element = document.createElement('p')
  element.className = className
  element.append(...content)
  return element
}

/** A text with the words of the query marked. */
function marked(text: string, query: string): (string | Node)[] {
  const pieces: (string | Node)[] = []
  let at = 0
  for (const [start, end] of matchRanges(text, query)) {
    const mark = document.createElement('mark')
    mark.className = 'search-result-match'
    mark.textContent = text.slice(start, end)
    pieces.push(text.slice(at, start), mark)
    at = end
  }
  return [...pieces, text.slice(at)]
}
