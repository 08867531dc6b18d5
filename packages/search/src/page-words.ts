import { countTerms } from './count-terms.ts'
import { CODE_LINE } from './excerpt.ts'
import { FIELDS } from './index-weights.ts'
import { remembered } from './remembered.ts'
import type { SearchRecord, TextLine } from './search-record.ts'

/** Maximum characters of a section's text for the results, and of the code in it. */
const LONGEST_TEXT = 1_200
const LONGEST_CODE = 400

/** All data of a page for an index; smaller than its text, and the same while it is unchanged. */
export interface PageWords {
  readonly href: string
  readonly title: string
  /** Result texts of each section, the opening first. */
  readonly sections: readonly (readonly [hash: string, heading: string, text: string])[]
  /** Every term of the page once. */
  readonly terms: readonly string[]
  /**
   * For each section: the number of words in each field, the number of terms, and for each term its
   * index in `terms` and its packed counts.
   */
  readonly numbers: Uint32Array
}

/** Count the words of a page, given its sections. */
export function pageWords(records: readonly SearchRecord[]): PageWords {
  const places = new Map<string, number>()
  const numbers: number[] = []
  for (const { counts, lengths } of records.map(countTerms)) {
    numbers.push(...lengths, counts.size)
    for (const [term, count] of counts)
      numbers.push(
        remembered(places, term, () => places.size),
        count,
      )
  }
  return {
    href: records[0]?.pageHref ?? '',
    title: records[0]?.title ?? '',
    sections: records.map(({ href, pageHref, heading, lines }) => [
      href.slice(pageHref.length + 1),
      heading,
      shownText(lines),
    ]),
    terms: [...places.keys()],
    numbers: Uint32Array.from(numbers),
  }
}

/** The sections of a page one by one: lengths of the fields, then terms with their counts. */
export function* sectionNumbers({
  numbers,
}: PageWords): Generator<{ readonly lengths: Uint32Array; readonly pairs: Uint32Array }> {
  for (let at = 0; at < numbers.length; ) {
    const end = at + FIELDS.length
    const last = end + 1 + 2 * (numbers[end] ?? 0)
    yield { lengths: numbers.subarray(at, end), pairs: numbers.subarray(end + 1, last) }
    at = last
  }
}

/** The text of a section that excerpts are cut from: each line once, code marked. */
function shownText(lines: readonly TextLine[]): string {
  const seen = new Set<string>()
  let codeLength = 0
  const shown = lines.filter(({ text, isCode }) => {
    if (seen.has(text)) return false
    seen.add(text)
    if (isCode) codeLength += text.length
    return !isCode || codeLength <= LONGEST_CODE
  })
  const text = shown
    .map(({ text, isCode, isTitle }) => (isCode || isTitle ? `${CODE_LINE}${text}` : text))
    .join('\n')
  if (text.length <= LONGEST_TEXT) return text
  // The last word may be cut, or a character that takes two code units.
  return text.slice(0, LONGEST_TEXT).replace(/(?:\s+\S{0,40}|[\ud800-\udbff])?$/, '…')
}
