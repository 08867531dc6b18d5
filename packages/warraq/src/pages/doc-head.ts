import type { HeadTag } from '../shared/page-payload.ts'
import { breadcrumbsJsonLd } from './breadcrumbs.ts'
import type { CompiledDoc } from './doc.ts'
import { isGenerated } from './generated-index.ts'
import { cardOf, imageAt, type PageHeadSource, pageHead } from './page-head.ts'
import type { SectionScope } from './section-scope.ts'
import { articleJsonLd } from './structured-data.ts'

/** Sources of a doc's head elements besides the doc itself. */
type DocHeadSource = Pick<PageHeadSource, 'view' | 'parts' | 'description' | 'noIndex'>

export function docHead(
  entry: CompiledDoc,
  page: DocHeadSource,
  scope: SectionScope,
): readonly HeadTag[] {
  const { doc, compiled } = entry
  const { section } = scope
  const { image, keywords = [] } = doc.frontMatter
  return pageHead({
    ...page,
    route: doc.route,
    source: scope,
    keywords,
    image:
      image === undefined
        ? cardOf(doc.title, scope, section.label ?? section.id)
        : imageAt(scope.links.imageHref(image, doc), scope),
    searchTag: `docs-${section.id}-${section.version.name}`,
    version: section.version.name,
    structuredData: structuredData(entry, page, scope),
    own: compiled.head ?? [],
  })
}

function structuredData(
  { doc, compiled }: CompiledDoc,
  { view: { href }, parts, description }: DocHeadSource,
  { config }: SectionScope,
) {
  const origin = config.url.replace(/\/$/, '')
  const breadcrumbs = breadcrumbsJsonLd(parts.breadcrumbs, { origin, pageHref: href })
  const article = isGenerated(doc)
    ? undefined
    : articleJsonLd({
        title: doc.title,
        description,
        url: `${origin}${encodeURI(href)}`,
        lang: parts.untranslated?.lang ?? config.lang,
        get html() {
          return compiled.html
        },
        schema: doc.frontMatter.schema,
        lastModified: parts.lastUpdated?.iso,
        keywords: doc.frontMatter.keywords ?? [],
        site: { name: config.title, url: `${origin}${config.baseUrl}` },
      })
  return [breadcrumbs, article].filter((data) => data !== undefined)
}
