import type { SearchHit } from '../../search/search-provider.ts'

/** Names to search for when nothing was found. */
export interface Suggestions {
  /** Remember where hits were. */
  readonly learn: (hits: readonly SearchHit[]) => void
  /** At most three, those of sections seen in results first. */
  readonly read: () => string[]
}

const COUNT = 3

/** Links of the navbar to pages of the site, by their texts. */
const SECTIONS = '.navbar-items > a[href^="/"]'

export function createSuggestions(): Suggestions {
  const sections = [...document.querySelectorAll(SECTIONS)].map(({ textContent }) => textContent)
  const seen = new Set<string>()
  return {
    learn: (hits) => {
      for (const { crumbs, title } of hits) seen.add(crumbs[0] ?? title)
    },
    read: () => [...new Set([...seen, ...sections])].slice(0, COUNT),
  }
}
