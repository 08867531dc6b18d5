import { stem, words } from './tokenize.ts'

/** Marks a term that is a whole name; it sorts next to the name's first word. */
export const CALLED = '='
/** Longer names are none that a reader types. */
export const LONGEST_CALLED = 60

/** A name or question as one term: `what is it` is `whatisit=`; empty if it is too long. */
export function calledTerm(text: string): string {
  const joined = words(text)
    .map(({ whole }) => stem(whole))
    .join('')
  return joined === '' || joined.length > LONGEST_CALLED ? '' : joined + CALLED
}

/** The sentences of a question or an error message. */
export function sentencesOf(text: string): string[] {
  return text.split(SENTENCE_END)
}

const SENTENCE_END = /[,;:?!]\s+|\.\s+|\s{0,9}(?:…|\.{3})\s*|[()"“”]/

/** The beginning of the terms for names that begin with a name, given its own term. */
export function calledBeginning(term: string): string {
  return term.slice(0, -CALLED.length)
}

export function isCalledTerm(term: string): boolean {
  return term.endsWith(CALLED)
}
