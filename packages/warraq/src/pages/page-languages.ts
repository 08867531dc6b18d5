import type { Locale } from '../config/locales.ts'
import { withBase } from '../shared/text/route-path.ts'
import type { CompiledDoc, Doc } from './doc.ts'
import { isGenerated } from './generated-pages.tsx'
import type { PlainPage } from './plain-pages.tsx'

/** The pages of a site in one language. */
export interface LanguagePages extends Pick<Locale, 'name' | 'lang' | 'isDefault' | 'baseUrl'> {
  /**
   * Address with the base path, by document: a translation may have another slug than the original.
   * Without drafts and unlisted pages.
   */
  readonly hrefs: ReadonlyMap<string, string>
  /** The addresses. */
  readonly offered: ReadonlySet<string>
}

/** A page in one language. */
export interface Alternate {
  readonly lang: string
  /** Address with the base path. */
  readonly href: string
  readonly isDefault: boolean
}

/** A doc, or a page outside the docs, which has no base route. */
type Identity = Pick<Doc, 'file' | 'originalFile' | 'route'> & Partial<Pick<Doc, 'baseRoute'>>

/** Pages without a source, and pages outside the docs, have the same route in every language. */
function documentOf({ file, originalFile = file, route, baseRoute }: Identity): string {
  return baseRoute === undefined || isGenerated({ file }) ? `route ${route}` : originalFile
}

/** The pages that a language offers, from its docs and the pages outside them. */
export function languagePages(
  { name, lang, isDefault, baseUrl }: Locale,
  docs: readonly CompiledDoc[],
  plain: readonly PlainPage[],
): LanguagePages {
  const listed = docs.filter(({ doc }) => doc.frontMatter.unlisted !== true)
  const pages = [
    ...listed.map(({ doc }) => [documentOf(doc), doc.route] as const),
    ...plain.map((page) => [documentOf(page), page.route] as const),
  ]
  const hrefs = new Map(pages.map(([document, route]) => [document, withBase(baseUrl, route)]))
  return { name, lang, isDefault, baseUrl, hrefs, offered: new Set(hrefs.values()) }
}

/** A page in every language that offers it, the default language first. */
export function alternatesOf(page: Identity, languages: readonly LanguagePages[]): Alternate[] {
  const document = documentOf(page)
  return languages.flatMap(({ lang, isDefault, hrefs }) => {
    const href = hrefs.get(document)
    return href === undefined ? [] : [{ lang, href, isDefault }]
  })
}

/**
 * Where the language menu leads from a page, by name of the language; only the languages in which
 * the page has another route, or which lack it: there the menu leads to the start of the section.
 * @param ownBaseUrl base path of the page's own language
 */
export function languageHrefs(
  page: Identity,
  languages: readonly LanguagePages[],
  ownBaseUrl: string,
): Readonly<Record<string, string>> | undefined {
  const document = documentOf(page)
  const others = languages.filter(({ baseUrl }) => baseUrl !== ownBaseUrl)
  const moved = others.flatMap((language): [string, string][] => {
    const { name, baseUrl, hrefs } = language
    const href = hrefs.get(document) ?? startOf(page, language)
    return href === withBase(baseUrl, page.route) ? [] : [[name, href]]
  })
  return moved.length === 0 ? undefined : Object.fromEntries(moved)
}

/** The start of a page's section in a language, otherwise that of the site, otherwise any page. */
function startOf({ baseRoute = '/' }: Identity, { baseUrl, offered }: LanguagePages): string {
  const [first = baseUrl] = offered
  const start = withBase(baseUrl, baseRoute)
  return [start, start.replace(/\/$/, ''), baseUrl].find((href) => offered.has(href)) ?? first
}
