import { element } from '../../shared/create-element.ts'
import type { SearchView } from '../../shared/site-view.ts'
import { externalLink } from './external-link.ts'

const SERVICES: Readonly<Record<string, readonly [name: string, href: string]>> = {
  algolia: ['Algolia', 'https://www.algolia.com/'],
  typesense: ['Typesense', 'https://typesense.org/'],
}

/** A line that says who answers, where it is not the site itself. */
export function providerLine(
  provider: SearchView['provider'],
  label: string,
): HTMLParagraphElement | null {
  const service = SERVICES[provider]
  if (service === undefined) return null
  const [name, href] = service
  return element('p', {}, `${label} `, externalLink(href, name))
}
