import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { htmlToMarkdown } from '@warraq/markup/html-to-markdown'
import { elementsIn, isElement, parseHtml } from '@warraq/markup/parse-html'
import { textOf } from '@warraq/markup/text-of-html'
import type { SearchAnswer } from '@warraq/search/search-provider'
import { searchedPages } from '@warraq/search/searched-pages'
import { type CatalogueRequest, searchedSite } from '@warraq/search/searched-site'
import { type BuildManifest, readManifest } from '../output/read-manifest.ts'
import type { PagePayload } from '../shared/data/page-payload.ts'
import { UsageError } from '../shared/data/usage-error.ts'
import { decodePath, pageAddress, splitHref, withTrailingSlash } from '../shared/text/route-path.ts'
import { articleHtml } from './built-pages.ts'
import { pageSection } from './page-section.ts'

/** One page of a built site. */
export interface BuiltPage {
  /** Served address, with the base path: `/learn/token/`. */
  readonly href: string
  readonly title: string
  readonly description: string
  /** Name of its section of the site. */
  readonly section: string
  /** Inside the output folder: its Markdown, or its payload if it has none. */
  readonly file: string
}

/** A built site for programs: its pages, their Markdown and its search index. */
export interface BuiltSite {
  /** Changes with every change of the output. */
  readonly buildId: string
  readonly title: string
  /** The pages that `llms.txt` lists, then others that the search finds. */
  readonly pages: readonly BuiltPage[]
  /** The best sections in the default language and the newest versions, best first. */
  readonly search: (
    query: string,
    request: Pick<CatalogueRequest, 'limit' | 'inOrder'>,
  ) => Promise<SearchAnswer>
  /**
   * The page of an address: `/learn/token/`, `learn/token`, `/learn/token.md#supply` or a full
   * URL.
   */
  readonly findPage: (address: string) => BuiltPage | undefined
  /** The page as Markdown. @throws Error when its file is missing */
  readonly readPage: (page: BuiltPage) => Promise<string>
  /**
   * The part of the page's Markdown below a heading, or the label of an accordion; the opening of
   * the page for an empty one; `undefined` if there is none.
   * @throws Error when the file of the page is missing
   */
  readonly readSection: (page: BuiltPage, heading: string) => Promise<string | undefined>
  /**
   * The heading or label with an id on the page; `undefined` if there is none.
   * @throws Error when the document of the page is missing
   */
  readonly headingOf: (page: BuiltPage, id: string) => Promise<string | undefined>
}

/**
 * Open the output folder of a build. Loads the index at once, pages on demand.
 * @throws UsageError when `dir` contains no build, or a build without list of pages or search
 * index.
 */
export async function openBuiltSite(dir: string): Promise<BuiltSite> {
  const { baseUrl, buildId, trailingSlash = true } = await readManifest(dir)
  const list = await readFile(join(dir, 'llms.txt'), 'utf8').catch(() => {
    throw new UsageError(`The list of pages is missing: ${join(dir, 'llms.txt')}`)
  })
  const readJson = async (file: string) => JSON.parse(await readFile(join(dir, file), 'utf8'))
  const catalogueHref = `${baseUrl}search-index.json`
  const readServed = (href: string) => readJson(decodePath(href.slice(baseUrl.length)))
  const site = searchedSite(catalogueHref, readServed)
  const found = await searchedPages(catalogueHref, readServed).catch(() => {
    throw new UsageError(
      `The search index of "${dir}" is missing or damaged. Build the site with search: { provider: 'local' }.`,
    )
  })
  const title = /^# (.*)$/m.exec(list)?.[1] ?? ''
  const listed = pagesIn(list, { baseUrl, trailingSlash })
  const known = new Set(listed.map(({ href }) => keyOf(href)))
  const others = found
    .filter(({ pageHref }) => !known.has(keyOf(pageHref)))
    .map(async ({ pageHref, title: name, crumbs: [section = title] }): Promise<BuiltPage[]> => {
      const file = payloadFile(pageHref.slice(baseUrl.length))
      const payload: PagePayload | undefined = await readJson(file).catch(() => undefined)
      if (payload === undefined) return []
      return [
        { href: pageHref, title: name, description: metaOf(payload, 'description'), section, file },
      ]
    })
  const pages = [...listed, ...(await Promise.all(others)).flat()]
  const pageOfAddress = new Map(pages.map((page) => [keyOf(page.href), page]))
  const readPage = async ({ file }: BuiltPage): Promise<string> =>
    isPayload(file) ? markdownOf(await readJson(file)) : readFile(join(dir, file), 'utf8')
  return {
    buildId,
    title,
    pages,
    search: (query, request) => site.search({ query, ...request }),
    findPage: (address) => {
      const path = pathOf(address)
      return pageOfAddress.get(keyOf(path)) ?? pageOfAddress.get(keyOf(`${baseUrl}${path}`))
    },
    readPage,
    readSection: async (page, heading) => pageSection(await readPage(page), heading),
    headingOf: async ({ file }, id) => {
      if (isPayload(file)) return headingWithId((await readJson(file)).html, id)
      const name = file.replace(/(?:\/index)?\.md$/, '')
      const html = await readFile(join(dir, name, 'index.html'), 'utf8').catch(() =>
        readFile(join(dir, `${name}.html`), 'utf8'),
      )
      return headingWithId(html, id)
    },
  }
}

