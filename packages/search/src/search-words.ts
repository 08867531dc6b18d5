/** Search words that the writers of a site maintain. */
export interface SearchWords {
  /**
   * Words without meaning in a question; they count only if the query has no others. Absent: the
   * English ones, which the browser knows already.
   */
  readonly stopWords?: readonly string[] | undefined
  /** Groups of words and phrases that are synonyms for a reader. */
  readonly synonyms: readonly (readonly string[])[]
}

/** Search words with those of single sections, which only the build needs. */
export interface SiteSearchWords extends SearchWords {
  /** What readers say for a page or section and it does not, by address below the base path. */
  readonly asked: Readonly<Record<string, readonly string[]>>
  /** File with the words, below the root; absent: the default words. */
  readonly file?: string
}

export const ENGLISH_STOP_WORDS: readonly string[] =
  'a an and are as at be by can could did do does for from had has have how i if in into is it its me my of on or our should so than that the their them then there these they this to was we were what when where which who why will with would you your via about get use using much many long go'.split(
    ' ',
  )

/** Default search words; only English has stop words here. */
export function defaultSearchWords(lang: string): SiteSearchWords {
  return { synonyms: [], asked: {}, ...(!/^en\b/.test(lang) && { stopWords: [] }) }
}
