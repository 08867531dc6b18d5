import { collectReferences, type LinkUse, renameIds } from '@warraq/markup/html-references'
import { lineFinder } from '@warraq/markup/line-finder'
import { readmeTitle } from '@warraq/markup/readme-title'
import { type RepeatedId, uniqueIds } from '@warraq/markup/unique-ids'
import { type CompiledPage, DOC_CARDS } from '../../shared/data/compiled-page.ts'
import type { Diagnostic } from '../../shared/data/diagnostic.ts'
import { problemAt } from '../../shared/data/problem-at.ts'
import { isShellId } from '../../shared/data/shell-ids.ts'
import { decodePath } from '../../shared/text/route-path.ts'
import { writtenIn } from '../../shared/text/written-address.ts'
import type { PageScratch } from '../compile-context.ts'

/**
 * The page that HTML makes. Each element has its own id: a second one with an id gets another, and so
 * does one whose id belongs to the page shell; what an author wrote is reported.
 * @param source the text from which the HTML was made, to look up lines
 */
export function pageWithOwnIds(html: string, source: string, scratch: PageScratch): CompiledPage {
  const first = toCompiledPage(html, source, scratch)
  const unique = new Set(first.anchors).size === first.anchors.length ? undefined : uniqueIds(html)
  const found = unique === undefined ? first : toCompiledPage(unique.html, source, scratch)
  scratch.problems.push(...repeatedIds(unique?.repeated ?? [], source, scratch))
  scratch.problems.push(...takenIds(found, source, scratch))
  return found.anchors.some(isShellId)
    ? toCompiledPage(renameIds(found.html, freeId), source, scratch)
    : found
}

function freeId(id: string): string {
  return isShellId(id) ? `content-${id}` : id
}

/** Errors for ids in the content that belong to the page shell. */
function takenIds(
  { anchors }: CompiledPage,
  source: string,
  { file, firstLine }: PageScratch,
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
  source: string,
  { file, firstLine, contents }: PageScratch,
): Diagnostic[] {
  const lineOf = lineFinder(source, firstLine)
  const headingIds = new Set(contents.map(({ id }) => id))
  // Ids that the author wrote more than once.
  const written = new Set(
    [...new Set(repeated.map(({ id }) => id))].filter(
      (id) => source.split(`{#${id}}`).length + source.split(`id="${id}"`).length > 3,
    ),
  )
  return repeated.flatMap(({ id, tag }): Diagnostic[] => {
    const explicit = lineOf(`{#${id}}`)
    if (/^h[1-6]$/.test(tag) && headingIds.has(id) && !written.has(id)) return []
    return [
      problemAt({ file, line: explicit ?? lineOf(`id="${id}"`) }, 'html/duplicate-id', {
        found: `two elements with the id "${id}"`,
        expected: 'ids that a page has once; links lead to the first element',
        fix: 'give one of them another id',
      }),
    ]
  })
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
    ...withAuthors(collectReferences(html, lineOfAddress(source, scratch.firstLine)), scratch),
    islands: [...scratch.islands.used],
    ...(html.includes(DOC_CARDS) ? { hasDocCards: true } : {}),
    ...(head.tags.length === 0 ? {} : { head: head.tags }),
    ...(head.title === undefined ? {} : { documentTitle: head.title }),
    dependencies: [...scratch.dependencies],
  }
}

/**
 * Finds the lines of addresses in the text from which HTML was made; each call with the same address
 * finds its next occurrence.
 * @param firstLine 1-based line of the file on which `source` starts
 */
export function lineOfAddress(
  source: string,
  firstLine: number,
): (href: string) => number | undefined {
  const lineOf = lineFinder(source, firstLine)
  // The parser of Markdown encodes spaces and letters outside ASCII.
  return (href) => lineOf(href) ?? lineOf(writtenOf(href))
}

/** An address with the letters of its author, up to the first bar, which a table escapes. */
function writtenOf(href: string): string {
  return writtenIn(href)?.replace(/\|.*/s, '') ?? decodePath(href)
}
