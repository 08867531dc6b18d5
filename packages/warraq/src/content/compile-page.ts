import { randomUUID } from 'node:crypto'
import {
  defineMdastPlugin,
  type Features,
  type HastPluginList,
  type MdastPluginList,
  markdownToHtml,
} from 'satteri'
import { collectReferences } from '../html/html-references.ts'
import { MOST_NESTED, nestsTooDeeply } from '../html/nests-too-deeply.ts'
import type { MarkdownExtensions } from '../plugins/markdown-extensions.ts'
import type { CompiledPage } from '../shared/compiled-page.ts'
import { type Diagnostic, errorAt } from '../shared/diagnostic.ts'
import { lineFinder } from '../shared/line-finder.ts'
import { messageOf } from '../shared/message-of.ts'
import type { PageSource } from '../shared/page-source.ts'
import { isDrawingData } from '../shared/url-scheme.ts'
import { checkAddresses, checkHtml } from './check-html.ts'
import { type CodeBlockSource, renderCodeBlock } from './code-block.ts'
import {
  type CompileContext,
  fillSlots,
  type PageScratch,
  pendingSlot,
  placeIn,
  slotName,
} from './compile-context.ts'
import { compileNeeds, type PageNeeds } from './compile-needs.ts'
import { prepareDirectiveFences } from './directive-fences.ts'
import { CONTAINER_DIRECTIVES, directiveTransform } from './directive-transform.ts'
import { fillContainers } from './fill-containers.tsx'
import { finishTables } from './finish-tables.ts'
import { guardPlugins } from './guard-plugins.ts'
import { createSlugger } from './heading-slug.ts'
import { headingTransform } from './heading-transform.tsx'
import { headingsOfHtml } from './headings-of-html.ts'
import { normalizeHeadingIds, prepareMdx } from './mdx-compat.ts'
import { codeTransform, emojiTransform, taskListTransform } from './node-transforms.ts'
import { newIslandScope } from './render-island.tsx'
import { renderMdx } from './render-mdx.tsx'
import { isShellId } from './shell-ids.ts'

/** The body of a page, without front matter and with facts filled in. */
export interface PageBody extends Pick<PageSource, 'file' | 'format' | 'text'> {
  /** 1-based line of the file on which `text` starts. */
  readonly firstLine: number
  readonly needs?: PageNeeds
}

export interface CompileResult {
  readonly page: CompiledPage
  readonly problems: readonly Diagnostic[]
}

const FEATURES: Features = { gfm: true, directive: true, frontmatter: false }

/**
 * Compile one page to HTML and its metadata. The Markdown parser is used only behind this function,
 * so that it can be replaced.
 */
