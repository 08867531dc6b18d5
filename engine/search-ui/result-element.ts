import { matchRanges } from '../search/match-ranges.ts'
import type { SearchHit } from '../search/search-provider.ts'

/** One result of the search page; texts of the index are only ever set as text. */
export function resultElement(hit: SearchHit, query: string): HTMLElement {
  const { href, title, heading, crumbs, excerpt } = hit
  const article = document.createElement('article')
  const link = document.createElement('a')
  link.href = href
  link.append(...marked(heading === '' ? title : heading, query))
  const head = document.createElement('h2')
  head.append(link)
  article.append(head)
  const above = heading === '' ? crumbs : [...crumbs, title]
  if (above.length > 0) article.append(pathOf(above))
  if (excerpt !== '') {
    const text = document.createElement('p')
    text.className = 'search-result-text'
    text.append(...marked(`${excerpt.replace(/[\s.…]+$/, '')}...`, query))
    article.append(text)
  }
  return article
}

function pathOf(names: readonly string[]): HTMLElement {
  const list = document.createElement('ul')
  list.className = 'search-result-path'
  for (const name of names) {
    const entry = document.createElement('li')
    entry.textContent = name
    list.append(entry)
  }
  return list
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
