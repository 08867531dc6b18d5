import { cleanHtml } from '@warraq/markup/clean-html'
import { decodeEntities } from '@warraq/markup/decode-entities'
import type { LinkUse } from '@warraq/markup/html-references'
import { type HtmlFault, judgeHtml } from '@warraq/markup/judge-html'
import { lineFinder, lineIndex } from '@warraq/markup/line-finder'
import { nestsTooDeeply } from '@warraq/markup/nests-too-deeply'
import { codeOf, codeTest, type SourceFormat } from '@warraq/markup/source-code'
import { isHarmlessUrl, isPixelData } from '@warraq/markup/url-scheme'
import { remembered } from '@warraq/search/remembered'
import { changesTrees } from '../../plugins/markdown-extensions.ts'
import { tabsScript } from '../../shared/browser/inline-scripts.ts'
import { problemAt } from '../../shared/data/problem-at.ts'
import { decodePath } from '../../shared/text/route-path.ts'
import type { AuthoredElement, PageScratch } from '../compile-context.ts'
import { addressAdvice, adviceFor } from './html-advice.ts'
import { withoutRefresh } from './page-redirect.tsx'

interface ParsedPage {
  readonly body: { readonly format: SourceFormat }
  readonly source: { readonly text: string }
  readonly scratch: PageScratch
}

/** The HTML of a page without what content must not hold. */
export function withoutForbidden(html: string, { body, source, scratch }: ParsedPage): string {
  // HTML that Markdown itself produces is harmless except for addresses, which are checked later.
  const isPlain = !scratch.hasRawHtml && !changesTrees(scratch.context.extensions)
  if (body.format === 'md' && isPlain) return html
  return checkHtml(withoutRefresh(html, scratch), source.text, scratch)
}

/**
 * Report what content must not hold, in HTML made of Markdown or MDX; placeholders are still empty.
 * @param source the text from which the HTML was made, to look up lines
 * @returns the HTML without it; HTML that nests too deeply unchanged, whose page shows its source
 */
export function checkHtml(html: string, source: string, scratch: PageScratch): string {
  if (nestsTooDeeply(html)) return html
  const { placeholders, context, problems } = scratch
  const rules = {
    allowed: context.allowedHtml,
    // Tabs in MDX include it.
    ownScript: tabsScript,
    styles: scratch.styles,
    isPlaceholder: (tag: string, attribute: string) => placeholders.isOwn(tag, attribute),
  }
  const faults = judgeHtml(html, rules)
  if (faults.length === 0) return html
  const placeOf = placeFinder(source, scratch)
  for (const fault of faults) {
    const { place, found, written } = placeOf(fault)
    if (fault.isMended) continue
    const { code, ...advice } = adviceFor(fault, written)
    problems.push(problemAt(place, code, { found, ...advice }))
  }
  return faults.every(({ isHarmless }) => isHarmless) ? html : cleanHtml(html, rules)
}

/** Refuses forbidden addresses, also in what components of the site return. */
export function checkAddresses(
  uses: readonly LinkUse[],
  source: string,
  { file, firstLine, context, problems }: PageScratch,
): void {
  for (const { href, line: known } of uses) {
    if (isHarmlessUrl(href, context.allowedHtml) || isPixelData(href)) continue
    const { code, ...advice } = addressAdvice(href)
    if (problems.some((problem) => problem.code === code && problem.found.includes(href))) continue
    const line = known ?? lineFinder(decodeEntities(source), firstLine)(traceOf(href))
    const cause = /^[a-z][\w+.-]*:/i.exec(href)?.[0] ?? href
    problems.push(problemAt({ file, line }, code, { found: asWritten(href), cause, ...advice }))
  }
}

/** Returns a function that finds where the author wrote a fault, and how. */
function placeFinder(source: string, { file, firstLine, elements }: PageScratch) {
  const finders = [source, decodeEntities(source)].map((text) => lineFinder(text, firstLine))
  const elementOf = elementFinder(elements)
  return (fault: HtmlFault) => {
    const { tag, attribute, value, traces, found, occurrence } = fault
    // A link may come from Markdown, so its address must match.
    const authored = tag === undefined ? undefined : elementOf({ tag, attribute, value })
    if (authored === undefined) {
      const lines = finders.flatMap((find) =>
        traces.map((trace) => find(traceOf(trace)) ?? find(decodePath(trace))),
      )
      const known = lines.find((line) => line !== undefined)
      const line = known ?? (occurrence && lineOfOccurrence(occurrence, source, firstLine))
      const written = { tag: tag ?? '', attribute }
      return { place: { file, line }, found: asWritten(found), written }
    }
    const { name, place, attributes } = authored
    const written = { tag: name, attribute: attributes.get(attribute ?? '')?.written }
    return { place, found: asWritten(inSpelling(fault, written)), written }
  }
}

/** Line of a tag by its number among all such tags outside code. */
function lineOfOccurrence(
  { text, number }: NonNullable<HtmlFault['occurrence']>,
  source: string,
  firstLine: number,
): number | undefined {
  const isCode = codeTest(source, codeOf(source, 'md'))
  const places: number[] = []
  for (let at = source.indexOf(text); at !== -1; at = source.indexOf(text, at + 1))
    if (!isCode(at)) places.push(at)
  const found = places[number - 1]
  return found === undefined ? undefined : firstLine + lineIndex(source)(found)
}

/** React replaces an address that begins with `javascript:` in the output of components. */
const BLOCKED = /javascript:throw new Error\('React has blocked[^"]*/

function asWritten(text: string): string {
  return text.replace(BLOCKED, 'javascript:…')
}

/** The author's own part of an address. */
function traceOf(text: string): string {
  return text.replace(BLOCKED, 'javascript:')
}

/** `classname of <div>` becomes `className of <div>`. */
function inSpelling({ found, tag, attribute }: HtmlFault, written: SoughtElement): string {
  const withTag = found.replace(`<${tag}>`, () => `<${written.tag}>`)
  return attribute !== undefined && withTag.startsWith(attribute)
    ? `${written.attribute ?? attribute}${withTag.slice(attribute.length)}`
    : withTag
}

interface SoughtElement {
  readonly tag: string
  readonly attribute?: string | undefined
  /** Absent: any value of the attribute. */
  readonly value?: string | undefined
}

/** Finds the element with a name and an attribute: each call for the same ones, the next. */
function elementFinder(elements: readonly AuthoredElement[]) {
  const known = new Map<string, AuthoredElement[]>()
  const keyOf = ({ tag, attribute = '', value }: SoughtElement) =>
    JSON.stringify([tag.toLowerCase(), attribute, value])
  for (const element of elements) {
    const tag = element.name
    const keys = [...element.attributes].flatMap(([attribute, { value }]) => [
      keyOf({ tag, attribute }),
      keyOf({ tag, attribute, value }),
    ])
    for (const key of [keyOf({ tag }), ...keys]) remembered(known, key, () => []).push(element)
  }
  for (const found of known.values()) found.reverse()
  return (sought: SoughtElement) => known.get(keyOf(sought))?.pop()
}
