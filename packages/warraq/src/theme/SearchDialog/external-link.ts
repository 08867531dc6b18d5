import { element } from '../../shared/create-element.ts'

/** A link that leaves the site, in a new tab. */
export function externalLink(href: string, name: string): HTMLAnchorElement {
  return element('a', { href, target: '_blank', rel: 'noopener noreferrer' }, name)
}
