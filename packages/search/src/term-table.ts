import { askedTerms, isName } from './count-terms.ts'
import { FIELDS } from './index-weights.ts'
import { type PageWords, sectionNumbers } from './page-words.ts'
import { remembered } from './remembered.ts'

/** A posting list: records in ascending order with the packed counts of the term. */
export interface TermEntry {
  readonly term: string
  readonly records: Uint32Array
  readonly counts: Uint32Array
}

/** What readers say for the sections of a page, by hash. */
export type AskedOfPage = ReadonlyMap<string, readonly string[]>

const ASKED = FIELDS.indexOf('asked')

/** Packed counts are less, so that a record and its counts fit into one number. */
const MOST_COUNTS = 2 ** 30

/** Maps terms to the records of all pages. */
export class TermTable {
  /** For each term its records, each times `MOST_COUNTS`, plus the counts. */
  readonly #postings = new Map<string, number[]>()
  /** Page number of each record. */
  readonly pages: number[] = []
  /** For each field the number of words in each record. */
  readonly lengths: readonly number[][] = FIELDS.map(() => [])
  /** Factor of the weight of each page. */
  readonly boosts: number[] = []
  /** The same for its name: it finds the page whatever that weighs, but `transfer` is a word. */
  readonly nameBoosts: number[] = []
  pageCount = 0

  /**
   * Add the sections of one page.
   * @param asked what readers say for a section, by its hash; empty for the opening
   */
  addPage(page: PageWords, asked: AskedOfPage = new Map(), boost = 1): void {
    this.boosts.push(boost)
    this.nameBoosts.push(isName(page.title) ? 1 : boost)
    let section = 0
    for (const { lengths, pairs } of sectionNumbers(page)) {
      const record = this.pages.push(this.pageCount) - 1
      const [hash = ''] = page.sections[section++] ?? []
      const others = askedTerms(asked.get(hash) ?? [])
      lengths.forEach((length, field) => {
        this.lengths[field]?.push(field === ASKED ? others.size : length)
      })
      const add = (term: string, counts: number) =>
        remembered(this.#postings, term, () => []).push(record * MOST_COUNTS + counts)
      for (let at = 0; at < pairs.length; at += 2) {
        const term = page.terms[pairs[at] ?? 0] ?? ''
        add(term, (pairs[at + 1] ?? 0) + (others.get(term) ?? 0))
        others.delete(term)
      }
      for (const [term, counts] of others) add(term, counts)
    }
    this.pageCount++
  }

  /** All terms with their records, in code unit order. */
  *entries(): Generator<TermEntry> {
    for (const [term, postings] of [...this.#postings].sort(([a], [b]) => (a < b ? -1 : 1))) {
      const records = new Uint32Array(postings.length)
      const counts = new Uint32Array(postings.length)
      postings.forEach((posting, at) => {
        const record = Math.floor(posting / MOST_COUNTS)
        records[at] = record
        counts[at] = posting - record * MOST_COUNTS
      })
      yield { term, records, counts }
    }
  }
}
