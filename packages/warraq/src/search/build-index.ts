import type { SearchWords } from '../shared/search-words.ts'
import {
  type CommonFile,
  INDEX_FORMAT,
  type RecordFile,
  type TermFile,
  type VocabularyFile,
} from './index-files.ts'
import { packDigit, packNumber } from './packed-numbers.ts'
import { packWords } from './packed-words.ts'
import type { PageWords } from './page-words.ts'
import { termScorer } from './score-terms.ts'
import { scoreDigit } from './term-score.ts'
import { TermTable } from './term-table.ts'
import { isCalledTerm } from './tokenize.ts'

/** Characters of a term file after which the next one begins. */
const TERM_FILE_SIZE = 2_000
const RECORDS_PER_FILE = 8
/**
 * Maximum number of term files; larger indexes have larger files, so that a large site does not
 * have thousands.
 */
const MOST_TERM_FILES = 400
const MOST_RECORD_FILES = 500
/** Maximum characters of terms and postings that the beginning of a word may load. */
const BEGINNING_SIZE = 36_000
/** Below this total number of characters, one file costs less than several requests. */
const INLINE_SIZE = 60_000

export interface IndexedPage {
  readonly words: PageWords
  readonly crumbs: readonly string[]
  /** Search tag: `docs-<docs id>-<version>`. */
  readonly tag: string
}

export interface SearchIndexSource {
  /** Name of the scope: a language, and a version of a docs root unless it is the newest. */
  readonly name: string
  readonly pages: Iterable<IndexedPage>
  readonly words: SearchWords
}

export interface BuiltIndex {
  readonly common: CommonFile
  /** Texts of the other files, by name. */
  readonly files: ReadonlyMap<string, string>
  readonly tags: readonly string[]
}

/** Index the pages of one scope; the result is deterministic. */
export function buildSearchIndex({ name, pages, words }: SearchIndexSource): BuiltIndex {
  const table = new TermTable()
  const shown = new ShownRecords()
  const tags: string[] = []
  const tagRuns: { tag: number; pages: number }[] = []
  let recordsOfPages = ''
  for (const page of pages) {
    table.addPage(page.words)
    shown.add(page)
    recordsOfPages += packNumber(page.words.sections.length)
    if (!tags.includes(page.tag)) tags.push(page.tag)
    const tag = tags.indexOf(page.tag)
    const run = tagRuns.at(-1)
    if (run?.tag === tag) run.pages++
    else tagRuns.push({ tag, pages: 1 })
  }
  const { firstTerms, files: termFiles, filesPerBeginning, vocabulary } = termFilesOf(table)
  const files = new Map<string, TermFile | RecordFile | VocabularyFile>([
    ...termFiles.map((file, at) => [`t${at}.json`, file] as const),
    ...shown.files().map((file, at) => [`r${at}.json`, file] as const),
    ['vocabulary.json', { terms: vocabulary }],
  ])
  const texts = new Map([...files].map(([file, content]) => [file, JSON.stringify(content)]))
  const common: CommonFile = {
    format: INDEX_FORMAT,
    name,
    words,
    pages: recordsOfPages,
    tags,
    tagRuns: tagRuns.map((run) => packNumber(run.tag) + packNumber(run.pages)).join(''),
    firstTerms,
    filesPerBeginning,
    recordsPerFile: shown.perFile,
  }
  const size = [...texts.values()].reduce((sum, text) => sum + text.length, 0)
  return size <= INLINE_SIZE
    ? { tags, common: { ...common, inline: Object.fromEntries(files) }, files: new Map() }
    : { tags, common, files: texts }
}

interface TermFiles {
  readonly files: readonly TermFile[]
  readonly firstTerms: readonly string[]
  readonly filesPerBeginning: number
  readonly vocabulary: string
}

function termFilesOf(table: TermTable): TermFiles {
  const terms: string[] = []
  const postings: string[] = []
  let total = 0
  const scoresOf = termScorer(table)
  for (const entry of table.entries()) {
    const scores = scoresOf(entry)
    const pieces: string[] = []
    let last = -1
    entry.records.forEach((record, at) => {
      pieces.push(packNumber(record - last - 1) + packDigit(scoreDigit(scores[at] ?? 0)))
      last = record
    })
    const packed = pieces.join('')
    terms.push(entry.term)
    postings.push(packed)
    total += entry.term.length + packed.length
  }
  const fileSize = Math.max(TERM_FILE_SIZE, Math.ceil(total / MOST_TERM_FILES))
  const files: TermFile[] = []
  const firstTerms: string[] = []
  for (let start = 0, end = 0; start < terms.length; start = end) {
    for (let size = 0; size < fileSize && end < terms.length; end++)
      size += (terms[end]?.length ?? 0) + (postings[end]?.length ?? 0)
    firstTerms.push(terms[start] ?? '')
    files.push({
      terms: terms.slice(start, end).join(' '),
      postings: postings.slice(start, end).join(' '),
    })
  }
  return {
    files,
    firstTerms,
    filesPerBeginning: Math.ceil(BEGINNING_SIZE / fileSize),
    vocabulary: packWords(terms.filter(mayBeMistyped)),
  }
}

/** Whether a reader types the word from memory: not for numbers and joined identifiers. */
function mayBeMistyped(term: string): boolean {
  return term.length >= 3 && term.length <= 20 && !/\d/.test(term) && !isCalledTerm(term)
}

/** The result texts, page by page. */
class ShownRecords {
  readonly #pages: RecordFile['pages'][number][] = []
  /** Each with the number of its page. */
  readonly #records: RecordFile['records'][number][] = []

  add({ words: { href, title, sections }, crumbs }: IndexedPage): void {
    const page = this.#pages.push([href, title, crumbs]) - 1
    for (const section of sections) this.#records.push([page, ...section])
  }

  get perFile(): number {
    return Math.max(RECORDS_PER_FILE, Math.ceil(this.#records.length / MOST_RECORD_FILES))
  }

  files(): RecordFile[] {
    const size = this.perFile
    return Array.from({ length: Math.ceil(this.#records.length / size) }, (_, number) => {
      const records = this.#records.slice(number * size, (number + 1) * size)
      const first = records[0]?.[0] ?? 0
      const last = records.at(-1)?.[0] ?? 0
      return {
        pages: this.#pages.slice(first, last + 1),
        records: records.map(([page, ...shown]) => [page - first, ...shown] as const),
      }
    })
  }
}
