import {
  type CommonFile,
  INDEX_FORMAT,
  type RecordFile,
  type SectionTexts,
  type TermFile,
  type TextFile,
  type VocabularyFile,
} from './index-files.ts'
import { onceFor } from './once.ts'
import { ownValue } from './own-value.ts'
import { PackedReader } from './packed-numbers.ts'
import { unpackWords } from './packed-words.ts'
import { type ParseQuery, queryParser } from './query-words.ts'
import type { SearchHit } from './search-provider.ts'

/** Reads a JSON file at an address; throws when it cannot be loaded. */
export type ReadJson = (href: string) => Promise<unknown>

/** A term with its packed records and scores. */
export interface FoundTerm {
  readonly term: string
  readonly postings: string
}

/** A hit without its excerpt. */
export type HitPlace = Omit<SearchHit, 'excerpt' | 'isCode'>

/** Most term files for beginnings of one and two letters, because more letters follow soon. */
const SHORT_BEGINNINGS = [0, 2, 6]

/** An open index: loads each needed file once, and a failed one again on the next request. */
export class IndexReader {
  readonly #read: ReadJson
  readonly #common: CommonFile
  /** Contents of the requested files, by name. */
  readonly #files = new Map<string, Promise<unknown>>()
  /** Names of the files that have arrived. */
  readonly #loaded = new Set<string>()
  /** Where each term file begins; empty if there is no term. */
  readonly #firstTerms: readonly string[]
  /** Page number of each record. */
  readonly pages: readonly number[]
  /** Search tag of each page. */
  readonly #tags: readonly string[]
  /** Parses a query with the search words of the site. */
  readonly parse: ParseQuery

  /** @throws Error when the index has another version or is damaged. */
  constructor(common: CommonFile, read: ReadJson) {
    if (common?.format !== INDEX_FORMAT) throw new Error('The search index has another format.')
    const { inline } = common
    this.#common = common
    this.#firstTerms = intact('common.json', () => common.firstTerms.match(/\S+/g) ?? [])
    this.#read = inline === undefined ? read : async (name) => ownValue(inline, name)
    const pages = intact('common.json', () =>
      common.runs.flatMap(({ tag, pages }) =>
        numbersOf(pages).map((records) => ({ tag, records })),
      ),
    )
    this.pages = pages.flatMap(({ records }, page) => new Array<number>(records).fill(page))
    this.#tags = pages.map(({ tag }) => tag)
    this.parse = queryParser(common.words)
  }

  tagOf(record: number): string {
    return this.#tags[this.pages[record] ?? 0] ?? ''
  }

  async term(term: string): Promise<FoundTerm | undefined> {
    const found = await Promise.all(this.#filesOf(term, term).map((file) => this.#termFile(file)))
    return found.flat().find((other) => other.term === term)
  }

  async termsFrom(beginning: string): Promise<FoundTerm[]> {
    const most = SHORT_BEGINNINGS[beginning.length] ?? this.#common.filesPerBeginning
    const files = this.#filesOf(beginning, `${beginning}\uffff`).slice(0, most)
    const found = await Promise.all(files.map((file) => this.#termFile(file)))
    return found.flat().filter(({ term }) => term.startsWith(beginning))
  }

  /** All terms that are compared with typos. */
  vocabulary(): Promise<readonly string[]> {
    return this.#load('vocabulary.json', ({ terms }: VocabularyFile) => unpackWords(terms))
  }

  /**
   * Load every file that no query has needed yet, except the texts of results, one after the other,
   * until all are loaded or `isStopped` returns true. Failures are left to the query that needs the file.
   */
  async loadRest(isStopped: () => boolean): Promise<void> {
    const { recordsPerFile } = this.#common
    const loads = [
      ...this.#firstTerms.map((_, number) => () => this.#termFile(number)),
      ...this.pages
        .filter((_, record) => record % recordsPerFile === 0)
        .map((_, number) => () => this.#placeFile(number)),
      () => this.vocabulary(),
    ]
    for (const load of loads) {
      if (isStopped()) return
      await load().catch(() => undefined)
    }
  }

  /** Whether names and text of a record are loaded. */
  hasHit(record: number): boolean {
    const { inline, recordsPerFile, textsPerFile } = this.#common
    const has = (kind: string, size: number) =>
      this.#loaded.has(`${kind}${Math.floor(record / size)}.json`)
    return inline !== undefined || (has('r', recordsPerFile) && has('x', textsPerFile))
  }

  /** Address and names of a record. */
  async place(record: number): Promise<HitPlace> {
    const { recordsPerFile } = this.#common
    const number = Math.floor(record / recordsPerFile)
    const place = (await this.#placeFile(number))[record % recordsPerFile]
    if (place === undefined) throw damaged(`r${number}.json`)
    return place
  }

  /** The texts of a record; a result without them is better than none. */
  async texts(record: number): Promise<SectionTexts> {
    const { textsPerFile } = this.#common
    const number = Math.floor(record / textsPerFile)
    const sections = await this.#load(`x${number}.json`, sectionsIn).catch(() => [])
    return sections[record % textsPerFile] ?? { text: '', asked: [] }
  }

  /** Numbers of the term files that contain terms from `from` to `to`. */
  #filesOf(from: string, to: string): number[] {
    const first = Math.max(
      0,
      this.#firstTerms.findLastIndex((term) => term <= from),
    )
    const last = this.#firstTerms.findLastIndex((term) => term <= to)
    return Array.from({ length: Math.max(0, last + 1 - first) }, (_, at) => first + at)
  }

  #placeFile(number: number): Promise<readonly HitPlace[]> {
    return this.#load(`r${number}.json`, placesIn)
  }

  #termFile(number: number): Promise<readonly FoundTerm[]> {
    return this.#load(`t${number}.json`, termsIn)
  }

  #load<File, Content>(name: string, parse: (file: File) => Content): Promise<Content> {
    const content = onceFor(this.#files, name, async () => {
      const file = (await this.#read(name)) as File
      const parsed = intact(name, () => parse(file))
      this.#loaded.add(name)
      return parsed
    })
    // A file is always parsed in the same way.
    return content as Promise<Content>
  }
}

/** @throws RangeError when a term has no postings. */
function termsIn({ terms, postings }: TermFile): FoundTerm[] {
  const packed = postings.split(' ')
  const found = terms.split(' ').map((term, at) => ({ term, postings: packed[at] ?? '' }))
  if (found.length !== packed.length) throw new RangeError()
  return found
}

/** @throws TypeError when a record has no page. */
function placesIn({ pages, records }: RecordFile): HitPlace[] {
  return records.map(([page, anchor, heading]) => {
    const [pageHref, title, crumbs] = pages[page] as RecordFile['pages'][number]
    const href = anchor === '' ? pageHref : `${pageHref}#${anchor}`
    return { href, pageHref, title, heading, crumbs }
  })
}

function sectionsIn({ texts, asked = [] }: TextFile): SectionTexts[] {
  return texts.map((text, at) => ({ text, asked: (asked[at] ?? '').split('\n') }))
}

/** @throws Error with the name of the file when its content cannot be parsed. */
function intact<Content>(name: string, parse: () => Content): Content {
  try {
    return parse()
  } catch {
    throw damaged(name)
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
