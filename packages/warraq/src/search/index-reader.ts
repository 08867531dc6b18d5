import { once, onceFor } from '../shared/once.ts'
import {
  type CommonFile,
  INDEX_FORMAT,
  type RecordFile,
  type TermFile,
  type VocabularyFile,
} from './index-files.ts'
import { PackedReader } from './packed-numbers.ts'
import { unpackWords } from './packed-words.ts'
import type { SearchHit } from './search-provider.ts'

/** Reads one file of an index; throws when it cannot be loaded. */
export type ReadIndexFile = (name: string) => Promise<unknown>

/** A term with its packed records and scores. */
export interface FoundTerm {
  readonly term: string
  readonly postings: string
}

interface TermRange {
  readonly terms: readonly string[]
  readonly postings: readonly string[]
}

/**
 * Maximum term files to load for beginnings of one and two letters, because more letters follow
 * soon.
 */
const SHORT_BEGINNINGS = [0, 2, 6]

/**
 * An open index: loads the files that a query needs, each once. A failed file is requested again.
 */
export class IndexReader {
  readonly #read: ReadIndexFile
  readonly #common: CommonFile
  readonly #ranges = new Map<number, Promise<TermRange>>()
  readonly #records = new Map<number, Promise<RecordFile>>()
  /** Numbers of the loaded record files. */
  readonly #loaded = new Set<number>()
  /** Page number of each record. */
  readonly pages: Uint32Array
  /** Tag number of each page. */
  readonly #tags: Uint8Array

  private constructor(common: CommonFile, read: ReadIndexFile) {
    const { inline } = common
    this.#common = common
    this.#read = inline === undefined ? read : async (name) => inline[name]
    const counts = numbersOf(common.pages)
    this.pages = new Uint32Array(counts.reduce((sum, count) => sum + count, 0))
    let record = 0
    counts.forEach((count, page) => {
      this.pages.fill(page, record, record + count)
      record += count
    })
    this.#tags = new Uint8Array(counts.length)
    const runs = numbersOf(common.tagRuns)
    for (let at = 0, page = 0; at + 1 < runs.length; at += 2) {
      const length = runs[at + 1] ?? 0
      this.#tags.fill(runs[at] ?? 0, page, page + length)
      page += length
    }
  }

  /** @throws Error when the index has another version or is damaged. */
  static open(common: CommonFile, read: ReadIndexFile): IndexReader {
    if (common?.format !== INDEX_FORMAT) throw new Error('The search index has another format.')
    try {
      return new IndexReader(common, read)
    } catch {
      throw damaged('common.json')
    }
  }

  get words(): CommonFile['words'] {
    return this.#common.words
  }

