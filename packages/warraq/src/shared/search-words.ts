/** Words that the writers of a site own, for its search. */
export interface SearchWords {
  /** Words that carry no meaning in a question; they count only when nothing else is left. */
  readonly stopWords: readonly string[]
  /** Groups of words and phrases that mean the same to a reader. */
  readonly synonyms: readonly (readonly string[])[]
}

const ENGLISH_STOP_WORDS =
  'a an and are as at be by can could did do does for from had has have how i if in into is it its me my of on or our should so than that the their them then there these they this to was we were what when where which who why will with would you your via about get use using much many long go'

/** What a site without words of its own searches with: only English has stop words here. */
export function defaultSearchWords(lang: string): SearchWords {
  return { stopWords: /^en\b/.test(lang) ? ENGLISH_STOP_WORDS.split(' ') : [], synonyms: [] }
}
