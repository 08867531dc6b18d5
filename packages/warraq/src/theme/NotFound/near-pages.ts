import { editDistance } from '../../shared/edit-distance.ts'
import { fillText } from '../../shared/fill-text.ts'
import { decodePath, withBase } from '../../shared/route-path.ts'

const MOST_PAGES = 5

/**
 * On the not-found page, show the pages with the most similar routes, and a search for the words of
 * the address.
 */
export async function suggestPages(): Promise<void> {
  const place = document.querySelector<HTMLElement>('docs-not-found')
  const entry = place?.querySelector('li')
  if (!place || !entry) return
  const { list = '', base = '/' } = place.dataset
  const path = decodePath(location.pathname).slice(base.length - 1)
  showSearch(place, path)
  const pages = nearPages(path, await listedPages(list, base), MOST_PAGES)
  const entries = pages.map(({ href, title }) => {
    const copy = entry.cloneNode(true) as HTMLElement
    const link = copy.querySelector('a')
    if (link !== null) Object.assign(link, { href, textContent: title })
    return copy
  })
  entry.replaceWith(...entries)
  const near = place.querySelector<HTMLElement>(':scope > div')
  if (near !== null) near.hidden = pages.length === 0
}

function showSearch(place: HTMLElement, path: string): void {
  const line = place.querySelector<HTMLElement>(':scope > p')
  const link = line?.querySelector('a')
  const query = path
    .replace(/\.\w+$/, '')
    .split(/[/\-_\s]+/)
    .filter(Boolean)
    .slice(-4)
    .join(' ')
  if (!line || !link || query === '') return
  link.setAttribute('href', `${link.getAttribute('href')}?q=${encodeURIComponent(query)}`)
  link.textContent = fillText(link.textContent, { query })
  line.hidden = false
}

/**
 * Reads `llms.txt`, which lists every page with its title. If it fails to load, there are no
 * suggestions.
 */
async function listedPages(list: string, base: string): Promise<readonly ListedPage[]> {
  try {
    const response = await fetch(list)
    const text = response.ok ? await response.text() : ''
    return [...text.matchAll(/^- \[(.+?)\]\((\S+?)\)/gm)].map(([, title = '', url = '']) => {
      const route = new URL(url).pathname.slice(base.length - 1).replace(/(?:\/index)?\.md$/, '/')
      return { title, href: withBase(base, route) }
    })
  } catch {
    return []
  }
}

interface ListedPage {
  readonly href: string
  readonly title: string
}

/** Minimum similarity (0 to 1) for a suggestion; below it a match is coincidence. */
const LEAST_LIKENESS = 0.45
/** The last segment of a path identifies a page best. */
const LAST_PART_WEIGHT = 2

/** The pages whose paths are most similar to a missing path, best first. */
export function nearPages(
  path: string,
  pages: readonly ListedPage[],
  most: number,
): readonly ListedPage[] {
  const asked = partsOf(path)
  if (asked.length === 0) return []
  return pages
    .map((page) => ({ page, likeness: likeness(asked, partsOf(page.href)) }))
    .filter((entry) => entry.likeness >= LEAST_LIKENESS)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, most)
    .map(({ page }) => page)
}

function partsOf(path: string): string[] {
  return path
    .toLowerCase()
    .replace(/\.(?:html?|mdx?)$/, '')
    .split('/')
    .filter((part) => part !== '' && part !== 'index')
}

/**
 * Share of the requested segments that the page has or nearly has, minus a little for additional
 * ones.
 */
function likeness(asked: readonly string[], present: readonly string[]): number {
  let sum = 0
  let weights = 0
  asked.forEach((part, at) => {
    const weight = at === asked.length - 1 ? LAST_PART_WEIGHT : 1
    weights += weight
    sum += weight * Math.max(0, ...present.map((other) => similarity(part, other)))
  })
  const surplus = Math.max(0, present.length - asked.length)
  return sum / weights - surplus * 0.05
}

function similarity(a: string, b: string): number {
  const distance = editDistance(a, b)
  const share = 1 - distance / Math.max(a.length, b.length)
  return share >= 0.5 ? share : 0
}
