import { countTerms } from './count-terms.ts'
import { FIELDS } from './score-weights.ts'
import type { SearchRecord } from './search-sections.ts'

/** Characters of a section's text that results can show. */
const EXCERPT_LENGTH = 160

/** All that an index needs of a page; small beside its text, and the same as long as the page is. */
export interface PageWords {
  readonly href: string
  readonly title: string
  /** What results show of each section, the opening first. */
  readonly sections: readonly (readonly [hash: string, heading: string, excerpt: string])[]
  /** Every term of the page once. */
  readonly terms: readonly string[]
  /**
   * Section after section: words in each field, how many terms, and for each term its place in
   * `terms` and its packed counts.
   */
  readonly numbers: Uint32Array
}

/** Count the words of a page that was cut into sections. */
export function pageWords(records: readonly SearchRecord[]): PageWords {
  const places = new Map<string, number>()
  const numbers: number[] = []
  for (const { terms, counts, lengths } of records.map(countTerms)) {
    numbers.push(...lengths, terms.length)
    terms.forEach((term, at) => {
      const place = places.get(term) ?? places.size
      if (place === places.size) places.set(term, place)
      numbers.push(place, counts[at] ?? 0)
    })
  }
  return {
    href: records[0]?.pageHref ?? '',
    title: records[0]?.title ?? '',
    sections: records.map(({ href, pageHref, heading, body }) => [
      href.slice(pageHref.length + 1),
      heading,
      excerptOf(body),
    ]),
    terms: [...places.keys()],
    numbers: Uint32Array.from(numbers),
  }
}

/** Give the sections of a page one by one: lengths of the fields, then terms with their counts. */
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

/** The beginning of a text, cut between words; `…` says that it goes on. */
function excerptOf(body: string): string {
  if (body.length <= EXCERPT_LENGTH) return body
  const cut = body.slice(0, EXCERPT_LENGTH)
  const end = cut.lastIndexOf(' ')
  return `${cut.slice(0, end > EXCERPT_LENGTH / 2 ? end : EXCERPT_LENGTH)}…`
}
