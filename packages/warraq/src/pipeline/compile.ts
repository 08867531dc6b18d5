import { breakLongNames } from '@warraq/markup/break-long-words'
import { escapeHtml } from '@warraq/markup/escape-html'
import type { CompileResult } from '../content/compile-page.ts'
import { distinctTitles } from '../pages/distinct-titles.ts'
import { type Doc, hasHeading } from '../pages/doc.ts'
import { describedBy } from '../pages/doc-page.ts'
import { folderTitle } from '../pages/folder-title.ts'
import { NOT_FOUND_ROUTE, withSuggestions } from '../pages/not-found-page.tsx'
import { type PlainPage, plainPages } from '../pages/plain-pages.tsx'
import type { CompiledPage } from '../shared/data/compiled-page.ts'
import { type CompiledDocs, compileDocs } from './compile/compile-docs.ts'
import type { FreePage } from './load/read-free-pages.ts'
import type { LoadedSite } from './load.ts'

/** The pages of a site as HTML and data; links are still as their authors wrote them. */
interface CompiledPages extends CompiledDocs {
  /** The docs with their titles; the same array while no title or front matter changes. */
  readonly known: readonly Doc[]
  /** Pages outside sections: those of `pagesDir`, such as home, and search and not found. */
  readonly plain: readonly PlainPage[]
}

export interface CompiledSite {
  readonly loaded: LoadedSite
  readonly compiled: CompiledPages
}

/** Compile every page, reusing what earlier runs compiled. */
export async function compile(loaded: LoadedSite): Promise<CompiledSite> {
  const { docs, language, theme, facts, modules, modulesBundle, memory } = loaded
  const free = loaded.freePages.pages
  const ownPages = memory.reuse('plain pages', [language, modulesBundle.hash, theme, free], () =>
    plainPages({ ...language, pages: modules.pages, facts, theme }, free),
  )
  // The docs come first, because their results are looked up by index.
  const pages = [...docs.docs, ...free]
  const compiled = await compileDocs(
    loaded,
    pages.map(({ body }) => body),
  )
  const freeResults = compiled.results.slice(docs.docs.length)
  const freePages = memory.each(
    'compiled free pages',
    [language, theme],
    free.flatMap((page, at): [FreePage, CompileResult][] => {
      const result = freeResults[at]
      return result === undefined || isLost(page, result) ? [] : [[page, result]]
    }),
    (page, result) => markdownPlainPage(page, result.page, loaded),
  )
  const titled = docs.docs.map(({ doc }, at) => {
    const result = compiled.results[at]
    return { read: doc, titled: withContentOf(doc, result, loaded), compiled: result?.page }
  })
  const known = memory.steady('docs', distinctTitles(titled))
  const plain = memory.steady('all plain pages', [...ownPages, ...freePages])
  return { loaded, compiled: { ...compiled, known, plain } }
}

/** Whether a page of a component shows nothing, because the component failed, which is reported. */
function isLost({ isComponent }: FreePage, { problems }: CompileResult): boolean {
  return isComponent && problems.some(({ code }) => LOST.has(code))
}

const LOST: ReadonlySet<string> = new Set([
  'mdx/component-failed',
  'mdx/failed',
  'mdx/fatal',
  'mdx/syntax',
  'mdx/unknown-import',
])

/**
 * What the front matter of a doc leaves out comes from its content: the title from the heading that
 * opens it or, for the page of a folder, from the folder; the description from the first paragraph.
 */
function withContentOf(
  doc: Doc,
  result: CompileResult | undefined,
  { language: { config }, loadedConfig, readFile }: LoadedSite,
): Doc {
  const description = result === undefined ? doc.description : describedBy(doc, result.page)
  if (doc.frontMatter.title !== undefined) return { ...doc, description }
  const named =
    loadedConfig.rules?.titledByOpening === true
      ? undefined
      : folderTitle(doc, config.title, readFile)
  const title = result?.page.contentTitle ?? named
  return { ...doc, description, ...(title === undefined ? {} : { title }) }
}

/** A Markdown page outside the docs; if its text has no title, the title is added above it. */
function markdownPlainPage(
  { route, frontMatter, body }: FreePage,
  compiled: CompiledPage,
  { language: { config }, theme }: LoadedSite,
): PlainPage {
  const title = frontMatter.title ?? compiled.contentTitle ?? route.replaceAll('/', '')
  const isNotFound = route === NOT_FOUND_ROUTE
  const titled = hasHeading(compiled, frontMatter) ? compiled : withTitle(compiled, title)
  return {
    file: body.file,
    route,
    kind: isNotFound ? 'not-found' : 'page',
    title,
    description: frontMatter.description ?? '',
    isSiteTitle: route === '/',
    compiled: isNotFound ? withSuggestions(titled, config, theme) : titled,
  }
}

function withTitle({ htmlHash: _, ...compiled }: CompiledPage, title: string): CompiledPage {
  return { ...compiled, html: `<h1>${breakLongNames(escapeHtml(title))}</h1>\n${compiled.html}` }
}
