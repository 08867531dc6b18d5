import type { SearchView } from '../shared/site-view.ts'

export interface ProviderLink {
  readonly name: string
  readonly href: string
}

/** Who answers, where it is not the site itself. */
export const PROVIDER_LINKS: Readonly<Partial<Record<SearchView['provider'], ProviderLink>>> = {
  algolia: { name: 'Algolia', href: 'https://www.algolia.com/' },
  typesense: { name: 'Typesense', href: 'https://typesense.org/' },
}