  /** For each record whether its page has one of the tags; `undefined` when all have. */
  recordsTagged(tags: readonly string[]): ((record: number) => boolean) | undefined {
    const wanted = this.#common.tags.map((tag) => tags.includes(tag))
    if (wanted.every(Boolean)) return undefined
    return (record) => wanted[this.#tags[this.pages[record] ?? 0] ?? 0] === true
  }

  /** Look up an exact term. */
  async term(term: string): Promise<FoundTerm | undefined> {
    const [file] = this.#filesOf(term, term)
    if (file === undefined) return undefined
    const { terms, postings } = await this.#range(file)
    const at = lowerBound(terms, term)
    return terms[at] === term ? { term, postings: postings[at] ?? '' } : undefined
  }

  /** All terms with this beginning. */
  async termsFrom(beginning: string): Promise<FoundTerm[]> {
    const files = this.#filesOf(beginning, `${beginning}\uffff`).slice(
      0,
      SHORT_BEGINNINGS[beginning.length] ?? this.#common.filesPerBeginning,
    )
    const ranges = await Promise.all(files.map((file) => this.#range(file)))
    return ranges.flatMap(({ terms, postings }) => {
      const found: FoundTerm[] = []
      for (let at = lowerBound(terms, beginning); at < terms.length; at++) {
        const term = terms[at] ?? ''
        if (!term.startsWith(beginning)) break
        found.push({ term, postings: postings[at] ?? '' })
      }
      return found
    })
  }

  /** All terms that are compared with typos. */
  readonly vocabulary: () => Promise<readonly string[]> = once(async () => {
    const file = await this.#load<VocabularyFile>('vocabulary.json', ({ terms }) => terms)
    return unpackWords(file.terms)
  })

  /**
   * Load every file that no query has needed yet, one after the other, until all are loaded or
   * `isStopped` returns true. Failures are left to the query that needs the file.
   */
  async loadRest(isStopped: () => boolean): Promise<void> {
    const { firstTerms, recordsPerFile } = this.#common
    const recordFiles = Math.ceil(this.pages.length / recordsPerFile)
    const loads = [
      ...firstTerms.map((_, number) => () => this.#range(number)),
      ...Array.from({ length: recordFiles }, (_, number) => () => this.#recordFile(number)),
      () => this.vocabulary(),
    ]
    for (const load of loads) {
      if (isStopped()) return
      await load().catch(() => undefined)
    }
  }

  /** Whether `hit` needs no network. */
  hasHit(record: number): boolean {
    return this.#common.inline !== undefined || this.#loaded.has(this.#fileOf(record))
  }

  /** The result texts of a record. */
  async hit(record: number): Promise<SearchHit> {
    const { recordsPerFile } = this.#common
    const number = this.#fileOf(record)
    const file = await this.#recordFile(number)
    const [page = -1, anchor = '', heading = '', excerpt = ''] =
      file.records[record % recordsPerFile] ?? []
    const shownPage = file.pages[page]
    if (shownPage === undefined) throw damaged(`r${number}.json`)
    const [pageHref, title, crumbs] = shownPage
    return {
      href: anchor === '' ? pageHref : `${pageHref}#${anchor}`,
      pageHref,
      title,
      heading,
      crumbs,
      excerpt,
    }
  }

  /** Numbers of the term files that contain terms from `from` to `to`. */
  #filesOf(from: string, to: string): number[] {
    const { firstTerms } = this.#common
    const first = Math.max(0, upperBound(firstTerms, from) - 1)
    const end = upperBound(firstTerms, to)
    return Array.from({ length: Math.max(0, end - first) }, (_, at) => first + at)
  }

  #fileOf(record: number): number {
    return Math.floor(record / this.#common.recordsPerFile)
  }

  #recordFile(number: number): Promise<RecordFile> {
    return onceFor(this.#records, number, async () => {
      const name = `r${number}.json`
      const file = await this.#load<RecordFile>(name, ({ pages, records }) => pages && records)
      this.#loaded.add(number)
      return file
    })
  }

  #range(number: number): Promise<TermRange> {
    return onceFor(this.#ranges, number, async () => {
      const name = `t${number}.json`
      const file = await this.#load<TermFile>(name, ({ terms, postings }) => terms && postings)
      const range = { terms: file.terms.split(' '), postings: file.postings.split(' ') }
      if (range.terms.length !== range.postings.length) throw damaged(name)
      return range
    })
  }

  async #load<File>(name: string, needed: (file: File) => unknown): Promise<File> {
    const file = (await this.#read(name)) as File | undefined
    if (typeof file !== 'object' || file === null || needed(file) === undefined) throw damaged(name)
    return file
  }
}

function damaged(name: string): Error {
  return new Error(`The file ${name} of the search index is damaged.`)
}

function numbersOf(packed: string): number[] {
  const reader = new PackedReader(packed)
  const numbers: number[] = []
  while (!reader.isAtEnd) numbers.push(reader.number())
  return numbers
}

/** Index of the first term that is not less. */
function lowerBound(terms: readonly string[], term: string): number {
  return placeOf(terms, (other) => other < term)
}

/** Index of the first term that is greater. */
function upperBound(terms: readonly string[], term: string): number {
  return placeOf(terms, (other) => other <= term)
}

function placeOf(terms: readonly string[], isBefore: (term: string) => boolean): number {
  let low = 0
  let high = terms.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (isBefore(terms[middle] ?? '')) low = middle + 1
    else high = middle
  }
  return low
}
