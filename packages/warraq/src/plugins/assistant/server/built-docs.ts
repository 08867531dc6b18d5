import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { decodePath, splitHref, withTrailingSlash } from '../../../shared/route-path.ts'
import { type BuiltSearch, openBuiltSearch } from './built-search.ts'

/** One page of a built site that exists as Markdown. */
interface BuiltPage {
  /** Served address, with the base path: `/learn/token/`. */
  readonly href: string
  readonly title: string
  readonly description: string
  /** Name of its section of the site. */
  readonly section: string
  /** Its Markdown file inside the output folder. */
  readonly file: string
}

/** A built site for programs: its pages, their Markdown and its search index. */
export interface BuiltDocs {
  readonly title: string
  readonly description: string
  readonly pages: readonly BuiltPage[]
  readonly search: BuiltSearch
  /**
   * The page of an address: `/learn/token/`, `learn/token`, `/learn/token.md#supply` or a full URL.
   */
  readonly findPage: (address: string) => BuiltPage | undefined
  /** The page as Markdown. */
  readonly readPage: (page: BuiltPage) => Promise<string>
}

export interface BuiltDocsOptions {
  /** Output folder of the build. */
  readonly dir: string
  readonly baseUrl: string
}

/**
 * Open the output folder of a build. Loads the index at once, pages on demand.
 * @throws Error that names the missing or unreadable file.
 */
export async function openBuiltDocs({ dir, baseUrl }: BuiltDocsOptions): Promise<BuiltDocs> {
  const [list, search] = await Promise.all([
    readPageList(dir, baseUrl),
    openBuiltSearch({ dir, baseUrl }),
  ])
  const pageOfAddress = new Map(list.pages.map((page) => [keyOf(page.href), page]))
  return {
    ...list,
    search,
    findPage: (address) => {
      const path = pathOf(address)
      return pageOfAddress.get(keyOf(path)) ?? pageOfAddress.get(keyOf(`${baseUrl}${path}`))
    },
    readPage: ({ file }) => readFile(join(dir, file), 'utf8'),
  }
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

interface PageList {
  readonly title: string
  readonly description: string
  readonly pages: readonly BuiltPage[]
}

async function readPageList(dir: string, baseUrl: string): Promise<PageList> {
  const text = await readFile(join(dir, 'llms.txt'), 'utf8').catch(() => {
    throw new Error(`The list of pages is missing: ${join(dir, 'llms.txt')}`)
  })
  const pages: BuiltPage[] = []
  let section = ''
  for (const line of text.split('\n')) {
    if (line.startsWith('## ')) section = line.slice(3)
    const [, title, url, description = ''] = /^- \[(.*?)\]\((\S+?)\)(?:: (.*))?$/.exec(line) ?? []
    if (title === undefined || url === undefined || !URL.canParse(url)) continue
    const { pathname } = new URL(url)
    if (!pathname.startsWith(baseUrl)) continue
    pages.push({
      href: pathname.replace(/\/index\.md$|\.md$/, '/'),
      title,
      description,
      section,
      file: decodePath(pathname.slice(baseUrl.length)),
    })
  }
  return {
    title: /^# (.*)$/m.exec(text)?.[1] ?? '',
    description: /^> (.*)$/m.exec(text)?.[1] ?? '',
    pages,
  }
}
