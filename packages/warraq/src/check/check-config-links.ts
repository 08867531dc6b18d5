import type { DocsConfig } from '../config/schema.ts'
import type { Diagnostic } from '../shared/diagnostic.ts'
import { checkReferences, type ReferenceCheckScope } from './check-references.ts'

export interface ConfigLinksSource {
  readonly config: Pick<DocsConfig, 'navbar' | 'footer'>
  /** Name of the configuration file. */
  readonly file: string
  /** Base paths of the other languages, whose pages another run checks. */
  readonly otherBaseUrls: readonly string[]
}

interface ConfigLink {
  /** Path of the field in the configuration: `footer.links[0].to`. */
  readonly field: string
  readonly href: string
}

/** Broken links of navbar and footer, each reported with its field. */
export function checkConfigLinks(
  { config, file, otherBaseUrls }: ConfigLinksSource,
  scope: ReferenceCheckScope,
): Diagnostic[] {
  const links = [
    ...linksIn(config.navbar.items, 'navbar.items'),
    ...(config.footer === undefined ? [] : linksIn(config.footer.links, 'footer.links')),
  ]
  return links
    .filter(({ href }) => !otherBaseUrls.some((base) => href.startsWith(base)))
    .flatMap(({ field, href }) =>
      checkReferences({ file, route: '/', compiled: { links: [{ href }], images: [] } }, scope).map(
        (problem) => ({ ...problem, found: `${field}: ${JSON.stringify(href)}` }),
      ),
    )
}

/** Every `to` and `href` in a list of items and its nested lists. */
function linksIn(items: unknown, path: string): ConfigLink[] {
  if (!Array.isArray(items)) return []
  return items.flatMap((item: unknown, at): ConfigLink[] => {
    if (typeof item !== 'object' || item === null) return []
    return Object.entries(item).flatMap(([name, value]) => {
      const field = `${path}[${at}].${name}`
      if (name !== 'to' && name !== 'href') return linksIn(value, field)
      return typeof value === 'string' ? [{ field, href: value }] : []
    })
  })
}
