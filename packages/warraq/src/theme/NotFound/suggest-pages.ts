import { decodePath, withBase } from '../../shared/route-path.ts'
import type { NearPagesProps } from './NearPages.tsx'
import { type ListedPage, nearPages } from './near-pages.ts'

const MOST_PAGES = 5

/** The pages with the most similar routes, and a search for the words of the address. `data` is the dataset of the element. */
export async function suggestPages(data: DOMStringMap): Promise<NearPagesProps> {
  const { list = '', base = '/', near = '', searchHref, searchText = '' } = data
  const path = decodePath(location.pathname).slice(base.length - 1)
  const pages = nearPages(path, await listedPages(list, base), MOST_PAGES)
  const words = path
    .replace(/\.\w+$/, '')
    .split(/[/\-_\s]+/)
    .filter(Boolean)
    .slice(-4)
    .join(' ')
  const search =
    searchHref === undefined || words === ''
      ? undefined
      : {
          href: `${searchHref}?q=${encodeURIComponent(words)}`,
          text: searchText.replace('{query}', words),
        }
  return { title: near, pages, search }
}

/**
 * Reads `llms.txt`, which lists every page with its title. If it fails to load, there are no
 * suggestions.
 */
async function listedPages(list: string, base: string): Promise<readonly ListedPage[]> {
  try {
    const response = await fetch(list)
    const text = response.ok ? await response.text() : ''
    return [...text.matchAll(/^- \[(.+?)\]\((\S+?)\)/gm)].flatMap(([, title = '', url = '']) => {
      const route = new URL(url).pathname.slice(base.length - 1).replace(/(?:\/index)?\.md$/, '/')
      return [{ title, href: withBase(base, route) }]
    })
  } catch {
    return []
  }
}
