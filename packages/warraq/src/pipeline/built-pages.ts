import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { settleOutput } from '../output/output-swap.ts'
import { readManifest } from '../output/read-manifest.ts'
import { bareAddress } from '../pages/redirects/read-redirects.ts'
import { type PageSection, sectionsIn } from '../search/search-sections.ts'
import { BUILD_MARKER } from '../shared/data/build-marker.ts'
import type { PagePayload } from '../shared/data/page-payload.ts'
import { UsageError } from '../shared/data/usage-error.ts'
import { askedByPage } from './asked-by-page.ts'

/** A page of a built site with what an index needs. */
export interface BuiltContent {
  /** Absolute URL. */
  readonly url: string
  readonly title: string
  /** Name of its section of the site. */
  readonly section: string
  readonly language: string
  readonly version: string
  /** Tag that limits a search: `docs-<docs id>-<version>`, or `default` outside the docs. */
  readonly searchTag: string
  /** What readers say for the page. */
  readonly keywords: readonly string[]
  /** What readers say for its sections, by the encoded id of their heading. */
  readonly asked: ReadonlyMap<string, readonly string[]>
  /** Factor of its weight in searches, 1 for most pages. */
  readonly boost: number
  /** Inner HTML of the article. */
  readonly html: string
}

/** A part of a page below a heading or the question of an accordion. */
export interface ContentSection extends Omit<PageSection, 'text'> {
  /** Its text as readers see it: paragraphs, rows of tables, lines of code. */
  readonly lines: readonly string[]
}

/**
 * Every page in the sitemap of a built site, in its order.
 * @param dir the folder of the built site
 * @throws UsageError when there is no built site.
 */
export async function builtPages(dir: string): Promise<BuiltContent[]> {
  await settleOutput(dir)
  if (!existsSync(join(dir, BUILD_MARKER)))
    throw new UsageError(`There is no built site in "${dir}".\nRun "warraq build" first.`)
  const { baseUrl, asked = {} } = await readManifest(dir)
  const phrases = askedByPage(asked)
  const pages: BuiltContent[] = []
  for (const url of sitemapUrls(await readFile(join(dir, 'sitemap.xml'), 'utf8'))) {
    const path = decodeURI(new URL(url).pathname)
    const file = join(dir, path.slice(baseUrl.length), 'page.json')
    const payload = JSON.parse(await readFile(file, 'utf8')) as PagePayload
    pages.push({
      ...contentOf(payload),
      url,
      asked: phrases.get(bareAddress(path)) ?? new Map<string, readonly string[]>(),
    })
  }
  return pages
}

/** The sections of a page, down to headings of a level; the first is the opening of the page. */
export function contentSections(
  page: Pick<BuiltContent, 'html' | 'title'>,
  deepest: number,
): ContentSection[] {
  return sectionsIn(page, deepest).map(({ text, ...section }) => ({
    ...section,
    lines: text.lines.map((line) => line.text),
  }))
}

function sitemapUrls(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) =>
    url.replaceAll('&apos;', "'").replaceAll('&amp;', '&'),
  )
}

function contentOf({ page, head, shell, html }: PagePayload): Omit<BuiltContent, 'url' | 'asked'> {
  const meta = (name: string) =>
    head.find(({ attributes }) => attributes.name === name)?.attributes.content ?? ''
  return {
    title: page.title,
    section: shell.sidebar?.label ?? page.title,
    language: meta('docsearch:language'),
    searchTag: meta('docsearch:docusaurus_tag'),
    version: meta('docsearch:version'),
    keywords: meta('keywords').split(',').filter(Boolean),
    boost: Number(meta('docsearch:search_boost') || 1),
    html: articleHtml(html),
  }
}

/** Inner HTML of the article in the HTML of a page's body. */
export function articleHtml(body: string): string {
  const start = body.indexOf('>', body.indexOf('<article')) + 1
  return body.slice(start, body.lastIndexOf('</article>'))
}
