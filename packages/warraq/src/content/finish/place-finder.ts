import { decodeEntities } from '@warraq/markup/decode-entities'
import type { HtmlFault } from '@warraq/markup/judge-html'
import { lineFinder, lineIndex } from '@warraq/markup/line-finder'
import { codeOf, codeTest } from '@warraq/markup/source-code'
import { remembered } from '../../shared/data/remembered.ts'
import { decodePath } from '../../shared/text/route-path.ts'
import type { AuthoredElement, PageScratch } from '../compile-context.ts'

/** Returns a function that finds where the author wrote a fault, and how. */
export function placeFinder(source: string, { file, firstLine, elements }: PageScratch) {
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

export function asWritten(text: string): string {
  return text.replace(BLOCKED, 'javascript:…')
}

/** The author's own part of an address. */
export function traceOf(text: string): string {
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
