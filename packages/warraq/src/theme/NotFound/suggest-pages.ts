import { fetchText } from '../../shared/fetch-text.ts'
import { fillText } from '../../shared/fill-text.ts'
import { decodePath, withBase } from '../../shared/route-path.ts'
import { findNearPages, type ListedPage } from './find-near-pages.ts'
import type { NearPagesProps } from './NearPages.tsx'

const MOST_PAGES = 5
const MOST_WORDS = 4

/**
 * The pages with the most similar routes, and a search for the words of the address. `data` is the
 * dataset of the element.
 */
export async function suggestPages(data: DOMStringMap): Promise<NearPagesProps> {
  const { list = '', base = '/', near = '', searchHref, searchText = '' } = data
  const path = decodePath(location.pathname).slice(base.length - 1)
  // Without the list the page has no suggestions.
  const listed = listedPages(await fetchText(list).catch(() => ''), base)
  const pages = findNearPages(path, listed, MOST_PAGES)
  const query = searchedWords(path)
  const search =
    searchHref === undefined || query === ''
      ? undefined
      : {
          href: `${searchHref}?q=${encodeURIComponent(query)}`,
          text: fillText(searchText, { query }),
        }
  return { title: near, pages, search }
}

/** Only the path of an address counts, so a list with relative addresses is fine, too. */
const ANY_ORIGIN = 'https://docs.example'

/** The pages of `llms.txt`, which lists every page with its title. */
export function listedPages(list: string, base: string): readonly ListedPage[] {
  const lines = list.matchAll(/^- \[(.+?)\]\((\S+?)\)(?::|$)/gm)
  return [...lines].map(([, title = '', url = '']) => {
    const { pathname } = new URL(url, ANY_ORIGIN)
    const route = pathname.slice(base.length - 1).replace(/(?:\/index)?\.md$/, '/')
    return { title, href: withBase(base, route) }
  })
}

/** The last words of a path, without a file extension. */
export function searchedWords(path: string): string {
  const words = path.replace(/\.\w+$/, '').split(/[/\-_\s]+/)
  return words.filter(Boolean).slice(-MOST_WORDS).join(' ')
}
