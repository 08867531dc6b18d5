import { markdownToHtml } from 'satteri'
import { collectReferences, renameIds } from '../html/html-references.ts'
import { nestsTooDeeply } from '../html/nests-too-deeply.ts'
import { type RepeatedId, uniqueIds } from '../html/unique-ids.ts'
import type { MarkdownExtensions } from '../plugins/markdown-extensions.ts'
import type { CompiledPage, LinkUse } from '../shared/data/compiled-page.ts'
import type { Diagnostic } from '../shared/data/diagnostic.ts'
import { DOC_CARDS } from '../shared/data/doc-cards.ts'
import { isShellId } from '../shared/data/is-shell-id.ts'
import type { PageSource } from '../shared/data/page-source.ts'
import { problemAt } from '../shared/data/problem-at.ts'
import { escapeHtml } from '../shared/text/escape-html.ts'
import { lineFinder } from '../shared/text/line-finder.ts'
import { isDrawingData } from '../shared/text/url-scheme.ts'
import type { CompileContext, PageScratch } from './compile-context.ts'
import { compileNeeds, type PageNeeds } from './compile-needs.ts'
import { fillContainers } from './components/fill-containers.tsx'
import { newIslandScope } from './components/render-island.tsx'
import { renderMdx } from './components/render-mdx.tsx'
import { checkAddresses, checkHtml } from './finish/check-html.ts'
import { finishTables } from './finish/finish-tables.ts'
import { markOutputs } from './finish/mark-outputs.ts'
import { withoutRefresh } from './finish/page-redirect.tsx'
import { Placeholders } from './placeholders.ts'
import { renderAsMarkdown } from './source/mdx-as-markdown.ts'
import { tooDeep } from './source/page-limits.ts'
import { parseOptions, prepareText } from './source/parse-options.ts'
import { readmeTitle } from './source/readme-title.ts'
import { unquotedTag } from './source/unquoted-tags.ts'
import { createSlugger } from './transforms/heading-slug.ts'
import { withAnchorIds } from './transforms/named-anchors.ts'

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

/**
 * Compile one page to HTML and its metadata. The Markdown parser is used only behind this function,
 * so that it can be replaced.
 */
export async function compilePage(body: PageBody, context: CompileContext): Promise<CompileResult> {
  const { file, format, firstLine } = body
  const scratch = newScratch(body, context)
  const prepared = prepareText(body.text, format, scratch)
  const source = prepared ?? ''
  const rendered =
    format === 'mdx'
      ? ((await renderMdx(source, scratch)) ?? (await renderAsMarkdown(body.text, scratch)))
      : (await markdownToHtml(source, parseOptions(source, scratch))).html
  await scratch.placeholders.settled()
  // HTML that Markdown itself produces is harmless except for addresses, which are checked below.
  const isPlain = format === 'md' && !scratch.hasRawHtml && !changesTrees(context.extensions)
  const clean = isPlain
    ? rendered
    : safeHtml(withoutRefresh(rendered, scratch), { source, firstLine }, scratch)
  const filled = scratch.placeholders.fill(fillContainers(clean, scratch))
  const isDeep = nestsTooDeeply(filled)
  if (isDeep) scratch.problems.push(tooDeep(file))
  const isUnread = isDeep || prepared === undefined
  const shown = isUnread
    ? `<pre>${escapeHtml(body.text)}</pre>`
    : markOutputs(finishTables(withAnchorIds(filled)))
  const first = toCompiledPage(shown, source, scratch)
  const unique = new Set(first.anchors).size === first.anchors.length ? undefined : uniqueIds(shown)
  const found = unique === undefined ? first : toCompiledPage(unique.html, source, scratch)
  scratch.problems.push(...repeatedIds(unique?.repeated ?? [], { source, scratch }))
  scratch.problems.push(...takenIds(found, source, body))
  const page = found.anchors.some(isShellId)
    ? toCompiledPage(renameIds(found.html, freeId), source, scratch)
    : found
  // Allow SVG data URIs as images: browsers run no scripts in them.
  const images = page.images.filter(({ href }) => !isDrawingData(href))
  checkAddresses([...page.links, ...images], { source, firstLine }, scratch)
  const whole = await withNeeds(page, body.needs, scratch)
  const { styles, problems } = scratch
  return {
    page: styles.size === 0 ? whole : { ...whole, styles: [...styles] },
    problems,
    ...(scratch.isPlaced || scratch.dependencies.size > 0 ? { isPlaced: true } : {}),
  }
}

/** HTML without what content must not hold; HTML that nests too deeply stays, and is not shown. */
function safeHtml(...given: Parameters<typeof checkHtml>): string {
  const [html] = given
  return nestsTooDeeply(html) ? html : checkHtml(...given)
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
    hasMath: false,
    syntaxPlugins: [],
    slugOf: createSlugger(),
    islands: { ...newIslandScope(styles), hold: (html) => placeholders.element(html) },
    headingIds: new Set(),
    contents: [],
    head: { tags: [], title: undefined },
    lead: { hasContent: false, title: undefined, first: undefined, paragraph: '' },
    styles,
    isPlaced: isMadeByPlugins(context.extensions),
    dependencies: new Set(),
    looping: new Set(),
    isTimed: false,
  }
}

