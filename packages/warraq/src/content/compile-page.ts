import { escapeHtml } from '@warraq/markup/escape-html'
import { finishTables } from '@warraq/markup/finish-tables'
import { createSlugger } from '@warraq/markup/heading-slug'
import { markOutputs } from '@warraq/markup/mark-outputs'
import { withAnchorIds } from '@warraq/markup/named-anchors'
import { nestsTooDeeply } from '@warraq/markup/nests-too-deeply'
import { isDrawingData } from '@warraq/markup/url-scheme'
import { markdownToHtml } from 'satteri'
import { isMadeByPlugins } from '../plugins/markdown-extensions.ts'
import type { CompiledPage } from '../shared/data/compiled-page.ts'
import type { Diagnostic } from '../shared/data/diagnostic.ts'
import type { PageSource } from '../shared/data/page-source.ts'
import type { CompileContext, PageScratch } from './compile-context.ts'
import { type PageNeeds, withNeeds } from './compile-needs.ts'
import { fillContainers } from './components/fill-containers.tsx'
import { renderMdx } from './components/render-mdx.tsx'
import { checkAddresses, withoutForbidden } from './finish/check-html.ts'
import { pageWithOwnIds } from './finish/page-ids.ts'
import { Placeholders } from './placeholders.ts'
import { renderAsMarkdown } from './source/mdx-as-markdown.ts'
import { tooDeep } from './source/page-limits.ts'
import { parseOptions } from './source/parse-options.ts'
import { type PreparedSource, prepareText } from './source/prepare-source.ts'

/** The body of a page, without front matter and with facts filled in. */
export interface PageBody extends Pick<PageSource, 'file' | 'format' | 'text'> {
  /** 1-based line of the file on which `text` starts. */
  readonly firstLine: number
  readonly needs?: PageNeeds
  /** The front matter of a page whose text names it: MDX may read `frontMatter`. */
  readonly frontMatter?: string
}

export interface CompileResult {
  readonly page: CompiledPage
  readonly problems: readonly Diagnostic[]
  /** Whether its HTML has marks in place of the texts of the interface. */
  readonly isMarked?: boolean
  /** Whether a page with the same text in another folder may look different. */
  readonly isPlaced?: boolean
}

/** A page on its way through the stations. */
interface OpenPage {
  readonly body: PageBody
  readonly source: PreparedSource
  readonly scratch: PageScratch
}

/**
 * The stations of a page's HTML, in order: from what the parser and React make of the source to what
 * readers get. Each takes HTML and returns it.
 */
const STATIONS: readonly ((html: string, page: OpenPage) => string)[] = [
  withoutForbidden,
  (html, { scratch }) => fillContainers(html, scratch),
  (html, { scratch }) => scratch.placeholders.fill(html),
  asTextIfUnreadable,
  withAnchorIds,
  finishTables,
  markOutputs,
]

/**
 * Compile one page to HTML and its metadata. The Markdown parser is used only behind this function,
 * so that it can be replaced.
 */
export async function compilePage(body: PageBody, context: CompileContext): Promise<CompileResult> {
  const scratch = newScratch(body, context)
  const source = prepareText(body.text, body.format, scratch)
  // Placeholders stand for what React renders.
  const parsed =
    body.format === 'mdx'
      ? ((await renderMdx(source, scratch)) ?? (await renderAsMarkdown(body.text, scratch)))
      : (await markdownToHtml(source.text, parseOptions(source, scratch))).html
  await scratch.placeholders.settled()
  const page: OpenPage = { body, source, scratch }
  const html = STATIONS.reduce((made, station) => station(made, page), parsed)
  const compiled = pageWithOwnIds(html, source.text, scratch)
  // Allow SVG data URIs as images: browsers run no scripts in them.
  const images = compiled.images.filter(({ href }) => !isDrawingData(href))
  checkAddresses([...compiled.links, ...images], source.text, scratch)
  const whole = body.needs === undefined ? compiled : await withNeeds(compiled, body.needs, scratch)
  const { styles, problems } = scratch
  return {
    page: styles.size === 0 ? whole : { ...whole, styles: [...styles] },
    problems,
    ...(scratch.isPlaced || scratch.dependencies.size > 0 ? { isPlaced: true } : {}),
  }
}

/** The source of a page that the parser could not read, or whose HTML nests too deeply. */
function asTextIfUnreadable(html: string, { body, source, scratch }: OpenPage): string {
  const isDeep = nestsTooDeeply(html)
  if (isDeep) scratch.problems.push(tooDeep(body.file))
  return isDeep || source.isUnread ? `<pre>${escapeHtml(body.text)}</pre>` : html
}

function newScratch(
  { file, firstLine, text, frontMatter = '' }: PageBody,
  context: CompileContext,
): PageScratch {
  const placeholders = new Placeholders()
  const styles = new Set<string>()
  return {
    file,
    firstLine,
    written: text,
    frontMatter,
    context,
    problems: [],
    placeholders,
    elements: [],
    hasRawHtml: false,
    slugOf: createSlugger(),
    islands: {
      count: 0,
      used: new Set(),
      styles,
      hold: (html) => placeholders.element(html),
    },
    contents: [],
    head: { tags: [], title: undefined },
    lead: { hasContent: false, title: undefined, first: undefined, paragraph: '' },
    styles,
    isPlaced: isMadeByPlugins(context.extensions),
    dependencies: new Set(),
  }
}
