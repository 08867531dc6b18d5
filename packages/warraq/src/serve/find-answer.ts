import { splitHref } from '../shared/text/route-path.ts'
import type { DevAnswer, DevLanguage } from './dev-language.ts'
import { pathOf } from './request-path.ts'

/** The parts of a site that answer requests in development. */
export interface AnsweringSite {
  readonly baseUrl: string
  readonly languages: readonly Pick<DevLanguage, 'baseUrl' | 'page' | 'asset' | 'notFound'>[]
  /** Its pages by href. */
  readonly pages: { has(href: string): boolean }
  /** Reads the file of the browser bundle at a path below the base path. */
  readonly assetAt: (path: string) => (() => Uint8Array) | undefined
  /** Absolute path of the file at a path below the base path. */
  readonly fileAt: (path: string) => string | undefined
}

/** What the development server sends for an address. */
export function findAnswer(url: string, site: AnsweringSite): DevAnswer {
  const { baseUrl, languages, pages, assetAt, fileAt } = site
  const path = pathOf(url)
  // The languages of a site are below each other: the longest matching base path wins.
  const [language] = languages
    .filter((language) => path.startsWith(language.baseUrl))
    .sort((a, b) => b.baseUrl.length - a.baseUrl.length)
  if (language === undefined) return { kind: 'redirect', href: baseUrl }
  const page = language.page(path)
  if (page !== undefined) return page
  const other = path.endsWith('/') ? path.slice(0, -1) : `${path}/`
  if (pages.has(other))
    return { kind: 'redirect', href: `${encodeURI(other)}${splitHref(url).query}` }
  for (const { asset } of languages) {
    const found = asset(path)
    if (found !== undefined) return found
  }
  const inside = path.slice(baseUrl.length)
  const read = assetAt(inside)
  if (read !== undefined) return { kind: 'text', status: 200, name: inside, content: read() }
  const file =
    fileAt(inside) ?? (/(?:^|\/)$/.test(inside) ? fileAt(`${inside}index.html`) : undefined)
  if (file !== undefined) return { kind: 'file', file }
  return fileAt(`${inside}/index.html`) === undefined
    ? language.notFound()
    : { kind: 'redirect', href: `${encodeURI(`${path}/`)}${splitHref(url).query}` }
}
