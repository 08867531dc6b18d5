import type { ReadyPage } from '../pages/ready-page.ts'
import { type PageWords, pageWords } from '../search/page-words.ts'
import { searchSections } from '../search/search-sections.ts'

/** The words of a page for the search: cut at its headings, with the names above it. */
export function wordsOfPage({
  view,
  parts,
  description,
  html,
}: Pick<ReadyPage, 'view' | 'parts' | 'description' | 'html'>): PageWords {
  return pageWords(
    searchSections({
      href: view.href,
      title: view.title,
      label: parts.breadcrumbs.at(-1)?.label ?? view.title,
      crumbs: parts.breadcrumbs.slice(0, -1).map(({ label }) => label),
      description,
      html,
    }),
  )
}
