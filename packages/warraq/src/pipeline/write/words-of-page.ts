import { type PageWords, pageWords } from '@warraq/search/page-words'
import type { ReadyPage } from '../../pages/ready-page.ts'
import { searchSections } from '../../search/search-sections.ts'

/** The search terms of a page by section, with the labels above it. */
export function wordsOfPage({ view, parts, description, html }: ReadyPage): PageWords {
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
