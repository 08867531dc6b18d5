import type { SearchWords } from '../shared/search-words.ts'

/** Version of everything below; files of another version are refused. */
export const INDEX_FORMAT = 3

/** `search-index.json`, the one file with a name that stays: which indexes the site has. */
export interface SearchCatalogue {
  readonly format: number
  readonly indexes: readonly CatalogueEntry[]
}

export interface CatalogueEntry {
  readonly name: string
  /** Served address of the folder with the files of the index, ending in `/`. */
  readonly folder: string
  /** Search tags of the pages in it. */
  readonly tags: readonly string[]
  /** What most readers search comes with the catalogue while it is small; absent: it is in `common.json` of the folder. */
  readonly common?: CommonFile
}

/** What every query needs. */
export interface CommonFile {
  readonly format: number
  readonly name: string
  readonly words: SearchWords
  /** Packed: number of records of each page, in order. */
  readonly pages: string
  readonly tags: readonly string[]
  /** Packed: for each run of pages with the same tag, the number of the tag and its pages. */
  readonly tagRuns: string
  /** First term of each term file `t0.json`, `t1.json`… */
  readonly firstTerms: readonly string[]
  /** Term files that the beginning of a word may load at most: one letter is in many. */
  readonly filesPerBeginning: number
  /** Records in each of the files `r0.json`, `r1.json`… */
  readonly recordsPerFile: number
  /** All other files by name, when the site is so small that one request is best. */
  readonly inline?: Readonly<Record<string, TermFile | RecordFile | VocabularyFile>>
}

/** A range of terms, in order of their characters. */
export interface TermFile {
  /** Parted by blanks. */
  readonly terms: string
  /** For each term, parted by blanks: packed distance to the next record, then a digit for its score. */
  readonly postings: string
}

/** What the results show of some records. */
export interface RecordFile {
  readonly pages: readonly (readonly [href: string, title: string, crumbs: readonly string[]])[]
  /** `page` counts within this file; `anchor` is without `#`. */
  readonly records: readonly (readonly [
    page: number,
    anchor: string,
    heading: string,
    excerpt: string,
  ])[]
}

/** `vocabulary.json`: all terms that a typo may stand for. */
export interface VocabularyFile {
  /** As `packWords` packs them. */
  readonly terms: string
}
