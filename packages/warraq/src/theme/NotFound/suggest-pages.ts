import { fetchText } from '../../shared/browser/fetch-text.ts'
import { decodePath, withTrailingSlash } from '../../shared/text/route-path.ts'
import { findNearPages, type ListedPage } from './find-near-pages.ts'
import type { NearPagesProps } from './NearPages.tsx'
import type { NotFoundData } from './not-found-markup.ts'

const MOST_PAGES = 5
const MOST_WORDS = 4

export interface SuggestedPages extends NearPagesProps {
  /** The page that the address names in another casing. */
  readonly sameName: ListedPage | undefined
}

/** The pages with the most similar routes. */
export async function suggestPages({ list, base, near }: NotFoundData): Promise<SuggestedPages> {
  // Without the list the page has no suggestions.
  const listed = await fetchText(list).then(listedPages, () => [])
  const pages = findNearPages(missingPath(base), listed, MOST_PAGES)
  return { title: near, pages, sameName: pageInOtherCase(location.pathname, listed) }
}

/** The path of the address within the site. */
export function missingPath(base: string): string {
  return decodePath(location.pathname).slice(base.length - 1)
}

/**
 * The page whose path differs from a missing one only by upper and lower case, or by its ending
 * (`/a`, `/a.html` or `/a/index.html` for `/a/`): many servers tell cases apart. `undefined` if a
 * page has exactly this path, because loading it again would not help.
 */
export function pageInOtherCase(
  path: string,
  pages: readonly ListedPage[],
): ListedPage | undefined {
  const asked = decodePath(path)
  const keyOf = (href: string) => withTrailingSlash(decodePath(href)).toLowerCase()
  const key = keyOf(path.replace(/(?:(\/)index)?\.html$/i, '$1'))
  const named = pages.filter(({ href }) => keyOf(href) === key)
  return named.some(({ href }) => decodePath(href) === asked) ? undefined : named[0]
}

/** The last words of a path, without a file extension. */
export function searchedWords(path: string): string {
  const words = path.replace(/\.\w+$/, '').split(/[/\-_\s]+/)
  return words.filter(Boolean).slice(-MOST_WORDS).join(' ')
}

function listedPages(list: string): readonly ListedPage[] {
  const pages = JSON.parse(list) as readonly (readonly [href: string, title: string])[]
  return pages.map(([href, title]) => ({ href, title }))
}
