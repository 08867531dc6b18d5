import { GrowingNumbers } from './growing-numbers.ts'
import { type PageWords, sectionNumbers } from './page-words.ts'
import { FIELDS } from './score-weights.ts'

/** A posting list: records in ascending order with the packed counts of the term. */
export interface TermEntry {
  readonly term: string
  readonly records: Uint32Array
  readonly counts: Uint32Array
}

/**
 * Maps terms to records in flat arrays: millions of occurrences fit where objects would take
 * gigabytes.
 */
export class TermTable {
  readonly #numbers = new Map<string, number>()
  readonly #terms = new GrowingNumbers()
  readonly #records = new GrowingNumbers()
  readonly #counts = new GrowingNumbers()
  readonly #pages = new GrowingNumbers()
  readonly #lengths = FIELDS.map(() => new GrowingNumbers())
  pageCount = 0

  get recordCount(): number {
    return this.#pages.length
  }

  /** Page number of each record. */
  get pages(): Uint32Array {
    return this.#pages.values
  }

  /** Number of words in a field, for each record. */
  lengthsOf(field: number): Uint32Array {
    return this.#lengths[field]?.values ?? new Uint32Array()
  }

  /** Add the sections of one page. */
  addPage(page: PageWords): void {
    const terms = page.terms.map((term) => this.#numberOf(term))
    for (const { lengths, pairs } of sectionNumbers(page)) {
      const record = this.recordCount
      this.#pages.push(this.pageCount)
      lengths.forEach((length, field) => {
        this.#lengths[field]?.push(length)
      })
      for (let at = 0; at < pairs.length; at += 2) {
        this.#terms.push(terms[pairs[at] ?? 0] ?? 0)
        this.#records.push(record)
        this.#counts.push(pairs[at + 1] ?? 0)
      }
    }
    this.pageCount++
  }

  #numberOf(term: string): number {
    const known = this.#numbers.get(term)
    if (known !== undefined) return known
    this.#numbers.set(term, this.#numbers.size)
    return this.#numbers.size - 1
  }

  /** All terms with their records, in code unit order. */
  *entries(): Generator<TermEntry> {
    const terms = this.#terms.values
    const starts = new Uint32Array(this.#numbers.size + 1)
    for (const term of terms) starts[term + 1] = (starts[term + 1] ?? 0) + 1
    for (let at = 1; at < starts.length; at++)
      starts[at] = (starts[at] ?? 0) + (starts[at - 1] ?? 0)
    const next = starts.slice()
    const records = new Uint32Array(terms.length)
    const counts = new Uint32Array(terms.length)
    const [fromRecords, fromCounts] = [this.#records.values, this.#counts.values]
    for (let at = 0; at < terms.length; at++) {
      const term = terms[at] ?? 0
      const to = next[term] ?? 0
      next[term] = to + 1
      records[to] = fromRecords[at] ?? 0
      counts[to] = fromCounts[at] ?? 0
    }
    for (const [term, number] of [...this.#numbers].sort(([a], [b]) => (a < b ? -1 : 1))) {
      const [start, end] = [starts[number], starts[number + 1]]
      yield {
        term,
        records: records.subarray(start, end),
        counts: counts.subarray(start, end),
      }
    }
  }
}
