import { escapeHtml } from '@warraq/markup/escape-html'
import type { DocsConfig } from '../../config/schema.ts'
import { NOT_FOUND_LIST } from '../../pages/not-found-page.tsx'
import type { ReadyPage } from '../../pages/ready-page.ts'
import { absoluteUrl, markdownHref } from '../../pages/site-href.ts'
import type { AssembledSite } from '../assemble.ts'

type File = readonly [path: string, text: string]

/**
 * Files for machines: `llms.txt`, the site as a list of links, one line per page (llmstxt.org);
 * `llms-full.txt`, the text of every page, one after the other; the addresses and titles of pages
 * that the not-found page suggests; and, for a site with a search, `opensearch.xml`.
 */
export function machineFiles(
  { loaded, ready: { pages } }: AssembledSite,
  markdownOf: (page: ReadyPage) => string,
): File[] {
  const { config, roots } = loaded.language
  const absolute = absoluteUrl(config)
  const urlOf = ({ route }: ReadyPage) => absolute(markdownHref(route))
  const listed = pages.filter(
    ({ isIndexed, parts }) => isIndexed && parts.markdownHref !== undefined,
  )
  const sections = roots
    .filter(({ version }) => version.isLast)
    .map(({ key, label, id }) => ({
      label: label ?? id,
      pages: listed
        .filter(({ rootKey }) => rootKey === key)
        // In reading order; pages outside the sidebar come last.
        .sort((a, b) => (a.place ?? Infinity) - (b.place ?? Infinity) || 0),
    }))
  const lists = sections.map(({ label, pages: own }) => {
    const links = own.map((page) => {
      const description = page.description === '' ? '' : `: ${page.description}`
      return `- [${page.view.title}](${urlOf(page)})${description}`
    })
    return `## ${label}\n\n${links.join('\n')}`
  })
  const texts = sections
    .flatMap(({ pages: own }) => own)
    .map((page) => `<!-- ${urlOf(page)} -->\n\n${markdownOf(page).trim()}`)
  const summary = config.description === '' ? '' : `> ${config.description}\n\n`
  const head = `# ${config.title}\n\n${summary}`
  return [
    ['llms-full.txt', `${head}${texts.join('\n\n---\n\n')}\n`],
    ['llms.txt', `${head}${lists.join('\n\n')}\n`],
    [NOT_FOUND_LIST, suggestedList(pages)],
    ...openSearchFile(config),
  ]
}

/** `[["/learn/", "Learn"], …]` */
function suggestedList(pages: readonly ReadyPage[]): string {
  const shown = pages.filter(({ isIndexed }) => isIndexed)
  return JSON.stringify(shown.map(({ href, view }) => [href, view.title]))
}

/** Tells a browser how to query the site's search. */
function openSearchFile(config: DocsConfig): File[] {
  const { title, description, search } = config
  if (search === false) return []
  const url = absoluteUrl(config)(search.route)
  const text = `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escapeHtml(title.slice(0, 16))}</ShortName>
  <Description>${escapeHtml(description === '' ? title : description)}</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Url type="text/html" method="get" template="${escapeHtml(url)}?q={searchTerms}"/>
</OpenSearchDescription>
`
  return [['opensearch.xml', text]]
}
