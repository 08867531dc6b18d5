import type { SearchWords } from './index-files.ts'

/** English words without meaning in a question; a site in another language brings its own. */
export const ENGLISH_STOP_WORDS: readonly string[] =
  'a an and are as at be by can could did do does for from had has have how i if in into is it its me my of on or our should so than that the their them then there these they this to was we were what when where which who why will with would you your via about get use using much many long go'.split(
    ' ',
  )

/** What a site without words of its own searches with. */
export const DEFAULT_SEARCH_WORDS: SearchWords = { stopWords: ENGLISH_STOP_WORDS, synonyms: [] }