/** The payload of a page, which exists even if the page has no Markdown, such as a list of pages. */
function payloadFile(path: string): string {
  return decodePath(join(path, 'page.json'))
}

function isPayload(file: string): boolean {
  return file === 'page.json' || file.endsWith('/page.json')
}

function metaOf({ head }: PagePayload, name: string): string {
  const found = head.find(({ attributes }) => [attributes.name, attributes.property].includes(name))
  return found?.attributes.content ?? ''
}

function markdownOf(payload: PagePayload): string {
  const text = htmlToMarkdown(articleHtml(payload.html), metaOf(payload, 'og:url'))
  return text.startsWith('# ') ? text : `# ${payload.page.title}\n\n${text}`
}

function pathOf(address: string): string {
  const trimmed = address.trim()
  return splitHref(URL.canParse(trimmed) ? new URL(trimmed).pathname : trimmed).path
}

/** Normalizes the addresses of a page. */
function keyOf(path: string): string {
  const bare = decodePath(path).replace(/(?:^|\/)index\.(?:html|md)$|\.(?:html|md)$/, '')
  return withTrailingSlash(`/${bare.replace(/^\/+|\/+$/g, '')}`)
    .replace('//', '/')
    .toLowerCase()
}

/** The pages that `llms.txt` lists. */
function pagesIn(
  list: string,
  { baseUrl, trailingSlash }: Required<Pick<BuildManifest, 'baseUrl' | 'trailingSlash'>>,
): readonly BuiltPage[] {
  const pages: BuiltPage[] = []
  let section = ''
  for (const line of list.split('\n')) {
    if (line.startsWith('## ')) section = line.slice(3)
    const [, title, url, description = ''] = /^- \[(.*?)\]\((\S+?)\)(?:: (.*))?$/.exec(line) ?? []
    if (title === undefined || url === undefined || !URL.canParse(url)) continue
    const { pathname } = new URL(url)
    if (!pathname.startsWith(baseUrl)) continue
    pages.push({
      href: pageAddress(pathname.replace(/(?:(^|\/)index)?\.md$/, '$1'), trailingSlash),
      title,
      description,
      section,
      file: decodePath(pathname.slice(baseUrl.length)),
    })
  }
  return pages
}

/** The text of the heading, or the label of the accordion, that has an id on a page. */
export function headingWithId(html: string, id: string): string | undefined {
  for (const element of elementsIn(parseHtml(html))) {
    if (element.attributes.id !== id) continue
    if (/^h[1-6]$/.test(element.tag)) return textOf(element.children)
    const label = element.children.filter(isElement).find(({ tag }) => tag === 'summary')
    if (label !== undefined) return textOf(label.children)
  }
  return undefined
}
