import { remembered } from '../shared/remembered.ts'
import { type PageWords, sectionNumbers } from './page-words.ts'
import { FIELDS } from './score-weights.ts'

/** A posting list: records in ascending order with the packed counts of the term. */
export interface TermEntry {
  readonly term: string
  readonly records: number[]
  readonly counts: number[]
}

/** Maps terms to the records of all pages. */
export class TermTable {
  readonly #entries = new Map<string, TermEntry>()
  /** Page number of each record. */
  readonly pages: number[] = []
  /** For each field the number of words in each record. */
  readonly lengths: readonly number[][] = FIELDS.map(() => [])
  pageCount = 0

  /** Add the sections of one page. */
  addPage(page: PageWords): void {
    const entries = page.terms.map((term) =>
      remembered(this.#entries, term, () => ({ term, records: [], counts: [] })),
    )
    for (const { lengths, pairs } of sectionNumbers(page)) {
      const record = this.pages.push(this.pageCount) - 1
      lengths.forEach((length, field) => {
        this.lengths[field]?.push(length)
      })
      for (let at = 0; at < pairs.length; at += 2) {
        const entry = entries[pairs[at] ?? 0]
        entry?.records.push(record)
        entry?.counts.push(pairs[at + 1] ?? 0)
      }
    }
    this.pageCount++
  }

  /** All terms with their records, in code unit order. */
  entries(): TermEntry[] {
    return [...this.#entries.values()].sort((a, b) => (a.term < b.term ? -1 : 1))
  }
}
