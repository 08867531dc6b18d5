import type { Doc } from '../pages/doc.ts'

interface MachinePage extends Pick<Doc, 'title' | 'description'> {
  /** Absolute URL of the page as Markdown. */
  readonly markdownUrl: string
  readonly markdown: () => string
}

interface MachineSection {
  readonly label: string
  readonly pages: readonly MachinePage[]
}

export interface MachineSite {
  readonly title: string
  readonly description: string
  readonly sections: readonly MachineSection[]
}

/** `llms.txt`: the site as a list of links, one line per page (llmstxt.org). */
export function llmsTxt({ title, description, sections }: MachineSite): string {
  const lists = sections.map(({ label, pages }) => {
    const links = pages.map(
      (page) =>
        `- [${page.title}](${page.markdownUrl})${page.description === '' ? '' : `: ${page.description}`}`,
    )
    return `## ${label}\n\n${links.join('\n')}`
  })
  return `# ${title}\n\n> ${description}\n\n${lists.join('\n\n')}\n`
}

const SEPARATOR = '\n\n---\n\n'

/** `llms-full.txt`: the text of every page, one after the other. */
export function llmsFullTxt({ title, description, sections }: MachineSite): string {
  const texts = sections
    .flatMap(({ pages }) => pages)
    .map(({ markdownUrl, markdown }) => `<!-- ${markdownUrl} -->\n\n${markdown().trim()}`)
  return `# ${title}\n\n> ${description}\n\n${texts.join(SEPARATOR)}\n`
}

export interface OpenSearchOptions {
  readonly title: string
  readonly description: string
  /** Absolute URL of the search page, without a query. */
  readonly searchUrl: string
}

/** `opensearch.xml`: lets a browser offer the site's search. */
export function openSearchXml({ title, description, searchUrl }: OpenSearchOptions): string {
  const escaped = (text: string) =>
    text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escaped(title.slice(0, 16))}</ShortName>
  <Description>${escaped(description === '' ? title : description)}</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Url type="text/html" method="get" template="${escaped(searchUrl)}?q={searchTerms}"/>
</OpenSearchDescription>
`
}