export async function compilePage(body: PageBody, context: CompileContext): Promise<CompileResult> {
  const { file, format, firstLine } = body
  const { extensions } = context
  const fences = prepareDirectiveFences(normalizeHeadingIds(body.text, format), {
    file,
    format,
    firstLine,
    containers: new Set([...CONTAINER_DIRECTIVES, ...extensions.containers.keys()]),
  })
  const source = format === 'mdx' ? prepareMdx(fences.text) : fences.text
  const islands = { ...newIslandScope(), hold: (html: string) => slotName(scratch, html) }
  const scratch: PageScratch = {
    file,
    firstLine,
    context,
    problems: [...fences.problems],
    slotKey: randomUUID(),
    hasRawHtml: false,
    slots: [],
    containers: [],
    slugOf: createSlugger(),
    islands,
    headings: [],
    head: [],
    firstParagraph: '',
    contentTitle: undefined,
    dependencies: new Set(),
    pending: [],
  }
  const mdastPlugins: MdastPluginList = [
    noteRawHtml(scratch),
    ...guardPlugins(extensions.mdast, scratch),
    /:[\w+-]+:/.test(source) && emojiTransform(),
    directiveTransform(scratch),
    headingTransform(scratch),
    codeTransform(
      (block) => pendingSlot(scratch, renderFence(block, scratch)),
      context.defaultCodeLanguage,
    ),
  ]
  const hastPlugins: HastPluginList = [
    taskListTransform(),
    ...guardPlugins(extensions.hast, scratch),
  ]
  const features = { ...FEATURES, ...extensions.features }
  const rendered =
    format === 'mdx'
      ? await renderMdx(source, { mdastPlugins, hastPlugins, features, scratch })
      : (await markdownToHtml(source, { mdastPlugins, hastPlugins, features })).html
  await Promise.all(scratch.pending)
  // HTML that Markdown itself produces is harmless except for addresses, which are checked below.
  const isPlain = format === 'md' && !scratch.hasRawHtml && !changesTrees(extensions)
  if (!isPlain) checkHtml(rendered, { source, firstLine }, scratch)
  const filled = fillSlots(fillContainers(rendered, scratch), scratch)
  const isDeep = nestsTooDeeply(filled)
  if (isDeep) scratch.problems.push(tooDeep(file))
  const page = toCompiledPage(isDeep ? '' : finishTables(filled), source, scratch)
  // Allow SVG data URIs as images: browsers run no scripts in them.
  const images = page.images.filter(({ href }) => !isDrawingData(href))
  checkAddresses([...page.links, ...images], { source, firstLine }, scratch)
  scratch.problems.push(...takenIds(page, source, body))
  return { page: await withNeeds(page, body.needs, scratch), problems: scratch.problems }
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
    return errorAt({ file, line }, 'html/reserved-id', {
      found: `the id "${id}"`,
      expected: 'an id that the page shell does not use',
      fix: `choose another id, such as "${id}-1"`,
    })
  })
}

function tooDeep(file: string): Diagnostic {
  return errorAt(file, 'html/too-deep', {
    found: `elements, quotations or lists nested more than ${MOST_NESTED} deep`,
    expected: 'a page that nests less deeply',
    fix: 'close what is left open, or write the page with less nesting',
  })
}

/** Records whether the author wrote any HTML, before the engine adds its own. */
function noteRawHtml(scratch: PageScratch) {
  return defineMdastPlugin({
    name: 'docs-raw-html',
    html() {
      scratch.hasRawHtml = true
    },
  })
}

function changesTrees({ mdast, hast }: MarkdownExtensions): boolean {
  return mdast.length + hast.length > 0
}

/** A code block, or the output of the plugin for its language. */
async function renderFence(block: CodeBlockSource, scratch: PageScratch): Promise<string> {
  const { fences, grammars } = scratch.context.extensions
  const render = fences.get(block.language)
  if (render === undefined) return renderCodeBlock(block, grammars)
  try {
    return await render({ code: block.code, meta: block.meta })
  } catch (cause) {
    scratch.problems.push(
      errorAt(placeIn(scratch, block.line), 'plugin/fence-failed', {
        found: `\`\`\`${block.language}: ${messageOf(cause)}`,
        expected: `what the plugin for ${block.language} can render`,
        fix: 'correct the code in the block',
      }),
    )
    return ''
  }
}

/** Adds the prerequisites from the front matter, and their links, to the page. */
async function withNeeds(
  page: CompiledPage,
  needs: PageNeeds | undefined,
  scratch: PageScratch,
): Promise<CompiledPage> {
  if (needs === undefined) return page
  const lines = await compileNeeds(needs)
  checkHtml(lines.join('\n'), { source: needs.yaml, firstLine: 2 }, scratch)
  const { links } = collectReferences(lines.join('\n'), needs.yaml, 2)
  return { ...page, needs: lines, links: [...links, ...page.links] }
}

function toCompiledPage(html: string, source: string, scratch: PageScratch): CompiledPage {
  return {
    html,
    ...(scratch.contentTitle === undefined ? {} : { contentTitle: scratch.contentTitle }),
    firstParagraph: scratch.firstParagraph,
    headings: headingsOfHtml(html, scratch.headings),
    ...collectReferences(html, source, scratch.firstLine),
    islands: [...scratch.islands.used],
    ...(scratch.head.length === 0 ? {} : { head: scratch.head }),
    dependencies: [...scratch.dependencies],
  }
}
