import { type ListedPage, nearPages } from '../../shared/near-pages.ts'
import { decodePath, withBase } from '../../shared/route-path.ts'

const MOST_PAGES = 5

/** Show links to the pages most like the address, and one that searches for its words. */
export async function suggestPages(element: HTMLElement): Promise<void> {
  const { list = '', base = '/', near = '', searchHref, searchText = '' } = element.dataset
  const path = decodePath(location.pathname).slice(base.length - 1)
  const pages = nearPages(path, await listedPages(list, base), MOST_PAGES)
  if (!element.isConnected) return
  if (pages.length > 0) {
    const heading = document.createElement('h2')
    heading.textContent = near
    const links = document.createElement('ul')
    links.append(...pages.map(({ href, title }) => listItem(linkTo(href, title))))
    element.append(heading, links)
  }
  const words = path
    .replace(/\.\w+$/, '')
    .split(/[/\-_\s]+/)
    .filter(Boolean)
    .slice(-4)
    .join(' ')
  if (searchHref === undefined || words === '') return
  const search = document.createElement('p')
  search.append(
    linkTo(`${searchHref}?q=${encodeURIComponent(words)}`, searchText.replace('{query}', words)),
  )
  element.append(search)
}

/** `llms.txt` names every page with its title. Without it there are no suggestions. */
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

function linkTo(href: string, text: string): HTMLAnchorElement {
  const link = document.createElement('a')
  link.href = href
  link.textContent = text
  return link
}

function listItem(child: Node): HTMLLIElement {
  const item = document.createElement('li')
  item.append(child)
  return item
}
