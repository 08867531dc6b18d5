import { ownScripts } from '../../search/own-scripts.ts'
import type { ProviderSource, SearchHit, SearchProvider } from '../../search/search-provider.ts'
import { trustedPolicy } from '../../shared/browser/trusted-types.ts'
import { once } from '../../shared/data/once.ts'
import { CRUMB_SEPARATOR } from './crumb-separator.ts'

/** The used part of Pagefind's browser module, which is part of the site. */
interface Pagefind {
  readonly options: (options: { readonly excerptLength: number }) => Promise<void>
  readonly init: () => Promise<void>
  readonly search: (
    query: string,
    options: { readonly filters: { readonly tag: { readonly any: readonly string[] } } },
  ) => Promise<{ readonly results: readonly { readonly data: () => Promise<PagefindPage> }[] }>
}

interface PagefindPage {
  readonly url: string
  readonly meta: { readonly title?: string; readonly crumbs?: string }
  readonly plain_excerpt?: string
  readonly sub_results?: readonly {
    readonly title: string
    readonly url: string
    readonly plain_excerpt?: string
  }[]
}

/** Number of words in an excerpt. */
const EXCERPT_WORDS = 25
/** Number of sections shown per page. */
const SECTIONS_PER_PAGE = 3

/**
 * Searches the chunks that Pagefind created from the built pages; results are pages with their best
 * sections.
 * @param load loads Pagefind's module; replaced in tests
 */
export function openProvider(
  { baseUrl, scope }: ProviderSource,
  load: (href: string) => Promise<Pagefind> = loadModule,
): SearchProvider {
  const open = once(async () => {
    const pagefind = await load(`${baseUrl}pagefind/pagefind.js`)
    await pagefind.options({ excerptLength: EXCERPT_WORDS })
    await pagefind.init()
    return pagefind
  })
  return {
    prepare: async () => {
      await open()
    },
    search: async ({ query, limit, offset = 0, signal }) => {
      signal?.throwIfAborted()
      if (query.trim() === '') return { hits: [], total: 0 }
      const pagefind = await open()
      const { results } = await pagefind.search(query, { filters: { tag: { any: scope.tags } } })
      signal?.throwIfAborted()
      const pages = await Promise.all(
        results.slice(offset, offset + limit).map((result) => result.data()),
      )
      signal?.throwIfAborted()
      return { hits: pages.flatMap(hitsOf), total: results.length }
    },
  }
}

function hitsOf({ url, meta, plain_excerpt, sub_results = [] }: PagefindPage): SearchHit[] {
  const sections = sub_results.slice(0, SECTIONS_PER_PAGE)
  return (sections.length > 0 ? sections : [{ url, title: '', plain_excerpt }]).map((section) => ({
    pageHref: url,
    title: meta.title ?? url,
    crumbs: meta.crumbs ? meta.crumbs.split(CRUMB_SEPARATOR) : [],
    href: section.url,
    heading: section.url === url ? '' : section.title,
    excerpt: section.plain_excerpt ?? '',
  }))
}

function loadModule(href: string): Promise<Pagefind> {
  // Needed because Pagefind starts its worker itself.
  trustedPolicy('default', ownScripts)
  return import(/* @vite-ignore */ href)
}
