import type { SearchWords } from './search-words.ts'

/** Version of the format below; files of another version are refused. */
export const INDEX_FORMAT = 7

/** `search-index.json`, the only file with a fixed name: lists the indexes of the site. */
export interface SearchCatalogue {
  readonly format: number
  readonly indexes: readonly CatalogueEntry[]
}

export interface CatalogueEntry {
  readonly name: string
  /** Served address of the folder with the files of the index, with a final `/`. */
  readonly folder: string
  /** Search tags of its pages. */
  readonly tags: readonly string[]
  /**
   * Common data of the first index, which most readers search, while it is small; absent: it is in
   * `common.json` in the folder.
   */
  readonly common?: CommonFile
}

/** Data that every query needs. */
export interface CommonFile {
  readonly format: number
  readonly words: SearchWords
  /** All pages in order, in runs with the same search tag; packed: number of records of each. */
  readonly runs: readonly { readonly tag: string; readonly pages: string }[]
  /**
   * Beginning of the first term of each term file `t0.json`, `t1.json`…, after the term before it;
   * separated by spaces.
   */
  readonly firstTerms: string
  /** Most term files that the beginning of a word may load: one letter occurs in many. */
  readonly filesPerBeginning: number
  /** Number of records in each of the files `r0.json`, `r1.json`… */
  readonly recordsPerFile: number
  /** Number of records in each of the files `x0.json`, `x1.json`… */
  readonly textsPerFile: number
  /** All other files by name, if the site is so small that a single request is best. */
  readonly inline?: Readonly<Record<string, IndexFile>>
}

export type IndexFile = TermFile | RecordFile | TextFile | VocabularyFile

/** A range of terms, in code unit order. */
export interface TermFile {
  /** Separated by spaces. */
  readonly terms: string
  /**
   * For each term, separated by spaces: packed distance to the next record, then a digit for its
   * score.
   */
  readonly postings: string
}

/** Addresses and names of some records. */
export interface RecordFile {
  readonly pages: readonly (readonly [href: string, title: string, crumbs: readonly string[]])[]
  /** `page` is an index within this file; `anchor` is without `#`. */
  readonly records: readonly (readonly [page: number, anchor: string, heading: string])[]
}

/** Texts of some records. */
export interface TextFile {
  /** From which excerpts are cut: lines, those of code after a tab. */
  readonly texts: readonly string[]
  /** What readers say for each record, one phrase a line; absent: nothing for any of them. */
  readonly asked?: readonly string[]
}

/** What says about a section whether it answers a query. */
export interface SectionTexts {
  /** Lines, those of code after a tab. */
  readonly text: string
  /** What readers say for it. */
  readonly asked: readonly string[]
}

/** `vocabulary.json`: all terms that are compared with typos. */
export interface VocabularyFile {
  /** As packed by `packWords`. */
  readonly terms: string
}
