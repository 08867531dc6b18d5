import { element } from '../../shared/create-element.ts'
import { hasHostedSearch } from '../../shared/features.ts'
import type { SearchView } from '../../shared/site-view.ts'
import { externalLink } from './external-link.ts'

const SERVICES = {
  algolia: ['Algolia', 'https://www.algolia.com/'],
  typesense: ['Typesense', 'https://typesense.org/'],
} as const

/** A line that says who answers, where it is not the site itself. */
export function providerLine(
  provider: SearchView['provider'],
  label: string,
): HTMLParagraphElement | null {
  if (!hasHostedSearch || (provider !== 'algolia' && provider !== 'typesense')) return null
  const [name, href] = SERVICES[provider]
  return element('p', {}, `${label} `, externalLink(href, name))
}
