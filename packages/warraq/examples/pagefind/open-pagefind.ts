import type { ProviderSource, SearchHit, SearchProvider } from 'warraq/plugin'

interface Pagefind {
  options(options: { noWorker: true }): Promise<void>
  init(): Promise<void>
  search(query: string, options: object): Promise<{ results: { data(): Promise<Page> }[] }>
}

interface Section {
  url: string
  title: string
  plain_excerpt: string
}

interface Page {
  url: string
  meta: { title?: string }
  sub_results: Section[]
}

export function openProvider({ baseUrl, scope }: ProviderSource): SearchProvider {
  let loading: Promise<Pagefind> | undefined
  const open = () => {
    loading ??= load(`${baseUrl}pagefind/pagefind.js`).catch((cause) => {
      loading = undefined
      throw cause
    })
    return loading
  }
  return {
    prepare: async () => {
      await open()
    },
    search: async ({ query, limit, offset = 0, signal }) => {
      const pagefind = await open()
      const { results } = await pagefind.search(query, { filters: { tag: { any: scope.tags } } })
      const shown = results.slice(offset, offset + limit)
      const pages = await Promise.all(shown.map((result) => result.data()))
      signal?.throwIfAborted()
      return { hits: pages.flatMap(hitsOf), total: results.length }
    },
  }
}

async function load(href: string): Promise<Pagefind> {
  const pagefind: Pagefind = await import(/* @vite-ignore */ href)
  await pagefind.options({ noWorker: true })
  await pagefind.init()
  return pagefind
}

function hitsOf({ url, meta, sub_results }: Page): SearchHit[] {
  return sub_results.map((section) => ({
    pageHref: url,
    title: meta.title ?? url,
    crumbs: [],
    href: section.url,
    heading: section.url === url ? '' : section.title,
    excerpt: section.plain_excerpt,
  }))
}
