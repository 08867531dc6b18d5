import { isCalledTerm } from './called-terms.ts'
import { countAt } from './count-terms.ts'
import { MAY_BE_MISTYPED } from './find-terms.ts'
import {
  type CommonFile,
  INDEX_FORMAT,
  type IndexFile,
  type RecordFile,
  type SectionTexts,
  type TextFile,
} from './index-files.ts'
import { FIELDS } from './index-weights.ts'
import { packNumber, packScore } from './packed-numbers.ts'
import { packWords } from './packed-words.ts'
import type { PageWords } from './page-words.ts'
import { termScorer } from './score-terms.ts'
import type { SearchWords } from './search-words.ts'
import { type AskedOfPage, type TermEntry, TermTable } from './term-table.ts'

/** Characters of a term file after which the next one begins. */
const TERM_FILE_SIZE = 2_000
const RECORDS_PER_FILE = 8
const TEXTS_PER_FILE = 2
/** Most term files; a larger index has larger ones, so that a large site has not thousands. */
const MOST_TERM_FILES = 400
const MOST_RECORD_FILES = 500
/** Each result needs one, so that these files stay small on a large site, too. */
const MOST_TEXT_FILES = 4_000
/** Maximum characters of terms and postings that the beginning of a word may load. */
const BEGINNING_SIZE = 36_000
/** Below this total number of characters, one file costs less than several requests. */
const INLINE_SIZE = 80_000

export interface IndexedPage {
  readonly words: PageWords
  readonly crumbs: readonly string[]
  /** Search tag: `docs-<docs id>-<version>`. */
  readonly tag: string
  /** What readers say for its sections. */
  readonly asked?: AskedOfPage | undefined
  /** Factor of its weight in searches for anything but its name. */
  readonly boost?: number | undefined
}

/** Index some pages; the result is deterministic. */
export function buildSearchIndex(pages: Iterable<IndexedPage>, words: SearchWords) {
  const table = new TermTable()
  const shownPages: RecordFile['pages'][number][] = []
  const records: RecordFile['records'][number][] = []
  const texts: SectionTexts[] = []
  const runs: { readonly tag: string; pages: string }[] = []
  for (const { words: page, crumbs, tag, asked, boost } of pages) {
    table.addPage(page, asked, boost)
    const place = shownPages.push([page.href, page.title, crumbs]) - 1
    for (const [hash, heading, text] of page.sections) {
      records.push([place, hash, heading])
      texts.push({ text, asked: asked?.get(hash) ?? [] })
    }
    const length = packNumber(page.sections.length)
    const run = runs.at(-1)
    if (run?.tag === tag) run.pages += length
    else runs.push({ tag, pages: length })
  }
  const recordsPerFile = sizeOfParts(records, RECORDS_PER_FILE, MOST_RECORD_FILES)
  const textsPerFile = sizeOfParts(texts, TEXTS_PER_FILE, MOST_TEXT_FILES)
  const { files: termFiles, vocabulary, ...ofTerms } = termFilesOf(table)
  const files = new Map<string, IndexFile>([
    ...termFiles.map((file, at) => [`t${at}.json`, file] as const),
    ...partsOf(records, recordsPerFile).map(
      (part, at) => [`r${at}.json`, recordFileOf(shownPages, part)] as const,
    ),
    ...partsOf(texts, textsPerFile).map((part, at) => [`x${at}.json`, textFileOf(part)] as const),
    ['vocabulary.json', { terms: vocabulary }],
  ])
  const contents = new Map([...files].map(([file, content]) => [file, JSON.stringify(content)]))
  const common: CommonFile = {
    format: INDEX_FORMAT,
    words,
    runs,
    ...ofTerms,
    recordsPerFile,
    textsPerFile,
  }
  const size = [...contents.values()].reduce((sum, text) => sum + text.length, 0)
  const tags = [...new Set(runs.map(({ tag }) => tag))]
  return size <= INLINE_SIZE
    ? { tags, common: { ...common, inline: Object.fromEntries(files) }, files: new Map() }
    : { tags, common, files: contents }
}

/** Items of each file, so that there are not too many files. */
function sizeOfParts(all: readonly unknown[], usual: number, mostFiles: number): number {
  return Math.max(usual, Math.ceil(all.length / mostFiles))
}

function partsOf<Item>(all: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, at) =>
    all.slice(at * size, (at + 1) * size),
  )
}

function termFilesOf(table: TermTable) {
  const scoresOf = termScorer(table)
  const found = Array.from(table.entries(), (entry) => {
    const postings = postingsOf(entry, scoresOf(entry))
    return {
      term: entry.term,
      postings,
      size: entry.term.length + postings.length,
      isTyped: mayBeMistyped(entry),
    }
  })
  const total = found.reduce((sum, { size }) => sum + size, 0)
  const fileSize = Math.max(TERM_FILE_SIZE, Math.ceil(total / MOST_TERM_FILES))
  const groups: (typeof found)[] = []
  let filled = fileSize
  for (const term of found) {
    if (filled >= fileSize) {
      groups.push([])
      filled = 0
    }
    groups.at(-1)?.push(term)
    filled += term.size
  }
  return {
    files: groups.map((group) => ({
      terms: group.map(({ term }) => term).join(' '),
      postings: group.map(({ postings }) => postings).join(' '),
    })),
    firstTerms: groups
      .map((group, at) => dividerOf(groups[at - 1]?.at(-1)?.term, group[0]?.term))
      .join(' '),
    filesPerBeginning: Math.ceil(BEGINNING_SIZE / fileSize),
    vocabulary: packWords(found.filter(({ isTyped }) => isTyped).map(({ term }) => term)),
  }
}

/** The shortest beginning of a file's first term that comes after the last term of the file before. */
function dividerOf(last = '', first = ''): string {
  let length = 0
  while (length < first.length && first.slice(0, length) <= last) length++
  return first.slice(0, length)
}

function postingsOf({ records }: TermEntry, scores: Float64Array): string {
  const pieces = Array.from(records, (record, at) => {
    const distance = record - (records[at - 1] ?? -1) - 1
    return packNumber(distance) + packScore(scores[at] ?? 0)
  })
  return pieces.join('')
}

/** Longest word that readers type from memory if no page or section is named after it. */
const LONGEST_TYPED = 20
const NAMING = (['names', 'heading'] as const).map((field) => FIELDS.indexOf(field))

/** Whether readers type the word from memory: not for numbers, nor for what is named nowhere. */
function mayBeMistyped({ term, counts }: TermEntry): boolean {
  if (isCalledTerm(term) || !MAY_BE_MISTYPED.test(term)) return false
  if (term.length <= LONGEST_TYPED && !/\d/.test(term)) return true
  return counts.some((packed) => NAMING.some((field) => countAt(packed, field) > 0))
}

function textFileOf(sections: readonly SectionTexts[]): TextFile {
  const texts = sections.map(({ text }) => text)
  const asked = sections.map((section) => section.asked.join('\n'))
  return asked.some(Boolean) ? { texts, asked } : { texts }
}

/** Addresses and names of some records. */
function recordFileOf(pages: RecordFile['pages'], records: RecordFile['records']): RecordFile {
  const first = records[0]?.[0] ?? 0
  return {
    pages: pages.slice(first, (records.at(-1)?.[0] ?? 0) + 1),
    records: records.map(([page, ...shown]) => [page - first, ...shown]),
  }
}
