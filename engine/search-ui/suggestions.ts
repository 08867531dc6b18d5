import type { SearchHit } from '../search/search-provider.ts'
import type { SiteView } from '../shared/site-view.ts'

/** Names to search for when nothing was found. */
export interface Suggestions {
  /** Remember where hits were. */
  readonly learn: (hits: readonly SearchHit[]) => void
  /** At most three, those of sections seen in results first. */
  readonly read: () => string[]
}

const COUNT = 3

export function createSuggestions({
  navbar,
  baseUrl,
}: Pick<SiteView, 'navbar' | 'baseUrl'>): Suggestions {
  const sections = navbar.items.flatMap((item) =>
    item.kind === 'link' && item.html !== true && item.href.startsWith(baseUrl) ? [item.label] : [],
  )
  const seen = new Set<string>()
  return {
    learn: (hits) => {
      for (const { crumbs, title } of hits) seen.add(crumbs[0] ?? title)
    },
    read: () => [...new Set([...seen, ...sections])].slice(0, COUNT),
  }
}