function freeId(id: string): string {
  return isShellId(id) ? `content-${id}` : id
}

/** Errors for ids in the content that belong to the page shell. */
function takenIds(
  { anchors }: CompiledPage,
  source: string,
  { file, firstLine }: PageBody,
): Diagnostic[] {
  const taken = [...new Set(anchors)].filter(isShellId)
  if (taken.length === 0) return []
  const lineOf = lineFinder(source, firstLine)
  return taken.map((id): Diagnostic => {
    const line = lineOf(`{#${id}`) ?? lineOf(`id="${id}"`) ?? lineOf(id)
    return problemAt({ file, line }, 'html/reserved-id', {
      found: `the id "${id}"`,
      expected: 'an id that the page shell does not use',
      fix: `choose another id, such as "${freeId(id)}"`,
    })
  })
}

/** Findings for ids that an author gave to two elements; those of headings come from their words. */
function repeatedIds(
  repeated: readonly RepeatedId[],
  { source, scratch }: { readonly source: string; readonly scratch: PageScratch },
): Diagnostic[] {
  const { file, firstLine, headingIds } = scratch
  const lineOf = lineFinder(source, firstLine)
  return repeated.flatMap(({ id, tag }): Diagnostic[] => {
    const explicit = lineOf(`{#${id}}`)
    const isGenerated = source.split(`{#${id}}`).length + source.split(`id="${id}"`).length < 4
    if (/^h[1-6]$/.test(tag) && headingIds.has(id) && isGenerated) return []
    return [
      problemAt({ file, line: explicit ?? lineOf(`id="${id}"`) }, 'html/duplicate-id', {
        found: `two elements with the id "${id}"`,
        expected: 'ids that a page has once; links lead to the first element',
        fix: 'give one of them another id',
      }),
    ]
  })
}

function changesTrees({ mdast, hast, trees }: MarkdownExtensions): boolean {
  return mdast.length + hast.length + trees.remark.length + trees.rehype.length > 0
}

/** Whether code of plugins makes a part of the page, for which it learns the name of the file. */
function isMadeByPlugins(extensions: MarkdownExtensions): boolean {
  const { containers, leaves, fences } = extensions
  return changesTrees(extensions) || containers.size + leaves.size + fences.size > 0
}

/** Adds the prerequisites from the front matter, and their links, to the page. */
async function withNeeds(
  page: CompiledPage,
  needs: PageNeeds | undefined,
  scratch: PageScratch,
): Promise<CompiledPage> {
  if (needs === undefined) return page
  const { file, problems } = scratch
  const lineOf = lineFinder(needs.yaml, 2)
  const lines = await compileNeeds(needs, (tag) =>
    problems.push(unquotedTag({ file, line: lineOf(tag) }, tag)),
  )
  const place = { source: needs.yaml, firstLine: 2 }
  const clean = lines.map((line) => safeHtml(line, place, { ...scratch, elements: [] }))
  const { links } = collectReferences(clean.join('\n'), needs.yaml, 2)
  return { ...page, needs: clean, links: [...links, ...page.links] }
}

/** The references of a page, whose links say whether an author wrote them in HTML. */
function withAuthors(
  references: ReturnType<typeof collectReferences>,
  { elements }: PageScratch,
): ReturnType<typeof collectReferences> {
  const written = new Set(
    elements.flatMap(({ name, attributes }) =>
      name === 'a' ? [attributes.get('href')?.value ?? ''] : [],
    ),
  )
  if (written.size === 0) return references
  const links = references.links.map(
    (use): LinkUse => (written.has(use.href) ? { ...use, isHtml: true } : use),
  )
  return { ...references, links }
}

function toCompiledPage(html: string, source: string, scratch: PageScratch): CompiledPage {
  const { lead, head } = scratch
  const isOpening = scratch.context.rules.titledByOpening === true
  const title = lead.title ?? (isOpening ? undefined : readmeTitle(scratch.file, html))
  return {
    html,
    ...(title === undefined ? {} : { contentTitle: title }),
    // No title is added above such a heading, whatever stands before it.
    ...(isOpening && lead.first === 'h1' ? { hasHeading: true } : {}),
    firstParagraph: lead.paragraph,
    ...withAuthors(collectReferences(html, source, scratch.firstLine), scratch),
    islands: [...scratch.islands.used],
    ...(html.includes(DOC_CARDS) ? { hasDocCards: true } : {}),
    ...(head.tags.length === 0 ? {} : { head: head.tags }),
    ...(head.title === undefined ? {} : { documentTitle: head.title }),
    dependencies: [...scratch.dependencies],
  }
}
