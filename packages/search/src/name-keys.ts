import { CALLED, LONGEST_CALLED } from './called-terms.ts'
import { ENGLISH_STOP_WORDS } from './search-words.ts'
import { stem, words } from './tokenize.ts'
import { formRoot } from './word-roots.ts'

/** Words that readers leave out or change when they type a heading from memory. */
const FILLERS: ReadonlySet<string | undefined> = new Set(ENGLISH_STOP_WORDS.map(stem))

/** @param word as the index has it: `doe` is a filler, made of `does`. */
export function isFiller(word: string | undefined): boolean {
  return FILLERS.has(word)
}

/**
 * The words of a name in any order and form as one term, without fillers: `Unjail your validator` and
 * `unjailing validators` both become `unjailvalidator=`. Empty if there are none or too many.
 */
export function nameKey(text: string): string {
  const roots = rootsIn(text).sort().join('')
  return roots === '' || roots.length > LONGEST_CALLED ? '' : roots + CALLED
}

/** The different words of a name, without fillers. */
export function rootsIn(text: string): string[] {
  const found = words(text)
    .map(({ whole }) => stem(whole))
    .filter((word) => !isFiller(word))
    .map(formRoot)
  return [...new Set(found)]
}
